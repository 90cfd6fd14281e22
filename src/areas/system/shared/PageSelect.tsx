import { useMemo } from 'react';
import { type MenuRecord, menusApi } from '@/contract/system/menus';
import { useCall } from '@kit/data/useCall';
import { useLanguage } from '@/core/i18n';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';

const nodesOf = (
  menus: readonly MenuRecord[],
  language: string,
  isUsable: (menu: MenuRecord) => boolean,
): TreeOption[] =>
  menus.map((menu) => ({
    value: menu.menuId,
    label: menu.titles[language] || menu.menuTitle,
    disabled: !isUsable(menu),
    children: nodesOf(menu.children, language, isUsable),
  }));

interface Props {
  id?: string;
  value?: string;
  onChange?: (menuId: string | undefined) => void;
  /** Groups can be chosen as well: a group stands for all pages below it. */
  groups?: boolean;
}

/** Chooses a page from the tree of the menu. */
export function PageSelect({ groups = false, ...props }: Props) {
  const language = useLanguage();
  const read = useCall(menusApi.tree, {});
  const treeData = useMemo(
    () =>
      nodesOf(
        read.data ?? [],
        language,
        ({ pageKey, children }) => groups || (pageKey !== '' && children.length === 0),
      ),
    [read.data, language, groups],
  );
  return <RemoteTreeSelect<string | undefined> {...props} allowClear treeLine read={read} treeData={treeData} />;
}
