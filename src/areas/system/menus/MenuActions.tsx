import { type MenuRecord, menusApi } from '@/contract/system/menus';
import { call } from '@/core/http/call';
import { useLanguage } from '@/core/i18n';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { type EditedMenu, editOf, FIRST, newMenu } from './editedMenu';
import { siblingBefore, titleOf } from './menuTree';

interface Props {
  /** Undefined when the menu has just been deleted. */
  menu: MenuRecord | undefined;
  /** The whole tree. */
  menus: readonly MenuRecord[];
  onEdit: (edited: EditedMenu) => void;
  onHistory: (menu: MenuRecord) => void;
}

/** The actions on one menu. */
export function MenuActions({ menu, menus, onEdit, onHistory }: Props) {
  const language = useLanguage();
  if (!menu) return null;
  const { menuId, menuParent, version, children, buttonCount, vital, menuUrl } = menu;
  const addChild: Action = {
    code: 'menuManage_addChild',
    label: 'menus.addChild',
    onAction: () => onEdit(newMenu(menuId, children)),
  };
  const move = () => {
    const after = siblingBefore(menus, menu)?.menuId ?? FIRST;
    onEdit({ kind: 'move', menu, start: { version, menuParent, after } });
  };
  const del: Action = {
    code: 'menuManage_del',
    label: 'action.delete',
    danger: true,
    confirm: {
      title: 'menus.askDelete',
      content: 'menus.askDeleteHelp',
      values: { name: titleOf(menu, language), url: menuUrl },
    },
    onAction: () => call(menusApi.delete, { id: menuId, version }),
    done: 'menus.deleted',
  };
  const actions: Action[] = [
    ...(menu.isExternalLink === 1 ? [] : [addChild]),
    { code: 'menuManage_edit', label: 'action.edit', onAction: () => onEdit(editOf(menu)) },
    { code: 'menuManage_move', label: 'menus.move', onAction: move },
    { label: 'history.show', onAction: () => onHistory(menu) },
    // A menu with something below it cannot be deleted before that; a menu that the console needs cannot be deleted at
    // all.
    ...(vital || children.length > 0 || buttonCount > 0 ? [] : [del]),
  ];
  return <RowActions inTree actions={actions} />;
}
