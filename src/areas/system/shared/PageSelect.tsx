import { useMemo } from 'react';
import { type MenuRecord, menusApi } from '@/contract/system/menus';
import { useCall } from '@kit/data/useCall';
import { useLanguage } from '@/core/i18n';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';

const nodesOf = (menus: readonly MenuRecord[], language: string): TreeOption[] =>
  menus.map(({ menuId, titles, menuTitle, children }) => ({
    value: menuId,
    label: titles[language] || menuTitle,
    children: nodesOf(children, language),
  }));

interface Props {
  id?: string;
  value?: string;
  onChange?: (menuId: string | undefined) => void;
}

/** Chooses a page from the tree of the menu, or a group, which stands for all pages below it. */
export function PageSelect(props: Props) {
  const language = useLanguage();
  const read = useCall(menusApi.tree, {});
  const treeData = useMemo(() => nodesOf(read.data ?? [], language), [read.data, language]);
  return <RemoteTreeSelect<string | undefined> {...props} allowClear treeLine read={read} treeData={treeData} />;
}
