import { profileApi } from '@/contract/account/profile';
import { type CheckedBranch, type CheckedRole, type NewPassword, type User, usersApi } from '@/contract/system/users';
import { call } from '@/core/http/call';
import type { UserForm } from './userFields';

/** The initial values of a dialog, and the version that they come from. */
type Start = Partial<UserForm> & { version?: number };

/** The task of a dialog. */
export type EditedUser =
  | { kind: 'add'; start: Start }
  | { kind: 'edit' | 'companies'; user: User; start: Start }
  | { kind: 'roles'; user: User; start: Start; offered: readonly CheckedRole[] };

const silent = { silent: true } as const;

/** Saves an account; a new account answers with its password. */
export async function saveUser(edited: EditedUser, form: UserForm, version = 0): Promise<NewPassword | undefined> {
  const { realName, phone, branchId, email, remark, roleIds, branchIds } = form;
  if (edited.kind === 'add') {
    const { loginName, loginBranchIds, staffId } = form;
    const account = { loginName, realName, phone, branchId, email, remark, roleIds, loginBranchIds };
    return call(usersApi.addUser, { ...account, staffId: staffId?.value ?? '' }, silent);
  }
  const { userId } = edited.user;
  if (edited.kind === 'edit')
    await call(profileApi.updateUser, { userId, version, realName, phone, branchId, email, remark }, silent);
  if (edited.kind === 'roles') await call(usersApi.updateRoleUser, { userId, version, roleIds }, silent);
  if (edited.kind === 'companies') await call(usersApi.selectOrgBranch, { userId, version, branchIds }, silent);
  return undefined;
}

const checkedOf = (branches: readonly CheckedBranch[]): string[] =>
  branches.flatMap(({ branchId, checked, children }) => [...(checked ? [branchId] : []), ...checkedOf(children)]);

/** The initial values are read when a dialog is opened: the list masks numbers, and may be out of date. */
export const open = {
  async edit({ userId }: User): Promise<EditedUser> {
    const user = await call(usersApi.detail, { userId });
    const { realName, phone, branchId, email, remark } = user;
    return { kind: 'edit', user, start: { version: user.version, realName, phone, branchId, email, remark } };
  },
  async roles(user: User): Promise<EditedUser> {
    const offered = await call(usersApi.selectRoleByUserId, { userId: user.userId });
    const roleIds = offered.filter(({ checked }) => checked).map(({ roleId }) => roleId);
    return { kind: 'roles', user, offered, start: { version: user.version, roleIds } };
  },
  async companies(user: User): Promise<EditedUser> {
    const branches = await call(usersApi.selectOrgBranch, { userId: user.userId });
    return { kind: 'companies', user, start: { version: user.version, branchIds: checkedOf(branches) } };
  },
};
