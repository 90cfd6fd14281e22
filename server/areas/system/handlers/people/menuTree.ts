import { and, asc, count, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import {
  MENU_DEPTH,
  MENU_STATUS,
  MENU_TOP,
  type MenuRecord,
  type menusApi,
} from '../../../../../src/contract/system/menus';
import { global } from '../../../../platform/scope';
import { button, menu, roleMenu } from '../../../../platform/schema/organisation';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { demandHeadquarters } from '../../../../http/branchScope';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { withAncestors } from '../../rules/grants';
import { parentProblem, subtree, wantedTree } from '../../rules/menuTree';
import { administratorRole, type Work } from './guards';
import { staleVersion } from '../../../../http/staleVersion';

/** Pages without which nobody could give rights back that were taken away. */
export const VITAL_PAGES: readonly string[] = ['userManage', 'roleManage', 'menuManage', 'functionMenuManage'];

export type Menu = typeof menu.$inferSelect;

export const allMenus = ({ db }: Work) =>
  db.select().from(menu).where(global('shared')).orderBy(asc(menu.sort), asc(menu.menuId));

/** The vital pages and all menus above them. */
export const vitalMenus = (menus: readonly Menu[]) =>
  withAncestors(
    menus,
    menus.flatMap(({ menuId, pageKey }) => (pageKey && VITAL_PAGES.includes(pageKey) ? [menuId] : [])),
  );

/** The whole menu for a write, and the item that it is about; a stale version writes nothing. */
export async function lockMenus(work: Work) {
  demandHeadquarters(work);
  await takeLock(work.db, 'menuTree');
  return allMenus(work);
}

export async function pick(work: Work, menus: readonly Menu[], { id, version }: { id: string; version: number }) {
  const found = menus.find(({ menuId }) => menuId === id);
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(work, found, found);
  return found;
}

/** Refuses a parent that does not exist, lies below the menu itself, or makes the tree too deep. */
export function checkParent(menus: readonly Menu[], parent: string, menuId?: string) {
  const above = menus.find((one) => one.menuId === parent);
  if (parent !== MENU_TOP && (!above || above.isExternalLink))
    throw new InvalidInput([{ field: 'menuParent', text: 'field.choice' }]);
  const wanted = { parent, most: MENU_DEPTH, ...(menuId === undefined ? {} : { menuId }) };
  const problem = parentProblem(menus, wanted);
  if (problem === 'cycle') throw new Failure(ERROR.menuCycle);
  if (problem === 'tooDeep') throw new Failure(ERROR.menuTooDeep, { params: { depth: MENU_DEPTH } });
}

/** Refuses a tree in which a vital page could not be reached any more. */
export function checkVital(menus: readonly Menu[]) {
  const vital = vitalMenus(menus);
  if (menus.some(({ menuId, status }) => vital.has(menuId) && status !== MENU_STATUS.enabled))
    throw new Failure(ERROR.vitalMenu);
}

/** A user who had a page keeps it where it has moved: its new ancestors are granted with it. */
export async function grantAncestors({ db }: Work, menus: readonly Menu[], menuId: string) {
  const moved = [...subtree(menus, menuId)];
  const above = [...withAncestors(menus, [menuId])];
  const holders = await db
    .selectDistinct({ roleId: roleMenu.roleId })
    .from(roleMenu)
    .where(global('shared', inArray(roleMenu.menuId, moved)));
  const rows = holders.flatMap(({ roleId }) => above.map((one) => ({ roleId, menuId: one })));
  if (rows.length > 0) await db.insert(roleMenu).values(rows).onConflictDoNothing();
}

/** Whether another menu, or a page that is in no menu, has this key already. */
export async function isKeyTaken({ db }: Work, menus: readonly Menu[], { pageKey, menuId }: Partial<Menu>) {
  if (!pageKey) return false;
  if (menus.some((one) => one.menuId !== menuId && one.pageKey === pageKey)) return true;
  if (menus.some((one) => one.menuId === menuId && one.pageKey === pageKey)) return false;
  return (await buttonsOn({ db }, pageKey)) > 0;
}

export async function buttonsOn({ db }: Pick<Work, 'db'>, pageKey: string) {
  const [found] = await db
    .select({ buttons: count() })
    .from(button)
    .where(global('shared', eq(button.pageKey, pageKey)));
  return found?.buttons ?? 0;
}

/** Roles other than the administrator's, which holds everything. */
export async function isGranted({ db }: Pick<Work, 'db'>, menuId: string) {
  const [found] = await db
    .select({ roles: count() })
    .from(roleMenu)
    .where(global('shared', and(eq(roleMenu.menuId, menuId), ne(roleMenu.roleId, await administratorRole(db)))));
  return (found?.roles ?? 0) > 0;
}

/** Positions are counted anew; a menu whose number changes is a changed record. */
export async function renumber({ db }: Work, order: readonly string[], except: string) {
  for (const [i, menuId] of order.entries()) {
    const sort = (i + 1) * 10;
    await db
      .update(menu)
      .set({ sort, version: sql`${menu.version} + 1` })
      .where(global('shared', and(eq(menu.menuId, menuId), ne(menu.sort, sort), notInArray(menu.menuId, [except]))));
  }
}

export async function readTree({ menuTitle, status }: Parsed<typeof menusApi.tree>, work: Work): Promise<MenuRecord[]> {
  const menus = await allMenus(work);
  const counted = await work.db
    .select({ pageKey: button.pageKey, buttons: count() })
    .from(button)
    .where(global('shared'))
    .groupBy(button.pageKey);
  const buttons = new Map(counted.map((one) => [one.pageKey, one.buttons]));
  const vital = vitalMenus(menus);
  const rows = menus.map(({ pageKey, ...row }) => ({
    ...row,
    pageKey: pageKey ?? '',
    // Only the two codes are ever stored.
    status: row.status as MenuRecord['status'],
    buttonCount: buttons.get(pageKey ?? '') ?? 0,
    vital: vital.has(row.menuId),
  }));
  const wanted = menuTitle?.toLowerCase() ?? '';
  const titlesOf = (row: Pick<Menu, 'menuTitle' | 'titles'>) => [row.menuTitle, ...Object.values(row.titles)];
  return wantedTree(
    rows,
    MENU_TOP,
    (row) =>
      (status === undefined || row.status === status) &&
      titlesOf(row).some((title) => title.toLowerCase().includes(wanted)),
  );
}
