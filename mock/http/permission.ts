import { and, arrayContains, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Endpoint } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import { subquery } from '../db/columns';
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

const one = sql`1`;

/** The buttons of a user, as far as the condition goes. */
const heldButtons = (db: Db, userId: string, condition: SQL | undefined) =>
  db
    .select({ one })
    .from(roleButton)
    .innerJoin(button, and(eq(button.buttonCode, roleButton.buttonCode), eq(button.status, 1)))
    .where(and(inArray(roleButton.roleId, roleIdsOf(db, userId)), condition));

const isHeld = (db: Db, userId: string, codes: readonly string[]) =>
  exists(heldButtons(db, userId, inArray(button.buttonCode, [...codes])));

/** A page is granted by its menu item, or, where it is no menu (always-available pages), by any of its buttons. */
const isGranted = (db: Db, userId: string, pages: readonly string[]) =>
  or(
    exists(
      db
        .select({ one })
        .from(menu)
        .innerJoin(roleMenu, eq(roleMenu.menuId, menu.menuId))
        .where(
          and(
            inArray(roleMenu.roleId, roleIdsOf(db, userId)),
            eq(menu.status, 1),
            or(inArray(menu.pageKey, [...pages]), inArray(menu.pageName, [...pages])),
          ),
        ),
    ),
    exists(heldButtons(db, userId, inArray(button.pageKey, [...pages]))),
  );

/** An administrator may bind a call to further buttons (domain/01 §1.9); then one of these is needed as well. */
function holdsBound(db: Db, userId: string, call: string) {
  const isBound = arrayContains(button.apiPaths, [call]);
  return or(
    notExists(
      db
        .select({ one })
        .from(button)
        .where(and(eq(button.status, 1), isBound)),
    ),
    exists(heldButtons(db, userId, isBound)),
  );
}

/** All conditions in one question to the database. */
async function allTrue(db: Db, ...conditions: (SQL | undefined)[]) {
  const [answer] = await db
    .select({ yes: subquery<boolean>(sql`select ${and(...conditions)}`) })
    .from(sql`(select 1) as one`);
  return answer?.yes === true;
}

export const holdsButton = (db: Db, userId: string, codes: readonly string[]) => allTrue(db, isHeld(db, userId, codes));
export const hasPage = (db: Db, userId: string, pages: readonly string[]) => allTrue(db, isGranted(db, userId, pages));

/** Refuses whoever holds none of these buttons. */
export async function demandButton(db: Db, codes: readonly string[], session: Session) {
  if (!(await holdsButton(db, session.userId, codes))) throw new Failure(ERROR.notGranted);
}

/** Refuses a call whose pages or buttons the user lacks; asked at every request, so a changed role counts at once. */
export async function authorise(db: Db, { access, method, path }: Endpoint, session: Session) {
  if (typeof access === 'string') return;
  const { userId } = session;
  const allowed = 'pages' in access ? isGranted(db, userId, access.pages) : isHeld(db, userId, access.buttons);
  if (!(await allTrue(db, allowed, holdsBound(db, userId, `${method} ${path}`)))) throw new Failure(ERROR.notGranted);
}
