import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { endpoints } from '../../../src/contract';
import { BUTTONS } from '../../../src/contract/buttons';
import type { Parsed } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { MENU_STATUS, type menusApi } from '../../../src/contract/people/menus';
import { unscoped } from '../../db/scope';
import { buttons as catalogue } from '../../db/seed/files';
import { button, roleButton } from '../../db/schema/organisation';
import type { Context } from '../../http/context';
import { Failure, notFound } from '../../http/failure';
import { holdsButton } from '../../http/permission';
import { administratorRole, requireHeadquarters, touch } from './guards';
import { VITAL_PAGES } from './menuTree';

/** The buttons that screens of the product name. */
export const ofProduct = new Set(
  Object.entries(BUTTONS).flatMap(([page, actions]) => actions.map((action) => `${page}_${action}`)),
);

/** Calls that ask for a page or a button: those of everybody can not be bound to one. */
const bindable = endpoints.flatMap(([, { access, method, path }]) =>
  typeof access === 'string' ? [] : [{ call: `${method} ${path}`, codes: 'buttons' in access ? access.buttons : [] }],
);
export const bindableCalls = [...new Set(bindable.map(({ call }) => call))].sort();

/** What the contract asks a button for (decisions.md 28). */
export const ownPaths = (code: string) =>
  bindable.filter(({ codes }) => codes.some((one) => one === code)).map(({ call }) => call);

/** A disabled button is held by nobody, and its calls are refused from the next request on. */
export async function switchButtons({ buttonCodes, status }: Parsed<typeof menusApi.buttonStatus>, context: Context) {
  const { db, session, note } = context;
  requireHeadquarters(context);
  const needed = status === MENU_STATUS.enabled ? 'functionMenuManage_enable' : 'functionMenuManage_disable';
  if (!(await holdsButton(db, session.userId, [needed]))) throw new Failure(ERROR.notGranted);
  const codes = [...new Set(buttonCodes)];
  const chosen = inArray(button.buttonCode, codes);
  const found = await db.select({ pageKey: button.pageKey }).from(button).where(unscoped(chosen));
  if (found.length < codes.length) throw notFound();
  const isVital = found.some(({ pageKey }) => VITAL_PAGES.includes(pageKey));
  if (isVital && status === MENU_STATUS.disabled) throw new Failure(ERROR.vitalMenu);
  await db
    .update(button)
    .set({ status, ...touch(context), version: sql`${button.version} + 1` })
    .where(unscoped(and(chosen, ne(button.status, status))));
  note({ objectId: codes.join(','), after: { status } });
  return true;
}

/** Takes over what a new version of the product brought, and drops bound calls that it no longer has. */
export async function syncButtons(context: Context) {
  const { db, now, note } = context;
  requireHeadquarters(context);
  const stored = await db
    .select({ buttonCode: button.buttonCode, apiPaths: button.apiPaths })
    .from(button)
    .where(unscoped(undefined));
  const known = new Set(stored.map(({ buttonCode }) => buttonCode));
  const fresh = catalogue
    .map(({ grants: _grants, ...one }, sort) => ({ ...one, sort, gmtCreated: now, ...touch(context) }))
    .filter(({ buttonCode }) => !known.has(buttonCode));
  const roleId = await administratorRole(db);
  if (fresh.length > 0) {
    await db.insert(button).values(fresh);
    await db.insert(roleButton).values(fresh.map(({ buttonCode }) => ({ roleId, buttonCode })));
  }
  let dropped = 0;
  for (const { buttonCode, apiPaths } of stored) {
    const kept = apiPaths.filter((call) => bindableCalls.includes(call));
    if (kept.length === apiPaths.length) continue;
    dropped += apiPaths.length - kept.length;
    await db
      .update(button)
      .set({ apiPaths: kept, ...touch(context), version: sql`${button.version} + 1` })
      .where(unscoped(eq(button.buttonCode, buttonCode)));
  }
  note({ objectId: '', after: { added: fresh.map(({ buttonCode }) => buttonCode), dropped } });
  return { added: fresh.length, dropped };
}
