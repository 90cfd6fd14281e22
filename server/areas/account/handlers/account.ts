import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LoginAccount, UserInfo } from '../../../../src/contract/account/sign-in';
import { subquery } from '../../../platform/database/columns';
import { global } from '../../../platform/scope';
import type { Db } from '../../../platform/database/db';
import { branch, role, user, userRole } from '../../../platform/schema/organisation';
import { ERROR } from '../../../../src/contract/error-codes';
import { type Context, inTransaction } from '../../../http/context';
import { Failure, notFound } from '../../../http/failure';
import { DISABLED, firstBranch, issueToken } from '../../../http/session';
import { maskPhone } from '../../../platform/mask';

const named = (branchId: PgColumn) =>
  subquery<string>(
    sql`select coalesce(max(${branch.branchName}), '') from ${branch} where ${branch.branchId} = ${branchId}`,
  );

export async function readUserInfo(db: Db, loginName: string): Promise<UserInfo> {
  const [found] = await db
    .select({
      userId: user.userId,
      loginName: user.loginName,
      realName: user.realName,
      staffId: user.staffId,
      personId: user.personId,
      nickname: user.nickname,
      introduction: user.introduction,
      branchId: user.branchId,
      branchName: named(user.branchId),
      lastSelectBranchId: user.lastSelectBranchId,
      lastSelectBranchName: named(user.lastSelectBranchId),
      loginBranchIds: user.loginBranchIds,
    })
    .from(user)
    .where(global('account', eq(user.loginName, loginName)));
  if (!found) throw notFound();
  const { userId, loginBranchIds, ...info } = found;
  const roles = await db
    .select({ roleCode: role.roleCode })
    .from(userRole)
    .innerJoin(role, and(eq(role.roleId, userRole.roleId), eq(role.status, 1)))
    .where(global('shared', eq(userRole.userId, userId)));
  return { ...info, loginBranchId: loginBranchIds.join(','), roles: roles.map(({ roleCode }) => roleCode) };
}

/** The accounts that a person may choose from; disabled ones are not offered. */
export async function listAccounts(db: Db, loginNames: string[]): Promise<LoginAccount[]> {
  if (loginNames.length === 0) return [];
  const found = await db
    .select({
      loginName: user.loginName,
      realName: user.realName,
      staffId: user.staffId,
      i9Phone: user.i9Phone,
      personId: user.personId,
      status: user.status,
      branchName: named(user.branchId),
    })
    .from(user)
    .where(global('account', inArray(user.loginName, loginNames)))
    .orderBy(user.loginName);
  return found
    .filter(({ status }) => status !== DISABLED)
    .map(({ status: _status, i9Phone, ...one }) => ({ ...one, i9Phone: maskPhone(i9Phone) }));
}

/** Opens a session in the branch that the sign-in begins in. */
export const openSession = (context: Context, loginName: string, signInId: string) =>
  inTransaction(context, (inside) => openedSession(inside, loginName, signInId));

async function openedSession({ db, ms, now, request, note }: Context, loginName: string, signInId: string) {
  const [who] = await db
    .select({
      userId: user.userId,
      realName: user.realName,
      status: user.status,
      branchId: user.branchId,
      lastSelectBranchId: user.lastSelectBranchId,
      loginBranchIds: user.loginBranchIds,
    })
    .from(user)
    .where(global('account', eq(user.loginName, loginName)))
    // A row lock, so that an account that is being disabled is neither enabled again nor left with a session.
    .for('update');
  if (!who) throw notFound();
  if (who.status === DISABLED) throw new Failure(ERROR.accountDisabled);
  const branchId = await firstBranch(db, who);
  if (branchId === undefined) throw new Failure(ERROR.companiesDisabled);
  await db
    .update(user)
    .set({ lastLoginTime: now, lastLoginIp: request.ip, lastSelectBranchId: branchId, status: 1 })
    .where(global('account', eq(user.userId, who.userId)));
  const { userId, realName } = who;
  note({ objectId: loginName, objectName: loginName, operator: { userId, loginName, realName, branchId } });
  const { ip, userAgent } = request;
  const token = await issueToken(db, ms, {
    signInId,
    kind: 'full',
    userId: who.userId,
    branchId,
    accounts: null,
    ip,
    userAgent,
  });
  return { token, userInfo: await readUserInfo(db, loginName) };
}

/** A pre-token with the accounts that it may choose. */
export async function offerAccounts({ db, ms, request }: Context, signInId: string, loginNames: string[]) {
  const users = await listAccounts(db, loginNames);
  const token = await issueToken(db, ms, {
    signInId,
    kind: 'pre',
    userId: null,
    branchId: null,
    accounts: users.map((one) => one.loginName),
    ip: request.ip,
    userAgent: request.userAgent,
  });
  return { token, users };
}
