import { eq, sql } from 'drizzle-orm';
import { endpoints } from '../../../../../src/contract';
import { BUTTONS } from '../../../../../src/contract/buttons';
import { global } from '../../../../platform/scope';
import { buttonRows } from '../../../../catalogue/permissions';
import { button, roleButton } from '../../../../platform/schema/organisation';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { administratorRole } from './guards';
import { touch } from '../../../../http/touch';

/** The buttons that screens of the product name. */
export const ofProduct = new Set(
  Object.entries(BUTTONS).flatMap(([page, actions]) => actions.map((action) => `${page}_${action}`)),
);

/** Calls that need a page or a button: calls that are open to everybody cannot be bound to a button. */
const bindable = endpoints.flatMap(([, { access, method, path }]) =>
  typeof access === 'string' ? [] : [{ call: `${method} ${path}`, codes: 'buttons' in access ? access.buttons : [] }],
);
export const bindableCalls = [...new Set(bindable.map(({ call }) => call))].sort();

/** The buttons that the contract requires for a call (docs/domain/platform.md#who-may-call). */
export const ownPaths = (code: string) =>
  bindable.filter(({ codes }) => codes.some((one) => one === code)).map(({ call }) => call);

/** Adds what a new version of the product has brought, and removes bound calls that it no longer has. */
export async function syncButtons(context: Context) {
  const { db, now, note } = context;
  demandHeadquarters(context);
  const stored = await db
    .select({ buttonCode: button.buttonCode, apiPaths: button.apiPaths })
    .from(button)
    .where(global('shared'));
  const known = new Set(stored.map(({ buttonCode }) => buttonCode));
  const fresh = buttonRows
    .filter(({ buttonCode }) => !known.has(buttonCode))
    .map((one) => ({ ...one, gmtCreated: now, ...touch(context) }));
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
      .where(global('shared', eq(button.buttonCode, buttonCode)));
  }
  note({ objectId: '', after: { added: fresh.map(({ buttonCode }) => buttonCode), dropped } });
  return { added: fresh.length, dropped };
}
