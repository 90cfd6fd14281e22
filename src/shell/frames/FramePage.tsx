import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { text, useLanguage, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage } from '@/core/page/page';
import { titleOf } from '../menu/menuNode';
import { useMenu } from '../menu/menuStore';
import { HOME } from '@/core/page/alwaysPages';
import { ExternalFrame } from './ExternalFrame';

/** /iframeViews?id=menuId: the external link of a menu item; a menu item that is not granted is refused. */
export function FramePage() {
  const { search } = useLocation();
  const { byId } = useMenu();
  const language = useLanguage();
  const translate = useText();
  const { leave } = usePage();
  const node = byId.get(new URLSearchParams(search).get('id') ?? '');
  const isLink = node?.kind === 'external';
  useEffect(() => {
    if (isLink) return;
    notifier.warning(text('core.noPermission'));
    leave(HOME);
  }, [isLink, leave]);
  if (!isLink) return null;
  return <ExternalFrame key={node.target} link={node.target} title={titleOf(node, language, translate)} />;
}
