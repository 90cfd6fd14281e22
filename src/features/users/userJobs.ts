import { profileApi } from '@/contract/profile';
import { type CheckedBranch, type CheckedRole, type NewPassword, type User, usersApi } from '@/contract/people/users';
import { call } from '@/core/http/call';

/** What a dialog does to an account, and the fields of all of them. */
export interface Job {
  kind: 'add' | 'edit' | 'roles' | 'companies';
  user?: User;
  /** What the server offers to choose from. */
  roles?: readonly CheckedRole[];
  loginName: string;
  realName: string;
  phone: string;
  /** As the select holds it. */
  staffId: { value: string } | null;
  branchId: string;
  email: string;
  roleIds: string[];
  loginBranchIds: string[];
  branchIds: string[];
  remark: string;
}

const silent = { silent: true } as const;

/** Does it; a new account answers with its password. */
export async function saveJob({ kind, user, staffId, ...form }: Job): Promise<NewPassword | undefined> {
  const { realName, phone, branchId, email, remark, roleIds, branchIds } = form;
  if (kind === 'add' || !user) {
    const { loginName, loginBranchIds } = form;
    const account = { loginName, realName, phone, branchId, email, remark, roleIds, loginBranchIds };
    return call(usersApi.addUser, { ...account, staffId: staffId?.value ?? '' }, silent);
  }
  const { userId, version } = user;
  if (kind === 'edit')
    await call(profileApi.updateUser, { userId, version, realName, phone, branchId, email, remark }, silent);
  if (kind === 'roles') await call(usersApi.updateRoleUser, { userId, version, roleIds }, silent);
  if (kind === 'companies') await call(usersApi.selectOrgBranch, { userId, version, branchIds }, silent);
  return undefined;
}

const checkedOf = (branches: readonly CheckedBranch[]): string[] =>
  branches.flatMap(({ branchId, checked, children }) => [...(checked ? [branchId] : []), ...checkedOf(children)]);

/** What the dialogs start from is read when they are opened: the list masks numbers, and may be old. */
export const begin = {
  async edit({ userId }: User): Promise<Partial<Job>> {
    const user = await call(usersApi.detail, { userId });
    const { realName, phone, branchId, email, remark } = user;
    return { kind: 'edit', user, realName, phone, branchId, email, remark };
  },
  async roles(user: User): Promise<Partial<Job>> {
    const roles = await call(usersApi.selectRoleByUserId, { userId: user.userId });
    return { kind: 'roles', user, roles, roleIds: roles.filter(({ checked }) => checked).map(({ roleId }) => roleId) };
  },
  async companies(user: User): Promise<Partial<Job>> {
    const branches = await call(usersApi.selectOrgBranch, { userId: user.userId });
    return { kind: 'companies', user, branchIds: checkedOf(branches) };
  },
};
