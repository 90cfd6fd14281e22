import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import { type MenuRecord, menusApi } from '@/contract/system/menus';
import { useCall } from '@kit/data/useCall';
import { T, useLanguage, useText } from '@/core/i18n';

interface Node {
  value: string;
  title: string;
  disabled: boolean;
  children: Node[];
}

const nodesOf = (menus: readonly MenuRecord[], language: string, isUsable: (menu: MenuRecord) => boolean): Node[] =>
  menus.map((menu) => ({
    value: menu.menuId,
    title: menu.titles[language] || menu.menuTitle,
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
  const text = useText();
  const language = useLanguage();
  const { data, loading, error } = useCall(menusApi.tree, {});
  const treeData = useMemo(
    () => nodesOf(data ?? [], language, ({ pageKey, children }) => groups || (pageKey !== '' && children.length === 0)),
    [data, language, groups],
  );
  return (
    <TreeSelect
      {...props}
      allowClear
      treeLine
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder={text('select.choose')}
      loading={loading}
      treeData={treeData}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}
