import { type MenuRecord, menusApi } from '@/contract/people/menus';
import { call } from '@/core/http/call';
import { useLanguage, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { editOf, FIRST, type MenuJob, newMenu } from './menuJobs';
import { siblingBefore, titleOf } from './menuTree';

interface Props {
  /** Absent when it has just been deleted. */
  menu: MenuRecord | undefined;
  /** The whole tree. */
  menus: readonly MenuRecord[];
  onOpen: (job: Partial<MenuJob>) => void;
  onHistory: (menu: MenuRecord) => void;
  onChanged: () => void;
}

/** What may be done to one menu. */
export function MenuActions({ menu, menus, onOpen, onHistory, onChanged }: Props) {
  const text = useText();
  const language = useLanguage();
  if (!menu) return null;
  const { menuId, menuParent, version, children, buttonCount, vital, menuUrl } = menu;
  const remove = async () => {
    await call(menusApi.delete, { id: menuId, version }).finally(onChanged);
    notifier.success(text('menus.deleted'));
  };
  const addChild: Action = {
    code: 'menuManage_addChild',
    label: 'menus.addChild',
    onAction: () => onOpen(newMenu(menuId, children)),
  };
  const del: Action = {
    code: 'menuManage_del',
    label: 'action.delete',
    danger: true,
    onAction: remove,
    confirm: {
      title: 'menus.askDelete',
      content: 'menus.askDeleteHelp',
      values: { name: titleOf(menu, language), url: menuUrl },
    },
  };
  const actions: Action[] = [
    ...(menu.isExternalLink === 1 ? [] : [addChild]),
    { code: 'menuManage_edit', label: 'action.edit', onAction: () => onOpen(editOf(menu)) },
    {
      code: 'menuManage_move',
      label: 'menus.move',
      onAction: () => onOpen({ kind: 'move', menu, menuParent, after: siblingBefore(menus, menu)?.menuId ?? FIRST }),
    },
    { label: 'history.show', onAction: () => onHistory(menu) },
    // What has something below it can not go before that; what the console needs, never.
    ...(vital || children.length > 0 || buttonCount > 0 ? [] : [del]),
  ];
  return <RowActions actions={actions} />;
}
