import { ERROR } from '../../../src/contract/error-codes';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { profileApi } from '../../../src/contract/account/profile';
import { userApi } from '../../../src/contract/account/sign-in';
import { usersApi } from '../../../src/contract/system/users';
import { MAIN_ENGINE } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import { SEED_PASSWORD } from '../../support/seed';
import { openPeople, type People, ROLE, USER } from './people';

const { addUser, detail, updateStatus, updateRoleUser, resetPassword, selectRoleByUserId } = usersApi;
const ENDED = 401;

describe.each(MAIN_ENGINE)('what nobody may do to an account ($engine)', ({ start }) => {
  let people: People;

  beforeAll(async () => {
    people = await openPeople(start);
  });
  afterAll(() => people.backend.stop());

  const isOpen = async (client: Client) => (await client.call(platformUserApi.userInfo, {})).status;

  test('who is disabled is out at the next request, and not in again when he is enabled', async () => {
    const { admin, as, backend } = people;
    const userId = USER.operator;
    const clients = [await as('op.hubei'), await signedIn(backend.origin, 'op.hubei', 'FDB01')];
    const version = await people.versionOf(userId);
    await admin.data(updateStatus, { userId, status: 0, version });
    for (const client of clients) expect(await isOpen(client)).toBe(ENDED);
    const again = await new Client(backend.origin).call(userApi.usernameLogin, {
      ...{ username: 'op.hubei', password: SEED_PASSWORD },
    });
    expect(again.code).toBe(ERROR.accountDisabled);
    expect((await admin.call(updateStatus, { userId, status: 1, version })).code).toBe(ERROR.versionConflict);
    await admin.data(updateStatus, { userId, status: 1 });
    for (const client of clients) expect(await isOpen(client)).toBe(ENDED);
    expect(await isOpen(await as('op.hubei'))).toBe(200);
  });

  test('who loses a role signs in anew; who gets one goes on', async () => {
    const { admin, as } = people;
    const userId = USER.operator;
    const client = await as('op.hubei');
    await admin.data(updateRoleUser, { userId, roleIds: [ROLE.operator, ROLE.clerk] });
    expect((await client.data(platformUserApi.userInfo, {})).roles.sort()).toEqual([
      ...['BRANCH_OPERATOR', 'SALES_SHOW_CLERK'],
    ]);
    await admin.data(updateRoleUser, { userId, roleIds: [ROLE.operator] });
    expect(await isOpen(client)).toBe(ENDED);
  });

  test('nobody disables himself, and the last administrator stays', async () => {
    const { admin } = people;
    const userId = USER.admin;
    expect((await admin.call(updateStatus, { userId, status: 0 })).code).toBe(ERROR.disablesOneself);
    const demoted = await admin.call(updateRoleUser, { userId, roleIds: [ROLE.auditor] });
    expect(demoted.code).toBe(ERROR.lastAdministrator);
    expect((await admin.data(platformUserApi.userInfo, {})).roles).toEqual(['HQ_ADMIN']);
  });

  test('of two administrators who disable each other at once one stays', async () => {
    const { admin, enter, form } = people;
    const made = await admin.data(addUser, form('second.hq', 'S00541', { roleIds: [ROLE.administrator] }));
    const second = await enter(made);
    const codes = await Promise.all([
      admin.call(updateStatus, { userId: made.userId, status: 0 }),
      second.call(updateStatus, { userId: USER.admin, status: 0 }),
    ]);
    expect(codes.filter(({ success }) => success)).toHaveLength(1);
    const open = [await isOpen(admin), await isOpen(second)];
    expect(open.sort()).toEqual([200, ENDED]);
    const winner = (await isOpen(admin)) === 200 ? admin : second;
    const loser = winner === admin ? made.userId : USER.admin;
    await winner.data(updateStatus, { userId: loser, status: 1 });
    people.admin = winner;
  });

  test('nobody gives what he lacks, nor takes over who holds more', async () => {
    const { admin, form, enter, addRole, backend } = people;
    const keeper = await addRole('KEEPER', [
      ...['userManage_add', 'userManage_edit', 'userManage_role', 'userManage_status', 'userManage_resetPwd'],
      ...['userManage_view', 'index_save'],
    ]);
    const client = await enter(await admin.data(addUser, form('key.keeper', 'S00542', { roleIds: [keeper] })));
    const roles = await client.data(selectRoleByUserId, { userId: USER.clerk });
    expect(roles.filter(({ grantable }) => grantable).map(({ roleId }) => roleId)).toEqual([keeper]);
    const helper = form('key.helper', 'S00531', { branchId: 'FDD', loginBranchIds: ['FDD'] });
    const given = (roleIds: string[]) => client.call(addUser, { ...helper, roleIds });
    expect((await given([keeper, ROLE.clerk])).code).toBe(ERROR.beyondOwnGrants);
    const { userId } = (await given([keeper])).data;
    const more = await client.call(updateRoleUser, { userId, roleIds: [keeper, ROLE.auditor] });
    expect(more.code).toBe(ERROR.beyondOwnGrants);
    const takeOver = { userId: USER.admin, realName: '周启明', branchId: 'FDA', phone: '13900000531' };
    const version = await people.versionOf(USER.admin);
    const refused = await Promise.all([
      client.call(resetPassword, { userId: USER.admin }),
      client.call(profileApi.updateUser, { ...takeOver, version }),
      client.call(updateStatus, { userId: USER.admin, status: 0 }),
      client.call(updateRoleUser, { userId: USER.admin, roleIds: [keeper] }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => ERROR.aboveOneself));
    expect((await admin.data(detail, { userId: USER.admin })).phone).toBe('13800000001');
    expect(await isOpen(await signedIn(backend.origin, 'admin.hq'))).toBe(200);
  });

  test('nobody takes over who opens companies that he cannot open himself', async () => {
    const { admin, form, enter, addRole } = people;
    const manager = await addRole('BRANCH_MANAGER', [
      ...['userManage_edit', 'userManage_role', 'userManage_resetPwd', 'userManage_view', 'userManage_branch'],
    ]);
    const given = { roleIds: [manager], branchId: 'FDB' };
    const own = await admin.data(addUser, form('man.hubei', 'S00511', { ...given, loginBranchIds: ['FDB'] }));
    const wider = await admin.data(addUser, form('two.cities', 'S00512', { ...given, loginBranchIds: ['FDB', 'FDC'] }));
    const below = await admin.data(addUser, form('one.city', 'S00513', { ...given, loginBranchIds: ['FDB', 'FDB01'] }));
    const client = await enter(own);
    const changed = async (userId: string) => {
      const version = await people.versionOf(userId);
      const record = { userId, version, realName: '新人', phone: '13900000777', branchId: 'FDB' };
      return [
        await client.call(profileApi.updateUser, record),
        await client.call(updateRoleUser, { userId, roleIds: [manager] }),
        await client.call(resetPassword, { userId }),
      ].map(({ code }) => code);
    };
    expect(await changed(wider.userId)).toEqual(Array(3).fill(ERROR.beyondOwnBranches));
    expect((await admin.data(detail, { userId: wider.userId })).phone).toBe('13900000999');
    expect(await isOpen(await enter(wider))).toBe(200);
    expect(await changed(below.userId)).toEqual([200, 200, 200]);
    // Who may sign in to both may change it, wherever he is at the moment.
    const both = await admin.data(addUser, form('man.both', 'S00514', { ...given, loginBranchIds: ['FDB', 'FDC'] }));
    expect((await (await enter(both)).call(resetPassword, { userId: wider.userId })).code).toBe(200);
  });
});
