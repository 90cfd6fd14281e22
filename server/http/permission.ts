import { and, arrayContains, eq, exists, inArray, notExists, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Endpoint } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import { subquery } from '../platform/database/columns';
import type { Db } from '../platform/database/db';
import { prepared } from '../platform/database/prepared';
import { button, menu, role, roleButton, roleMenu, userRole } from '../platform/schema/organisation';
import { Failure } from './failure';
import type { Session } from './session';
import { global } from '../platform/scope';

/** The enabled roles of a user, as a subquery. */
export const roleIdsOf = (db: Db, userId: string | Placeholder) =>
  db
    .select({ roleId: userRole.roleId })
    .from(userRole)
    .innerJoin(role, and(eq(role.roleId, userRole.roleId), eq(role.status, 1)))
    .where(global('shared', eq(userRole.userId, userId)));

/**
 * The users who may press a button, in whatever company: they have an enabled role that grants it, and it is enabled.
 */
export const holdersOf = (db: Db, code: string) =>
  db
    .select({ userId: userRole.userId })
    .from(userRole)
    .innerJoin(role, and(eq(role.roleId, userRole.roleId), eq(role.status, 1)))
    .innerJoin(roleButton, eq(roleButton.roleId, role.roleId))
    .innerJoin(button, and(eq(button.buttonCode, roleButton.buttonCode), eq(button.status, 1)))
    .where(global('shared', eq(button.buttonCode, code)));

const one = sql`1`;
const asking = sql.placeholder('userId');
const isAnyOf = (column: PgColumn, list: 'codes' | 'pages') => sql`${column} = any(${sql.placeholder(list)})`;

/** The granted buttons of the user that meet the condition. */
const grantedButtons = (db: Db, condition: SQL) =>
  db
    .select({ one })
    .from(roleButton)
    .innerJoin(button, and(eq(button.buttonCode, roleButton.buttonCode), eq(button.status, 1)))
    .where(global('shared', and(inArray(roleButton.roleId, roleIdsOf(db, asking)), condition)));

const isButtonGranted = (db: Db) => exists(grantedButtons(db, isAnyOf(button.buttonCode, 'codes')));

/** A page is granted by its menu item, or, where it is no menu (always-available pages), by any of its buttons. */
const isPageGranted = (db: Db) =>
  or(
    exists(
      db
        .select({ one })
        .from(menu)
        .innerJoin(roleMenu, eq(roleMenu.menuId, menu.menuId))
        .where(
          global(
            'shared',
            and(
              inArray(roleMenu.roleId, roleIdsOf(db, asking)),
              eq(menu.status, 1),
              or(isAnyOf(menu.pageKey, 'pages'), isAnyOf(menu.pageName, 'pages')),
            ),
          ),
        ),
    ),
    exists(grantedButtons(db, isAnyOf(button.pageKey, 'pages'))),
  );

/**
 * An administrator may bind a call to further buttons (docs/domain/system.md#buttons); then one of these is needed as
 * well.
 */
function holdsBound(db: Db) {
  const isBound = arrayContains(button.apiPaths, sql.placeholder('calls'));
  return or(
    notExists(
      db
        .select({ one })
        .from(button)
        .where(global('shared', and(eq(button.status, 1), isBound))),
    ),
    exists(grantedButtons(db, isBound)),
  );
}

/** All conditions in one question to the database. */
const allTrue = (name: string, conditions: (db: Db) => (SQL | undefined)[]) =>
  prepared((db) =>
    db
      .select({ yes: subquery<boolean>(sql`select ${and(...conditions(db))}`) })
      .from(sql`(select 1) as one`)
      .prepare(name),
  );

const buttonGranted = allTrue('button_held', (db) => [isButtonGranted(db)]);
const pageGranted = allTrue('page_granted', (db) => [isPageGranted(db)]);
const callByButton = allTrue('call_by_button', (db) => [isButtonGranted(db), holdsBound(db)]);
const callByPage = allTrue('call_by_page', (db) => [isPageGranted(db), holdsBound(db)]);

const isYes = ([answer]: { yes: boolean }[]) => answer?.yes === true;

export const holdsButton = async (db: Db, userId: string, codes: readonly string[]) =>
  isYes(await buttonGranted(db).execute({ userId, codes }));
export const hasPage = async (db: Db, userId: string, pages: readonly string[]) =>
  isYes(await pageGranted(db).execute({ userId, pages }));

/** Refuses a user who holds none of these buttons. */
export async function demandButton(db: Db, codes: readonly string[], session: Session) {
  if (!(await holdsButton(db, session.userId, codes))) throw new Failure(ERROR.notGranted);
}

/** Refuses a call whose pages or buttons the user lacks; checked at every request, so a changed role counts at once. */
export async function authorise(db: Db, { access, method, path }: Endpoint, session: Session) {
  if (typeof access === 'string') return;
  const who = { userId: session.userId, calls: [`${method} ${path}`] };
  const answer =
    'pages' in access
      ? await callByPage(db).execute({ ...who, pages: access.pages })
      : await callByButton(db).execute({ ...who, codes: access.buttons });
  if (!isYes(answer)) throw new Failure(ERROR.notGranted);
}
