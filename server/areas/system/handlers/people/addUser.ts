import { and, eq, ne } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { USER_STATUS, type UserForm, type usersApi } from '../../../../../src/contract/system/users';
import { foreignBranches, unscoped, within } from '../../../../platform/scope';
import { staff, user, userRole } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { forgetEvents } from '../../../../http/rateLimit';
import { DISABLED, endSessionsOf } from '../../../../http/session';
import { hashPassword, newPassword } from '../../../../platform/password';
import { lockUser, store } from './changeUsers';
import { checkRoles, requireHeadquarters, type Work } from './guards';
import { touch } from '../../../../http/touch';

/** The person behind a staff id, who must work in sight and have no enabled account in that branch yet. */
async function findStaff({ db, session }: Work, { staffId, branchId }: Pick<UserForm, 'staffId' | 'branchId'>) {
  // Two accounts for one person take turns here.
  const [found] = await db
    .select()
    .from(staff)
    .where(within(session, staff, and(eq(staff.staffId, staffId), eq(staff.status, 1))))
    .for('update');
  if (!found) throw new InvalidInput([{ field: 'staffId', text: 'field.choice' }]);
  const bound = await db
    .select({ userId: user.userId })
    .from(user)
    .where(unscoped(and(eq(user.staffId, staffId), eq(user.branchId, branchId), ne(user.status, DISABLED))));
  if (bound.length > 0) throw new InvalidInput([{ field: 'staffId', text: 'field.taken' }]);
  return found;
}

async function insertUser(work: Work, { roleIds, phone, ...form }: UserForm, passwordHash: string) {
  const { db, session, now } = work;
  const { branchId } = form;
  const loginBranchIds = [...new Set(form.loginBranchIds)];
  if ((await foreignBranches(db, session, [branchId, ...loginBranchIds])).length > 0)
    throw new Failure(ERROR.branchNotGranted);
  if (!loginBranchIds.includes(branchId))
    throw new InvalidInput([{ field: 'loginBranchIds', text: 'field.homeMissing' }]);
  const { personId } = await findStaff(work, form);
  await checkRoles(work, roleIds);
  const [created] = await db
    .insert(user)
    .values({
      ...form,
      ...{ personId, i9Phone: phone, nickname: form.realName, passwordHash, loginBranchIds },
      ...{ lastSelectBranchId: branchId, createdBy: session.loginName, gmtCreated: now, ...touch(work) },
    })
    .onConflictDoNothing()
    .returning({ userId: user.userId });
  if (!created) throw new InvalidInput([{ field: 'loginName', text: 'field.taken' }]);
  const { userId } = created;
  await db.insert(userRole).values([...new Set(roleIds)].map((roleId) => ({ userId, roleId })));
  return userId;
}

/** A new account with a password that is shown once. */
export async function addUser(form: UserForm, { db, session, now, note }: Context) {
  const { loginName } = form;
  note({ objectId: '', objectName: loginName });
  requireHeadquarters({ session });
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction((tx) => insertUser({ db: tx, session, now }, form, passwordHash));
  note({ objectId: userId, objectName: loginName, after: { ...form } });
  return { userId, loginName, password };
}

/** Another password for somebody who has lost his: it ends his sign-ins, and opens an account that guesses have locked. */
export async function resetPassword(
  { userId, version }: Parsed<typeof usersApi.resetPassword>,
  { app, db, session, now, note }: Context,
) {
  note({ objectId: userId });
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const loginName = await db.transaction(async (tx) => {
    const work = { db: tx, session, now };
    const found = await lockUser(work, userId, version);
    const status = found.status === USER_STATUS.locked ? USER_STATUS.enabled : found.status;
    await store(work, found, { passwordHash, pwdChangedAt: now, status });
    await endSessionsOf(tx, [userId]);
    return found.loginName;
  });
  await forgetEvents(app.db, 'password', loginName.toLowerCase());
  note({ objectId: userId, objectName: loginName, before: { passwordHash: 0 }, after: { passwordHash: 1 } });
  return { userId, loginName, password };
}
