import { and, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { USER_STATUS, type UserStatus, type usersApi } from '../../../../../src/contract/system/users';
import { foreignBranches, global, ofParent, visibleBranches, within } from '../../../../platform/scope';
import { branch, user, userRole } from '../../../../platform/schema/organisation';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { type Confirmation, Failure, InvalidInput, notFound, requireConfirmation } from '../../../../http/failure';
import { endSessionsOf } from '../../../../http/session';
import { maskPhone } from '../../../../platform/mask';
import { toTree } from '../../../../platform/tree';
import { stuckApprovals } from './stuckApprovals';
import { switchProblem } from '../../rules/userStatus';
import { checkRoles, keepAnAdministrator, refuseAbove, refuseWider, type Work } from './guards';
import { touch } from '../../../../http/touch';
import { readUser } from './readUsers';
import { staleVersion } from '../../../../http/staleVersion';

/**
 * The account under a row lock, for a write by somebody who may make it; a stale version is answered with the present
 * record and writes nothing (docs/domain/platform.md#concurrency).
 */
export async function lockUser(work: Work, userId: string, version: number | undefined) {
  const { db, session } = work;
  demandHeadquarters(work);
  const [found] = await db
    .select()
    .from(user)
    .where(within(session, user, eq(user.userId, userId)))
    .for('update');
  if (!found) throw notFound();
  await refuseAbove(work, userId);
  if (version !== undefined && version !== found.version) {
    const present = await readUser(userId, work);
    throw await staleVersion(work, { ...present, phone: maskPhone(present.phone) }, found);
  }
  return found;
}

type Row = typeof user.$inferSelect;

/** Stores the changed fields of a locked account. */
export const store = (work: Work, { userId, version }: Pick<Row, 'userId' | 'version'>, values: Partial<Row>) =>
  work.db
    .update(user)
    .set({ ...values, ...touch(work), version: version + 1 })
    .where(ofParent(user.userId, userId));

interface Edit {
  userId: string;
  version: number;
  email: string;
  realName?: string | undefined;
  phone?: string | undefined;
  branchId?: string | undefined;
  remark?: string | undefined;
}

/** The fields of another user's record that an administrator edits; login name and staff stay as they are. */
export async function editUser({ userId, version, email, ...given }: Edit, context: Context) {
  const { realName, phone, branchId, remark = '' } = given;
  const missing = Object.entries({ realName, phone, branchId }).filter(([, value]) => !value);
  if (!realName || !phone || !branchId)
    throw new InvalidInput(missing.map(([field]) => ({ field, text: 'field.required' })));
  const found = await lockUser(context, userId, version);
  await refuseWider(context, found);
  // The companies are changed by a button of their own: a new home must not open another company.
  if (!found.loginBranchIds.includes(branchId))
    throw new InvalidInput([{ field: 'branchId', text: 'field.notLoginBranch' }]);
  const isForeign = (await foreignBranches(context.db, context.session, [branchId])).length > 0;
  if (branchId !== found.branchId && isForeign) throw new Failure(ERROR.branchNotGranted);
  const values = { realName, i9Phone: phone, branchId, email, remark };
  await store(context, found, values);
  context.note({ objectId: userId, objectName: found.loginName, before: { ...found }, after: { ...found, ...values } });
  return true;
}

/** Asks where approvals would stand still because nobody but this user can decide their open step (43034). */
async function demandSuccessors(userId: string, confirmation: Confirmation, context: Context) {
  const { approvals, steps } = await stuckApprovals.get()(userId, context);
  const code = ERROR.approvalsStandStill;
  requireConfirmation(approvals === 0 ? [] : [{ code, params: { approvals, steps } }], confirmation);
}

export async function switchUser(
  { userId, status, version, ...confirmation }: Parsed<typeof usersApi.updateStatus>,
  context: Context,
) {
  const found = await lockUser(context, userId, version);
  // Only the three codes are ever stored.
  const from = found.status as UserStatus;
  const problem = switchProblem({ from, to: status, isOneself: userId === context.session.userId });
  if (problem) throw new Failure(problem);
  const { loginName } = found;
  context.note({ objectId: userId, objectName: loginName, before: { status: from }, after: { status } });
  if (from === status) return true;
  if (status === USER_STATUS.disabled) await demandSuccessors(userId, confirmation, context);
  await keepAnAdministrator(context, () => store(context, found, { status }));
  if (status === USER_STATUS.disabled) await endSessionsOf(context.db, [userId], context.ms);
  return true;
}

/** Gives the user these roles. A user who loses one must sign in again: the menu in his browser is out of date. */
export async function setRoles({ userId, roleIds, version }: Parsed<typeof usersApi.updateRoleUser>, context: Context) {
  const { db, note } = context;
  const found = await lockUser(context, userId, version);
  await refuseWider(context, found);
  const rows = await db
    .select({ roleId: userRole.roleId })
    .from(userRole)
    .where(global('shared', eq(userRole.userId, userId)));
  const before = rows.map(({ roleId }) => roleId);
  const wanted = [...new Set(roleIds)];
  const added = wanted.filter((one) => !before.includes(one));
  const lost = before.filter((one) => !wanted.includes(one));
  // Inside of the lock: a user who gives the administrator's role waits for the other change before it is checked that
  // he holds it.
  await keepAnAdministrator(context, async () => {
    await checkRoles(context, added);
    if (added.length > 0) await db.insert(userRole).values(added.map((roleId) => ({ userId, roleId })));
    await db.delete(userRole).where(global('shared', and(eq(userRole.userId, userId), inArray(userRole.roleId, lost))));
  });
  await store(context, found, {});
  if (lost.length > 0) await endSessionsOf(db, [userId], context.ms);
  note({ objectId: userId, objectName: found.loginName, before: { roleIds: before }, after: { roleIds: wanted } });
  return true;
}

type Companies = Parsed<typeof usersApi.selectOrgBranch>;

/** The companies that a user may sign in to; companies that the caller does not see stay as they are. */
export async function userCompanies({ userId, branchIds, version }: Companies, context: Context) {
  const { db, session, note } = context;
  const found = await lockUser(context, userId, version);
  const rows = await db
    .select()
    .from(branch)
    .where(global('shared', and(eq(branch.status, 1), visibleBranches(session))));
  const visible = new Set(rows.map(({ branchId }) => branchId));
  const before = found.loginBranchIds;
  if (branchIds?.some((one) => !visible.has(one))) throw new Failure(ERROR.branchNotGranted);
  const hidden = before.filter((one) => !visible.has(one));
  const loginBranchIds = branchIds ? [...new Set([...hidden, ...branchIds])] : before;
  if (!loginBranchIds.includes(found.branchId))
    throw new InvalidInput([{ field: 'branchIds', text: 'field.homeMissing' }]);
  const record = { objectId: userId, objectName: found.loginName };
  if (branchIds) {
    await store(context, found, { loginBranchIds });
    note({ ...record, before: { loginBranchIds: before }, after: { loginBranchIds } });
  } else note({ ...record, action: 'view' });
  return toTree(rows.map((row) => ({ ...row, checked: loginBranchIds.includes(row.branchId) })));
}
