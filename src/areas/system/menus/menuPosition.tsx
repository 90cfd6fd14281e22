import { Form, Select, TreeSelect } from 'antd';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { MENU_TOP, type MenuRecord } from '@/contract/system/menus';
import { T, useLanguage, useText } from '@/core/i18n';
import { FIRST } from './editedMenu';
import { findMenu, siblingsAt, titleOf } from './menuTree';

interface Node {
  value: string;
  title: string;
  disabled: boolean;
  children: Node[];
}

/** Possible parents of a menu: neither a link, nor the menu itself, nor anything below it. */
const nodesOf = (menus: readonly MenuRecord[], language: string, moved: string): Node[] =>
  menus
    .filter(({ menuId }) => menuId !== moved)
    .map((menu) => ({
      value: menu.menuId,
      title: titleOf(menu, language),
      disabled: menu.isExternalLink === 1,
      children: nodesOf(menu.children, language, moved),
    }));

interface Props {
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  menus: readonly MenuRecord[];
  /** The id of the menu that is moved; empty for a new one. */
  moved: string;
}

/** Chooses the parent of a menu. */
export function ParentField({ menus, moved, ...props }: Props) {
  const text = useText();
  const language = useLanguage();
  const treeData = useMemo(
    () => [{ value: MENU_TOP, title: text('menus.top'), disabled: false, children: nodesOf(menus, language, moved) }],
    [menus, language, moved, text],
  );
  return (
    <TreeSelect
      {...props}
      treeLine
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandedKeys={[MENU_TOP]}
      placeholder={text('select.choose')}
      treeData={treeData}
    />
  );
}

/** Chooses the sibling before a menu; without siblings it is the first. */
export function AfterField({ menus, moved, onChange, ...props }: Props) {
  const text = useText();
  const language = useLanguage();
  const parent: unknown = Form.useWatch('menuParent');
  const siblings = siblingsAt(menus, typeof parent === 'string' ? parent : MENU_TOP, moved);
  const options = [
    { value: FIRST, label: text('menus.first') },
    ...siblings.map((sibling) => ({
      value: sibling.menuId,
      label: text('menus.behind', { name: titleOf(sibling, language) }),
    })),
  ];
  // Nothing can be checked before the parent is known.
  const isGone =
    typeof parent === 'string' && props.value !== undefined && !options.some(({ value }) => value === props.value);
  const forget = useEffectEvent(() => onChange?.(undefined));
  // A sibling of the former parent cannot be kept.
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  return (
    <Select {...props} placeholder={text('select.choose')} {...(onChange ? { onChange } : {})} options={options} />
  );
}

/** The title of a menu's parent. */
export function MenuTitle({ menus, menuId }: { menus: readonly MenuRecord[]; menuId: string }) {
  const language = useLanguage();
  const found = findMenu(menus, menuId);
  return found ? titleOf(found, language) : <T id="menus.top" />;
}
