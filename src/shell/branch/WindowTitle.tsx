import { useLocation } from '@umijs/max';
import { theme } from 'antd';
import { useEffect } from 'react';
import { text, useLanguage } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { branchColour } from './branchColour';
import { usePageNotes } from '../tabs/pageNotes';
import { tabKey } from '../tabs/tabs';
import { useTabTitle } from '../tabs/useTabTitle';

const END = encodeURIComponent('</svg>');

/** The sign of the product with a dot of the branch's colour; answers how to take it off. */
function markIcon(colour: string) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!icon) return undefined;
  const plain = icon.href;
  const dot = `<circle cx="24" cy="8" r="8" fill="${colour}" stroke="#fff" stroke-width="2"/>`;
  icon.href = plain.replace(END, encodeURIComponent(dot) + END);
  return () => {
    icon.href = plain;
  };
}

/** Browser tabs of several companies side by side: each says in its title where it is, and its sign has that colour. */
export function WindowTitle() {
  const { pathname, search } = useLocation();
  const { branchId, branchName } = useSession();
  const { token } = theme.useToken();
  const title = useTabTitle();
  const language = useLanguage();
  // A page may name its record later.
  usePageNotes();
  const shown = [title(tabKey(pathname + search)), branchName].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = shown;
  }, [shown, language]);
  useEffect(
    () => () => {
      document.title = text('app.title');
    },
    [],
  );
  const colour = token[`${branchColour(branchId)}-6`];
  useEffect(() => markIcon(colour), [colour]);
  return null;
}
