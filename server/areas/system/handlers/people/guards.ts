import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ADMINISTRATOR } from '../../../../../src/contract/system/roles';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { branch, role, roleButton, roleMenu, user, userRole } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { roleIdsOf } from '../../../../http/permission';
import { DISABLED } from '../../../../http/session';
import { beyondOwn } from '../../rules/grants';

/** The part of the context that the guards need; a handler with its own transactions passes the one that it is in. */
export type Work = Pick<Context, 'db' | 'session' | 'now'>;

/** The menus and buttons of these roles. */
export async function grantsOf(db: Db, roles: string[] | ReturnType<typeof roleIdsOf>) {
  const menus = await db
    .selectDistinct({ menuId: roleMenu.menuId })
    .from(roleMenu)
    .where(global('shared', inArray(roleMenu.roleId, roles)));
  const buttons = await db
    .selectDistinct({ buttonCode: roleButton.buttonCode })
    .from(roleButton)
    .where(global('shared', inArray(roleButton.roleId, roles)));
  return {
    menuIds: new Set(menus.map(({ menuId }) => menuId)),
    buttonCodes: new Set(buttons.map(({ buttonCode }) => buttonCode)),
  };
}

export type Grants = Awaited<ReturnType<typeof grantsOf>>;

export const ownGrants = ({ db, session }: Work) => grantsOf(db, roleIdsOf(db, session.userId));

const NOTHING: Grants = { menuIds: new Set(), buttonCodes: new Set() };

/** Whether `wanted` goes beyond what was there before and what the user holds himself. */
export const goesBeyond = (wanted: Grants, held: Grants, before: Grants = NOTHING) =>
  beyondOwn({ wanted: wanted.menuIds, before: before.menuIds, held: held.menuIds }).length > 0 ||
  beyondOwn({ wanted: wanted.buttonCodes, before: before.buttonCodes, held: held.buttonCodes }).length > 0;

/** Refuses to change the password, phone or roles of an account that may do more than the user himself. */
export async function refuseAbove(work: Work, userId: string) {
  if (userId === work.session.userId) return;
  const theirs = await grantsOf(work.db, roleIdsOf(work.db, userId));
  if (goesBeyond(theirs, await ownGrants(work))) throw new Failure(ERROR.aboveOneself);
}

/**
 * Nor may an account be changed in this way that opens a branch in which the user could not work himself. A caller who
 * gets here has the widest data scope: his branches are those that he may sign in to, with all below them
 * (docs/domain/system.md#users).
 */
export async function refuseWider(
  { db, session }: Work,
  { userId, loginBranchIds }: Pick<typeof user.$inferSelect, 'userId' | 'loginBranchIds'>,
) {
  if (userId === session.userId) return;
  const pathsOf = (branchIds: readonly string[]) =>
    db
      .select({ path: branch.path })
      .from(branch)
      .where(global('shared', inArray(branch.branchId, [...branchIds])));
  const own = await pathsOf(session.loginBranchIds);
  const theirs = await pathsOf(loginBranchIds);
  if (theirs.some(({ path }) => !own.some((one) => path.startsWith(one.path))))
    throw new Failure(ERROR.beyondOwnBranches);
}

/**
 * Newly given roles must exist until the end of the transaction, be enabled, and hold nothing that the giver lacks
 * (43021).
 */
export async function checkRoles(work: Work, roleIds: readonly string[]) {
  if (roleIds.length === 0) return;
  const { db } = work;
  const found = await db
    .select({ roleId: role.roleId })
    .from(role)
    .where(global('shared', and(inArray(role.roleId, [...roleIds]), eq(role.status, 1), eq(role.deleted, 0))))
    .orderBy(role.roleId)
    .for('share');
  if (found.length < new Set(roleIds).size) throw new InvalidInput([{ field: 'roleIds', text: 'field.choice' }]);
  if (goesBeyond(await grantsOf(db, [...roleIds]), await ownGrants(work))) throw new Failure(ERROR.beyondOwnGrants);
}

const administrators = async (db: Db) => {
  const [found] = await db
    .select({ users: count() })
    .from(user)
    .innerJoin(userRole, eq(userRole.userId, user.userId))
    .innerJoin(role, eq(role.roleId, userRole.roleId))
    .where(global('account', and(eq(role.roleCode, ADMINISTRATOR), ne(user.status, DISABLED))));
  return found?.users ?? 0;
};

/** Makes a change that may take an administrator away, unless it is the last one; two such changes take turns. */
export async function keepAnAdministrator({ db }: Work, change: () => Promise<unknown>) {
  await db
    .select({ roleId: role.roleId })
    .from(role)
    .where(global('shared', eq(role.roleCode, ADMINISTRATOR)))
    .for('update');
  const before = await administrators(db);
  await change();
  if (before > 0 && (await administrators(db)) === 0) throw new Failure(ERROR.lastAdministrator);
}

/** New menus and buttons belong to the administrator, or nobody could pass them on. */
export async function administratorRole(db: Db) {
  const [found] = await db
    .select({ roleId: role.roleId })
    .from(role)
    .where(global('shared', eq(role.roleCode, ADMINISTRATOR)));
  if (!found) throw new Failure(ERROR.serverFailed);
  return found.roleId;
}
