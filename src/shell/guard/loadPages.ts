import { ERROR } from '@/contract/error-codes';
import { platformUserApi } from '@/contract/account/platform-user';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { refreshUserInfo, saveBranch } from '@/core/auth/account';
import { fieldsOf, parseButtons } from '@/core/session/parseSession';
import { session } from '@/core/session/session';
import { knowPages, reportDropped } from '../menu/applyMenu';
import type { MenuNode } from '../menu/menuNode';
import { normaliseMenu } from '../menu/normaliseMenu';

const TRIES = 3;

/** A busy server may answer after the time limit of the user service: only the third timeout is a failure. */
async function enter(branchId: string, left = TRIES): Promise<void> {
  try {
    await saveBranch(branchId);
  } catch (error) {
    if (left === 1 || !isCallError(error) || error.kind !== 'timeout') throw error;
    await enter(branchId, left - 1);
  }
}

/**
 * The first of these branches that the user may work in: that of this tab (also from before its session expired), the
 * last selected one, the home branch (docs/domain/account.md#sessions).
 */
async function enterBranch(candidates: readonly string[]) {
  const [first, ...others] = new Set(candidates.filter(Boolean));
  if (first === undefined) throw new Error('The user has no branch.');
  try {
    await enter(first);
  } catch (error) {
    // If the user may no longer work in this branch, another one is used.
    const isTaken = isCallError(error) && error.code === ERROR.branchNotGranted;
    if (!isTaken || others.length === 0) throw error;
    await enterBranch(others);
  }
}

/**
 * With a token of another branch than the tab's, the server refuses even the user's own data: the tab's branch is
 * entered first, so that the tab stays where it was.
 */
async function knowUser() {
  try {
    return await refreshUserInfo();
  } catch (error) {
    if (!isCallError(error) || error.code !== ERROR.branchMismatch) throw error;
    await enterBranch([session.get().branchId]);
    return refreshUserInfo();
  }
}

/** The pages that the user may open in the branch of this tab; throws when there are none. */
export async function readPages(): Promise<readonly MenuNode[]> {
  const permission = fieldsOf(await call(platformUserApi.permission, {}, { silent: true }));
  const { nodes, dropped } = normaliseMenu(permission.menuList);
  reportDropped(dropped);
  if (nodes.length === 0) throw new Error('The menu is empty.');
  knowPages(permission.refusedPages);
  session.setButtons({
    headerButtonList: parseButtons(permission.headerButtonList),
    tableButtonList: parseButtons(permission.tableButtonList),
  });
  return nodes;
}

/** Fetches the pages that a signed-in user may open (docs/console.md#sign-in); throws when there are none. */
export async function loadPages(): Promise<readonly MenuNode[]> {
  const { loginName, lastSelectBranchId, branchId: home } = await knowUser();
  await enterBranch([session.get().branchId, session.expiredIn(loginName), lastSelectBranchId, home]);
  return readPages();
}
