import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ButtonRecord, menusApi } from '../../../../../src/contract/system/menus';
import { hasText } from '../../../../platform/database/columns';
import { buttonTitles } from '../../../../catalogue/permissions';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global } from '../../../../platform/scope';
import { button, menu, roleButton } from '../../../../platform/schema/organisation';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { subtree } from '../../rules/menuTree';
import { bindableCalls, ofProduct, ownPaths } from './buttonCatalogue';
import { administratorRole, type Work } from './guards';
import { touch } from '../../../../http/touch';
import { allMenus } from './menuTree';
import { staleVersion } from '../../../../http/staleVersion';

type Query = Parsed<typeof menusApi.buttonPage>;

/** A filter by a page includes the pages below it. */
export async function buttonFilters(
  { menuId, buttonName, position }: Pick<Query, 'menuId' | 'buttonName' | 'position'>,
  work: Work,
) {
  const below = menuId === undefined ? undefined : [...subtree(await allMenus(work), menuId)];
  return and(
    below && inArray(menu.menuId, below),
    buttonName ? hasText(button.buttonName, buttonName) : undefined,
    position ? eq(button.position, position) : undefined,
  );
}

export async function searchButtons(query: Query, work: Work) {
  const { orderBy, orderDir = 'asc' } = query;
  const where = await buttonFilters(query, work);
  const column = orderBy ? button[orderBy] : button.sort;
  const listed = work.db
    .select({ row: button, menuId: menu.menuId, menuTitle: menu.menuTitle, titles: menu.titles })
    .from(button)
    .leftJoin(menu, eq(menu.pageKey, button.pageKey))
    .where(global('shared', where))
    .$dynamic();
  const order: Order = [by(column, orderDir), by(button.buttonCode, 'asc')];
  const { rows, ...found } = await paged(work.db, { listed, order }, query);
  const records = rows.map(({ row, ...page }): ButtonRecord => ({
    ...row,
    names: buttonTitles(row.buttonName),
    menuId: page.menuId ?? '',
    menuTitle: page.menuTitle ?? '',
    titles: page.titles ?? {},
    // Only the two codes are ever stored.
    status: row.status as ButtonRecord['status'],
    ownPaths: ownPaths(row.buttonCode),
    builtIn: ofProduct.has(row.buttonCode),
  }));
  return { records, ...found };
}

function checkCalls(apiPaths: readonly string[]) {
  const unknown = apiPaths.findIndex((call) => !bindableCalls.includes(call));
  if (unknown < 0) return;
  const params = { call: apiPaths[unknown] ?? '' };
  throw new InvalidInput([{ field: 'apiPaths', text: 'field.unknownCall', params }]);
}

async function lockButton(work: Work, code: string, version: number) {
  demandHeadquarters(work);
  const [found] = await work.db
    .select()
    .from(button)
    .where(global('shared', eq(button.buttonCode, code)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(work, found, found);
  return found;
}

export async function addButton({ menuId, ...form }: Parsed<typeof menusApi.buttonAdd>, context: Context) {
  const { db, session, now, note } = context;
  demandHeadquarters(context);
  const page = (await allMenus(context)).find((one) => one.menuId === menuId);
  if (!page?.pageKey) throw new InvalidInput([{ field: 'menuId', text: 'field.choice' }]);
  const prefix = `${page.pageKey}_`;
  if (!form.buttonCode.startsWith(prefix))
    throw new InvalidInput([{ field: 'buttonCode', text: 'field.buttonPrefix', params: { prefix } }]);
  checkCalls(form.apiPaths);
  const { pageKey, menuUrl } = page;
  const created = await db
    .insert(button)
    .values({ ...form, pageKey, menuUrl, createdBy: session.loginName, gmtCreated: now, ...touch(context) })
    .onConflictDoNothing()
    .returning({ buttonCode: button.buttonCode, version: button.version });
  const [saved] = created;
  if (!saved) throw new InvalidInput([{ field: 'buttonCode', text: 'field.taken' }]);
  await db.insert(roleButton).values({ roleId: await administratorRole(db), buttonCode: form.buttonCode });
  note({ objectId: form.buttonCode, objectName: form.buttonName, after: { ...form } });
  return saved;
}

export async function updateButton(
  { buttonCode, version, ...values }: Parsed<typeof menusApi.buttonUpdate>,
  context: Context,
) {
  const before = await lockButton(context, buttonCode, version);
  checkCalls(values.apiPaths);
  await context.db
    .update(button)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(global('shared', eq(button.buttonCode, buttonCode)));
  const after = { ...before, ...values };
  context.note({ objectId: buttonCode, objectName: values.buttonName, before: { ...before }, after });
  return { buttonCode, version: version + 1 };
}

export async function deleteButton({ buttonCode, version }: Parsed<typeof menusApi.buttonDelete>, context: Context) {
  const { db, note } = context;
  const before = await lockButton(context, buttonCode, version);
  if (ofProduct.has(buttonCode)) throw new Failure(ERROR.builtInButton);
  const mine = eq(roleButton.buttonCode, buttonCode);
  const others = await db
    .select({ roleId: roleButton.roleId })
    .from(roleButton)
    .where(global('shared', and(mine, ne(roleButton.roleId, await administratorRole(db)))));
  if (others.length > 0) throw new Failure(ERROR.stillUsed);
  await db.delete(roleButton).where(global('shared', mine));
  await db.delete(button).where(global('shared', eq(button.buttonCode, buttonCode)));
  note({ objectId: buttonCode, objectName: before.buttonName, before: { ...before } });
  return true;
}
