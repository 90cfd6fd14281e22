import { FLAG } from '@/contract/fields';
import { MENU_STATUS, MENU_TOP, type MenuRecord, menusApi } from '@/contract/system/menus';
import { call } from '@/core/http/call';

/** The values of the dialogs; titles of the other languages are fields of the same object. */
export interface MenuForm {
  menuParent: string;
  menuTitle: string;
  titleEn: string;
  titleEs: string;
  titleJa: string;
  menuUrl: string;
  menuIcon: string;
  sort: number;
  isExternalLink: 0 | 1;
  isFind: 0 | 1;
  noCache: 0 | 1;
  status: 0 | 1;
  /** The id of the sibling before it, or FIRST. */
  after: string;
}

/** What a form begins with, and the version that it starts from. */
type Start = Partial<MenuForm> & { version?: number };

/** The task of a dialog. */
export type EditedMenu = { kind: 'add'; start: Start } | { kind: 'edit' | 'move'; menu: MenuRecord; start: Start };

/** Stands for no sibling; no menu has this id. */
export const FIRST = MENU_TOP;

/** A new menu comes after its siblings. */
export function newMenu(menuParent: string, siblings: readonly MenuRecord[]): EditedMenu {
  const sort = Math.max(0, ...siblings.map((sibling) => sibling.sort)) + 10;
  const flags = { isExternalLink: FLAG.no, isFind: FLAG.yes, noCache: FLAG.no, status: MENU_STATUS.enabled };
  return { kind: 'add', start: { menuParent, sort, menuIcon: '', ...flags } };
}

export function editOf(menu: MenuRecord): EditedMenu {
  const { version, titles, menuParent, menuTitle, menuUrl, menuIcon, sort } = menu;
  const { isExternalLink, isFind, noCache, status } = menu;
  const { en: titleEn = '', es: titleEs = '', ja: titleJa = '' } = titles;
  const texts = { menuTitle, titleEn, titleEs, titleJa };
  const flags = { isExternalLink, isFind, noCache, status };
  return { kind: 'edit', menu, start: { version, menuParent, ...texts, menuUrl, menuIcon, sort, ...flags } };
}

/** The index of a menu that comes after this sibling. */
const indexAfter = (siblings: readonly MenuRecord[], after: string) =>
  siblings.findIndex(({ menuId }) => menuId === after) + 1;

type SiblingsAt = (menuParent: string, moved: string) => readonly MenuRecord[];

interface Save {
  form: MenuForm;
  /** The version that the form has loaded. */
  version: number | undefined;
  siblingsAt: SiblingsAt;
}

export function saveMenu(edited: EditedMenu, { form, version = 0, siblingsAt }: Save) {
  const { menuParent, after, menuTitle, menuUrl, menuIcon, sort, isExternalLink, isFind, noCache, status } = form;
  const silent = { silent: true };
  if (edited.kind === 'move') {
    const { menuId: id } = edited.menu;
    const index = indexAfter(siblingsAt(menuParent, id), after);
    return call(menusApi.move, { id, version, menuParent, index }, silent);
  }
  const titles = { en: form.titleEn, es: form.titleEs, ja: form.titleJa };
  const flags = { isExternalLink, isFind, noCache, status };
  const values = { menuParent, menuTitle, titles, menuUrl, menuIcon, sort, ...flags };
  if (edited.kind === 'edit') return call(menusApi.update, { ...values, id: edited.menu.menuId, version }, silent);
  return call(menusApi.add, values, silent);
}
