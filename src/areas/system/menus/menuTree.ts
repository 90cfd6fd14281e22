import { MENU_STATUS, MENU_TOP, type MenuRecord } from '@/contract/system/menus';

/** A menu and all below it. */
export const flatten = (menu: MenuRecord): MenuRecord[] => [menu, ...menu.children.flatMap(flatten)];

export const findMenu = (menus: readonly MenuRecord[], menuId: string): MenuRecord | undefined =>
  menus.flatMap(flatten).find((menu) => menu.menuId === menuId);

/** The title in the user's language, if the menu has one. */
export const titleOf = ({ titles, menuTitle }: Pick<MenuRecord, 'titles' | 'menuTitle'>, language: string) =>
  titles[language] || menuTitle;

/** The position of a menu: its parent, and its index among the children. */
export interface Position {
  menuParent: string;
  index: number;
}

/** The part of a row over which something is dragged. */
export type Zone = 'before' | 'inside' | 'after';

/** The children of a menu, or of the top, without the menu that is moved. */
export function siblingsAt(menus: readonly MenuRecord[], menuParent: string, moved: string) {
  const children = menuParent === MENU_TOP ? menus : (findMenu(menus, menuParent)?.children ?? []);
  return children.filter(({ menuId }) => menuId !== moved);
}

/** The sibling before a menu; undefined for the first one. */
export function siblingBefore(menus: readonly MenuRecord[], { menuId, menuParent }: MenuRecord) {
  const children = menuParent === MENU_TOP ? menus : (findMenu(menus, menuParent)?.children ?? []);
  return children[children.findIndex((one) => one.menuId === menuId) - 1];
}

interface Drop {
  moved: string;
  target: string;
  zone: Zone;
  /** Whether the target is unfolded: then "after" it means before its first child. */
  isOpen: boolean;
}

/** The new position of a dropped menu; undefined if it would not move, or may not: into itself, or below a link. */
export function positionOf(menus: readonly MenuRecord[], { moved, target, zone, isOpen }: Drop): Position | undefined {
  const own = findMenu(menus, moved);
  const at = findMenu(menus, target);
  if (!own || !at || flatten(own).includes(at)) return undefined;
  if (zone === 'inside') {
    if (at.isExternalLink === 1 || own.menuParent === target) return undefined;
    return { menuParent: target, index: at.children.length };
  }
  const isFirst = zone === 'after' && isOpen && at.children.length > 0;
  const menuParent = isFirst ? target : at.menuParent;
  const siblings = siblingsAt(menus, menuParent, moved);
  const index = isFirst ? 0 : siblings.indexOf(at) + (zone === 'after' ? 1 : 0);
  const before = menuParent === MENU_TOP ? menus : (findMenu(menus, menuParent)?.children ?? []);
  return menuParent === own.menuParent && before.indexOf(own) === index ? undefined : { menuParent, index };
}

/** The sidebar of a user with these menus: only enabled, visible ones, in groups that are enabled and visible, too. */
export function sidebarOf(menus: readonly MenuRecord[], granted: ReadonlySet<string>): MenuRecord[] {
  return menus
    .filter(({ menuId, status, isFind }) => granted.has(menuId) && status === MENU_STATUS.enabled && isFind === 1)
    .map((menu) => ({ ...menu, children: sidebarOf(menu.children, granted) }));
}
