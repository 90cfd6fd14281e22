import { eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { MenuForm, menusApi } from '../../../../../src/contract/system/menus';
import { global } from '../../../../platform/scope';
import { button, menu, roleMenu } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { addressProblem, pageKeyOf, placedAt } from '../../rules/menuTree';
import { administratorRole, type Work } from './guards';
import { touch } from '../../../../http/touch';
import { buttonsOn, checkParent, checkVital, grantAncestors, isGranted, isKeyTaken, lockMenus } from './menuTree';
import { type Menu, pick, renumber, vitalMenus } from './menuTree';

/** The row to store for a form: languages without a title of their own show the Chinese one. */
function columnsOf({ titles, ...form }: MenuForm) {
  const isExternal = form.isExternalLink === 1;
  const menuUrl = isExternal ? form.menuUrl : form.menuUrl.replace(/\/$/, '');
  const problem = addressProblem(menuUrl, isExternal);
  if (problem) throw new InvalidInput([{ field: 'menuUrl', text: problem }]);
  const translated = Object.entries(titles).filter(([, title]) => title !== '');
  return {
    ...form,
    menuUrl,
    pageKey: pageKeyOf(menuUrl, isExternal),
    titles: { zh: form.menuTitle, ...Object.fromEntries(translated) },
  };
}

async function checkAddress(work: Work, menus: readonly Menu[], wanted: Pick<Menu, 'menuUrl' | 'pageKey' | 'menuId'>) {
  const isUrlTaken = menus.some((one) => one.menuId !== wanted.menuId && one.menuUrl === wanted.menuUrl);
  if (isUrlTaken || (await isKeyTaken(work, menus, wanted))) throw new Failure(ERROR.pageKeyTaken);
}

export async function addMenu(form: Parsed<typeof menusApi.add>, context: Context) {
  const { db, session, now, note } = context;
  const menus = await lockMenus(context);
  const columns = columnsOf(form);
  checkParent(menus, form.menuParent);
  await checkAddress(context, menus, { ...columns, menuId: '' });
  const [created] = await db
    .insert(menu)
    .values({
      ...columns,
      menuId: sql`nextval('object_id')::text`,
      createdBy: session.loginName,
      gmtCreated: now,
      ...touch(context),
    })
    .returning({ menuId: menu.menuId, version: menu.version });
  if (!created) throw new Failure(ERROR.serverFailed);
  await db.insert(roleMenu).values({ roleId: await administratorRole(db), menuId: created.menuId });
  note({ objectId: created.menuId, objectName: form.menuTitle, after: { ...columns } });
  return created;
}

const replace = (menus: readonly Menu[], changed: Menu) =>
  menus.map((one) => (one.menuId === changed.menuId ? changed : one));

/** Stores a changed menu, its new place in the tree included. */
async function store(context: Context, menus: readonly Menu[], { before, after }: Record<'before' | 'after', Menu>) {
  const { db, note } = context;
  const now = replace(menus, after);
  checkVital(now);
  const [changed] = await db
    .update(menu)
    .set({ ...after, ...touch(context), version: before.version + 1 })
    .where(global('shared', eq(menu.menuId, before.menuId)))
    .returning({ menuId: menu.menuId, version: menu.version });
  if (!changed) throw new Failure(ERROR.serverFailed);
  if (after.menuParent !== before.menuParent) await grantAncestors(context, now, before.menuId);
  note({ objectId: before.menuId, objectName: after.menuTitle, before: { ...before }, after: { ...after } });
  return changed;
}

export async function updateMenu({ id, version, ...form }: Parsed<typeof menusApi.update>, context: Context) {
  const menus = await lockMenus(context);
  const found = await pick(context, menus, { id, version });
  const columns = columnsOf(form);
  const isLocked = columns.pageKey !== found.pageKey && found.pageKey && (await buttonsOn(context, found.pageKey)) > 0;
  // The codes of the menu's buttons begin with its key.
  if (isLocked) throw new InvalidInput([{ field: 'menuUrl', text: 'field.locked' }]);
  const hasChildren = menus.some(({ menuParent }) => menuParent === id);
  if (columns.isExternalLink && hasChildren)
    throw new InvalidInput([{ field: 'isExternalLink', text: 'field.locked' }]);
  if (columns.menuParent !== found.menuParent) checkParent(menus, columns.menuParent, id);
  await checkAddress(context, menus, { ...columns, menuId: id });
  const changed = await store(context, menus, { before: found, after: { ...found, ...columns } });
  if (found.pageKey && columns.menuUrl !== found.menuUrl)
    await context.db
      .update(button)
      .set({ menuUrl: columns.menuUrl })
      .where(global('shared', eq(button.pageKey, found.pageKey)));
  return changed;
}

/** Puts a menu below another one, or at another place among its siblings. */
export async function moveMenu({ id, version, ...to }: Parsed<typeof menusApi.move>, context: Context) {
  const menus = await lockMenus(context);
  const found = await pick(context, menus, { id, version });
  checkParent(menus, to.menuParent, id);
  const siblings = menus.filter(({ menuParent }) => menuParent === to.menuParent).map(({ menuId }) => menuId);
  const order = placedAt(siblings, id, to.index);
  const after = { ...found, menuParent: to.menuParent, sort: (order.indexOf(id) + 1) * 10 };
  const changed = await store(context, menus, { before: found, after });
  await renumber(context, order, id);
  return changed;
}

export async function deleteMenu({ id, version }: Parsed<typeof menusApi.delete>, context: Context) {
  const { db, note } = context;
  const menus = await lockMenus(context);
  const found = await pick(context, menus, { id, version });
  if (vitalMenus(menus).has(id)) throw new Failure(ERROR.vitalMenu);
  const hasChildren = menus.some(({ menuParent }) => menuParent === id);
  const hasButtons = found.pageKey !== null && (await buttonsOn(context, found.pageKey)) > 0;
  if (hasChildren || hasButtons || (await isGranted(context, id))) throw new Failure(ERROR.stillUsed);
  await db.delete(roleMenu).where(global('shared', eq(roleMenu.menuId, id)));
  await db.delete(menu).where(global('shared', eq(menu.menuId, id)));
  note({ objectId: id, objectName: found.menuTitle, before: { ...found } });
  return true;
}
