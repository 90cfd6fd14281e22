import { and, eq, ne } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { USER_STATUS, type UserForm, type usersApi } from '../../../../../src/contract/system/users';
import { global, ofParent, within } from '../../../../platform/scope';
import { staff, user, userRole } from '../../../../platform/schema/organisation';
import { demandGranted, demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { doOnce } from '../../../../http/once';
import { forgetGuesses } from '../../../../http/guesses';
import { DISABLED, endSessionsOf } from '../../../../http/session';
import { newPassword } from '../../../../platform/password/newPassword';
import { lockUser, store } from './changeUsers';
import { checkRoles, refuseWider, type Work } from './guards';
import { touch } from '../../../../http/touch';

/** The person behind a staff id, who must work in sight and have no enabled account in that branch yet. */
async function findStaff({ db, session }: Work, { staffId, branchId }: Pick<UserForm, 'staffId' | 'branchId'>) {
  // Two new accounts for one person are created one after the other.
  const [found] = await db
    .select()
    .from(staff)
    .where(within(session, staff, and(eq(staff.staffId, staffId), eq(staff.status, 1))))
    .for('update');
  if (!found) throw new InvalidInput([{ field: 'staffId', text: 'field.choice' }]);
  const bound = await db
    .select({ userId: user.userId })
    .from(user)
    .where(global('taken', and(eq(user.staffId, staffId), eq(user.branchId, branchId), ne(user.status, DISABLED))));
  if (bound.length > 0) throw new InvalidInput([{ field: 'staffId', text: 'field.taken' }]);
  return found;
}

async function insertUser(work: Work, { roleIds, phone, ...form }: UserForm, passwordHash: string) {
  const { db, session, now } = work;
  const { branchId } = form;
  const loginBranchIds = [...new Set(form.loginBranchIds)];
  await demandGranted([branchId, ...loginBranchIds], { db, session });
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

/**
 * A password to hand over. It is stored nowhere: a repetition with the same key computes it again from that key and a
 * key of the server (docs/domain/system.md#users).
 */
function handedOver({ app, request: { keyed } }: Context) {
  return newPassword(keyed && app.keys.hmac('passwords', `${keyed.owner} ${keyed.sent} ${keyed.requestHash}`));
}

/** A repeated request is answered only while the account still has this password. */
async function demandUnchanged({ app, db }: Context, userId: string, password: string) {
  const [found] = await db.select({ passwordHash: user.passwordHash }).from(user).where(ofParent(user.userId, userId));
  if (!found || !(await app.passwords.verify(password, found.passwordHash))) throw new Failure(ERROR.repeatedRequest);
}

/** A new account with a password that is shown once. */
export async function addUser(form: UserForm, context: Context) {
  const { app, session, now, note } = context;
  const { loginName } = form;
  note({ objectId: '', objectName: loginName });
  demandHeadquarters({ session });
  const password = handedOver(context);
  const passwordHash = await app.passwords.hash(password);
  const { answer: kept, isRepeated } = await doOnce(context, async (tx) => {
    const created = await insertUser({ db: tx, session, now }, form, passwordHash);
    note({ objectId: created, objectName: loginName, after: { ...form } });
    return { userId: created };
  });
  const { userId } = kept;
  if (isRepeated) {
    await demandUnchanged(context, userId, password);
    note({ objectId: userId, objectName: loginName });
  }
  return { userId, loginName, password };
}

/** Gives a new password to a user who has lost his: it ends his sign-ins, and unlocks the account. */
export async function resetPassword({ userId, version }: Parsed<typeof usersApi.resetPassword>, context: Context) {
  const { app, session, now, note } = context;
  note({ objectId: userId });
  const password = handedOver(context);
  const passwordHash = await app.passwords.hash(password);
  const { answer: kept, isRepeated } = await doOnce(context, async (tx) => {
    const work = { db: tx, session, now };
    const found = await lockUser(work, userId, version);
    await refuseWider(work, found);
    const status = found.status === USER_STATUS.locked ? USER_STATUS.enabled : found.status;
    await store(work, found, { passwordHash, pwdChangedAt: now, status });
    await endSessionsOf(tx, [userId], context.ms);
    const changed = { before: { passwordHash: 0 }, after: { passwordHash: 1 } };
    note({ objectId: userId, objectName: found.loginName, ...changed });
    return { loginName: found.loginName };
  });
  const { loginName } = kept;
  if (isRepeated) {
    await demandUnchanged(context, userId, password);
    note({ objectId: userId, objectName: loginName });
  }
  await forgetGuesses(app.db, loginName);
  return { userId, loginName, password };
}
