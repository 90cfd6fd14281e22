import { and, arrayContains, eq, inArray, or, sql } from 'drizzle-orm';
import type { Endpoint } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import type { Db } from '../db/open';
import { button, menu, role, roleButton, roleMenu, userRole } from '../db/schema/organisation';
import { Failure } from './failure';
import type { Session } from './session';

/** The enabled roles of a user, as a subquery. */
export const roleIdsOf = (db: Db, userId: string) =>
  db
    .select({ roleId: userRole.roleId })
    .from(userRole)
    .innerJoin(role, and(eq(role.roleId, userRole.roleId), eq(role.status, 1)))
    .where(eq(userRole.userId, userId));

export async function holdsButton(db: Db, userId: string, codes: readonly string[]) {
  const [held] = await db
    .select({ one: sql`1` })
    .from(roleButton)
    .innerJoin(button, and(eq(button.buttonCode, roleButton.buttonCode), eq(button.status, 1)))
    .where(and(inArray(roleButton.roleId, roleIdsOf(db, userId)), inArray(button.buttonCode, [...codes])))
    .limit(1);
  return held !== undefined;
}

/** A page is granted by its menu item, or, where it is no menu (always-available pages), by any of its buttons. */
export async function hasPage(db: Db, userId: string, pages: readonly string[]) {
  const roles = roleIdsOf(db, userId);
  const [granted] = await db
    .select({ one: sql`1` })
    .from(menu)
    .innerJoin(roleMenu, eq(roleMenu.menuId, menu.menuId))
    .where(
      and(
        inArray(roleMenu.roleId, roles),
        eq(menu.status, 1),
        or(inArray(menu.pageKey, [...pages]), inArray(menu.pageName, [...pages])),
      ),
    )
    .limit(1);
  if (granted) return true;
  const [viaButton] = await db
    .select({ one: sql`1` })
    .from(button)
    .innerJoin(roleButton, eq(roleButton.buttonCode, button.buttonCode))
    .where(and(inArray(roleButton.roleId, roles), eq(button.status, 1), inArray(button.pageKey, [...pages])))
    .limit(1);
  return viaButton !== undefined;
}

/** An administrator may bind a call to further buttons (domain/01 §1.9); then one of these is needed as well. */
async function holdsBound(db: Db, userId: string, call: string) {
  const bound = await db
    .select({ buttonCode: button.buttonCode })
    .from(button)
    .where(and(eq(button.status, 1), arrayContains(button.apiPaths, [call])));
  const codes = bound.map(({ buttonCode }) => buttonCode);
  return codes.length === 0 || holdsButton(db, userId, codes);
}

/** Refuses whoever holds none of these buttons. */
export async function demandButton(db: Db, codes: readonly string[], session: Session) {
  if (!(await holdsButton(db, session.userId, codes))) throw new Failure(ERROR.notGranted);
}

/** Refuses a call whose pages or buttons the user lacks; asked at every request, so a changed role counts at once. */
export async function authorise(db: Db, { access, method, path }: Endpoint, session: Session) {
  if (typeof access === 'string') return;
  const allowed =
    'pages' in access
      ? await hasPage(db, session.userId, access.pages)
      : await holdsButton(db, session.userId, access.buttons);
  if (!allowed || !(await holdsBound(db, session.userId, `${method} ${path}`))) throw new Failure(ERROR.notGranted);
}
