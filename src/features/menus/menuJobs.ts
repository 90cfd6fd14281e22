import { FLAG } from '@/contract/fields';
import { MENU_STATUS, MENU_TOP, type MenuRecord, menusApi } from '@/contract/people/menus';
import { call } from '@/core/http/call';

/** What a dialog does with a menu, and its fields; the titles of the other languages stand side by side. */
export interface MenuJob {
  kind: 'add' | 'edit' | 'move';
  menu?: MenuRecord;
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
  /** The sibling behind which it is put, or FIRST. */
  after: string;
}

/** No menu has this id. */
export const FIRST = MENU_TOP;

/** A new one stands behind its siblings. */
export function newMenu(menuParent: string, siblings: readonly MenuRecord[]): Partial<MenuJob> {
  const sort = Math.max(0, ...siblings.map((one) => one.sort)) + 10;
  const flags = { isExternalLink: FLAG.no, isFind: FLAG.yes, noCache: FLAG.no, status: MENU_STATUS.enabled };
  return { kind: 'add', menuParent, sort, menuIcon: '', ...flags };
}

export function editOf(menu: MenuRecord): Partial<MenuJob> {
  const { titles, menuParent, menuTitle, menuUrl, menuIcon, sort, isExternalLink, isFind, noCache, status } = menu;
  const { en: titleEn = '', es: titleEs = '', ja: titleJa = '' } = titles;
  const flags = { isExternalLink, isFind, noCache, status };
  return { kind: 'edit', menu, menuParent, menuTitle, titleEn, titleEs, titleJa, menuUrl, menuIcon, sort, ...flags };
}

const silent = { silent: true } as const;

/** Where it goes when it is put behind this one of its new siblings. */
const indexAfter = (siblings: readonly MenuRecord[], after: string) =>
  siblings.findIndex(({ menuId }) => menuId === after) + 1;

export function saveMenu(job: MenuJob, siblingsAt: (menuParent: string, moved: string) => readonly MenuRecord[]) {
  const { kind, menu, after, titleEn: en, titleEs: es, titleJa: ja, ...fields } = job;
  const { menuParent } = fields;
  if (kind === 'move' && menu) {
    const { menuId: id, version } = menu;
    const index = indexAfter(siblingsAt(menuParent, id), after);
    return call(menusApi.move, { id, version, menuParent, index }, silent);
  }
  const { menuTitle, menuUrl, menuIcon, sort, isExternalLink, isFind, noCache, status } = fields;
  const form = { menuParent, menuTitle, titles: { en, es, ja }, menuUrl, menuIcon, sort, noCache, status };
  const values = { ...form, isExternalLink, isFind };
  if (kind === 'edit' && menu)
    return call(menusApi.update, { ...values, id: menu.menuId, version: menu.version }, silent);
  return call(menusApi.add, values, silent);
}
