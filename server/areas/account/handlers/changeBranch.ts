import { and, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import type { userApi } from '../../../../src/contract/account/sign-in';
import { global } from '../../../platform/scope';
import { branch, user } from '../../../platform/schema/organisation';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { dropSurplusTokens, issueToken, retireToken } from '../../../http/session';

/** The branch that the account has chosen last: it begins there the next time. */
async function chosenBranch({ db, session: { userId } }: Context) {
  const [found] = await db
    .select({ branchId: user.lastSelectBranchId })
    .from(user)
    .where(global('own', eq(user.userId, userId)));
  return found?.branchId ?? '';
}

export async function rememberBranch(context: Context, branchId: string) {
  const { db, session, note, conclusion } = context;
  const { userId, loginName, loginBranchIds } = session;
  if (!loginBranchIds.includes(branchId)) throw new Failure(ERROR.branchNotGranted);
  const before = await chosenBranch(context);
  note({ objectId: userId, objectName: loginName, before: { branchId: before }, after: { branchId } });
  // Choosing the same branch again is not a change.
  if (before === branchId) conclusion.settle();
  await db
    .update(user)
    .set({ lastSelectBranchId: branchId })
    .where(global('own', eq(user.userId, userId)));
}

/** A token of another branch, or of the same one for a tab of its own. */
export async function saveBranchId({ branchId }: Parsed<typeof userApi.saveBranchId>, context: Context) {
  const { db, ms, request, note, conclusion } = context;
  const { signInId, userId, loginBranchIds, endsAt, tokenHash } = context.session;
  const [target] = await db
    .select({ branchName: branch.branchName })
    .from(branch)
    .where(global('shared', and(eq(branch.branchId, branchId), eq(branch.status, 1))));
  if (!target || !loginBranchIds.includes(branchId)) throw new Failure(ERROR.branchNotGranted);
  const isSame = branchId === context.session.branchId;
  note({ objectId: branchId, objectName: target.branchName });
  // Loading a tab changes nothing, and the remembered choice is already stored.
  if (isSame || branchId === (await chosenBranch(context))) conclusion.settle();
  const { ip, userAgent } = request;
  const of = { signInId, kind: 'full', userId, branchId, accounts: null, ip, userAgent } as const;
  const token = await issueToken(db, ms, { ...of, endsAt });
  // For the same branch, the token may be that of another tab, which has handed it over: it stays valid.
  if (!isSame) await retireToken(db, tokenHash, ms);
  await dropSurplusTokens(db, signInId);
  return { token, branchId, branchName: target.branchName };
}
