import type { Input } from '../../../src/contract/endpoint';
import { rolesApi } from '../../../src/contract/system/roles';
import { userApi } from '../../../src/contract/account/sign-in';
import { type NewPassword, usersApi } from '../../../src/contract/system/users';
import type { Backend } from '../../support/backends';
import { Client, signedIn } from '../../support/client';

/** Seeded roles and users. */
export const ROLE = { administrator: '2000', operator: '2001', clerk: '2002', auditor: '2003' } as const;
export const USER = { admin: '3000', operator: '3001', clerk: '3002', auditor: '3003', hubei: '3004' } as const;

export type NewUser = Input<typeof usersApi.addUser>;

/** A backend, the administrator in it, and shortcuts for what every rule starts from. */
export async function openPeople(start: () => Promise<Backend>) {
  const backend = await start();
  /** A test that costs an administrator the session names another. */
  const people = { admin: await signedIn(backend.origin, 'admin.hq') };
  const form = (loginName: string, staffId: string, values: Partial<NewUser> = {}): NewUser => ({
    ...{ loginName, staffId, realName: '新人', phone: '13900000999', branchId: 'FDA' },
    ...{ roleIds: [ROLE.auditor], loginBranchIds: ['FDA'] },
    ...values,
  });
  const signIn = async (username: string, password: string) => {
    const client = new Client(backend.origin);
    const { token, userInfo } = await client.data(userApi.usernameLogin, { username, password });
    client.token = token;
    client.branchId = userInfo.lastSelectBranchId;
    return client;
  };
  const enter = ({ loginName, password }: NewPassword) => signIn(loginName, password);
  /** A role of the widest scope with these buttons only. */
  const addRole = async (roleCode: string, buttonCodes: string[]) => {
    const { roleId, version } = await people.admin.data(rolesApi.add, {
      ...{ roleCode, roleName: roleCode, dataScope: 'ALL', status: 1 },
    });
    await people.admin.data(rolesApi.grant, { id: roleId, version, menuIds: [], buttonCodes });
    return roleId;
  };
  /** Somebody with every button, in one company, whose role is of this scope. */
  const enterNarrow = async (dataScope: 'BRANCH' | 'SELF', branchId: string) => {
    const { admin } = people;
    const roleName = '本公司全部';
    const role = await admin.data(rolesApi.copy, { id: ROLE.administrator, roleCode: 'NARROW', roleName });
    const scope = { dataScope, status: 1, remark: '' } as const;
    await admin.data(rolesApi.update, { id: role.roleId, roleName, ...scope, version: role.version });
    const employment = { branchId, loginBranchIds: [branchId], roleIds: [role.roleId] };
    return enter(await admin.data(usersApi.addUser, form('nar.row', 'S00511', employment)));
  };
  const versionOf = async (userId: string) => (await people.admin.data(usersApi.detail, { userId })).version;
  return Object.assign(people, {
    backend,
    form,
    signIn,
    enter,
    addRole,
    enterNarrow,
    versionOf,
    as: (name: string) => signedIn(backend.origin, name),
  });
}

export type People = Awaited<ReturnType<typeof openPeople>>;

/** Code and first wrong field of a refusal. */
export const refusal = ({ code, data }: { code: number; data: unknown }) => [
  code,
  (data as { field: string }[] | null)?.[0]?.field,
];
