import { ERROR } from '../../../src/contract/error-codes';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { rolesApi } from '../../../src/contract/system/roles';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { usersApi } from '../../../src/contract/system/users';
import { MAIN_ENGINE } from '../../support/backends';
import { signedIn } from '../../support/client';
import { openPeople, type People, refusal, ROLE } from './people';

const { page, add, update, copy, delete: remove, grants, grant } = rolesApi;
const buyer = { roleCode: 'BUYER', roleName: '采购', dataScope: 'BRANCH', status: 1 } as const;

describe.each(MAIN_ENGINE)('roles ($engine)', ({ start }) => {
  let people: People;

  beforeAll(async () => {
    people = await openPeople(start);
  });
  afterAll(() => people.backend.stop());

  const stored = async (id: string) => {
    const { records } = await people.admin.data(page, { pageSize: 100 });
    return records.find(({ roleId }) => roleId === id);
  };

  test('the roles of staff are told of the own companies only', async () => {
    const inHubei = await signedIn(people.backend.origin, 'admin.hq', 'FDB');
    const rolesOf = async (staffId: string) =>
      (await inHubei.data(platformUserApi.listByStaffId, { staffId })).map(({ roleId }) => roleId);
    expect(await rolesOf('S00102')).toEqual([ROLE.operator]);
    expect(await rolesOf('S00203')).toEqual([]);
  });

  test('a role has a code of its own, for ever', async () => {
    const { admin } = people;
    expect(refusal(await admin.call(add, { ...buyer, roleCode: 'buyer' }))).toEqual([ERROR.invalidInput, 'roleCode']);
    const { roleId, version } = await admin.data(add, buyer);
    expect(await stored(roleId)).toMatchObject({ ...buyer, userCount: 0, builtIn: 0, gmtModified: expect.any(String) });
    expect(refusal(await admin.call(add, buyer))).toEqual([ERROR.invalidInput, 'roleCode']);
    expect(await admin.data(remove, { id: roleId, version })).toBe(true);
    expect(await stored(roleId)).toBeUndefined();
    expect(refusal(await admin.call(add, buyer))).toEqual([ERROR.invalidInput, 'roleCode']);
    expect((await admin.call(remove, { id: roleId, version })).code).toBe(ERROR.notFound);
  });

  test('a built-in role keeps its name and stays; the administrator keeps everything', async () => {
    const { admin } = people;
    const operator = { id: ROLE.operator, dataScope: 'BRANCH_AND_BELOW', status: 1, version: 1 } as const;
    expect((await admin.call(update, { ...operator, roleName: '改名' })).code).toBe(ERROR.builtInRole);
    expect((await admin.call(remove, { id: ROLE.operator, version: 1 })).code).toBe(ERROR.builtInRole);
    const whole = { id: ROLE.administrator, roleName: '总部管理员', dataScope: 'ALL', status: 1, version: 1 } as const;
    expect((await admin.call(update, { ...whole, status: 0 })).code).toBe(ERROR.builtInRole);
    expect((await admin.call(update, { ...whole, dataScope: 'SELF' })).code).toBe(ERROR.builtInRole);
    const nothing = { id: ROLE.administrator, version: 1, menuIds: [], buttonCodes: [] };
    expect((await admin.call(grant, nothing)).code).toBe(ERROR.builtInRole);
    expect(await admin.data(update, { ...whole, remark: '全部权限' })).toMatchObject({ version: 2 });
    const stale = await admin.call(update, { ...whole, remark: '旧' });
    expect(stale).toMatchObject({ code: ERROR.versionConflict, data: { remark: '全部权限', version: 2 } });
  });

  test('a granted button brings its page and the way to it', async () => {
    const { admin, addRole } = people;
    const id = await addRole('PRINTER', ['tradeFairManage_view', 'edit_save']);
    const granted = await admin.data(grants, { id });
    expect(granted.menuIds.sort()).toEqual(['2000', '2001']);
    expect(granted.buttonCodes.sort()).toEqual(['edit_save', 'tradeFairManage_view']);
    expect(granted.buttons.find(({ buttonCode }) => buttonCode === 'edit_save')?.menuId).toBe('');
    const { version } = granted;
    const unknown = { id, version, menuIds: ['1'], buttonCodes: ['tradeFairManage_fly'] };
    expect(refusal(await admin.call(grant, unknown))).toEqual([ERROR.invalidInput, 'menuIds']);
    expect(refusal(await admin.call(grant, { ...unknown, menuIds: [] }))).toEqual([ERROR.invalidInput, 'buttonCodes']);
    const copied = await admin.data(copy, { id, roleCode: 'PRINTER_B', roleName: '副本' });
    expect((await admin.data(grants, { id: copied.roleId })).buttonCodes.sort()).toEqual(granted.buttonCodes.sort());
  });

  test('what is granted and withdrawn counts at the next request', async () => {
    const { admin, as } = people;
    const clerk = await as('show.clerk');
    const id = ROLE.clerk;
    const { menuIds, buttonCodes, version } = await admin.data(grants, { id });
    const publish = () => clerk.call(tradeFairApi.publish, { id: '70005', version: 1 });
    expect((await publish()).status).toBe(200);
    const without = buttonCodes.filter((one) => one !== 'tradeFairManage_publish');
    await admin.data(grant, { id, version, menuIds, buttonCodes: without });
    expect((await publish()).status).toBe(403);
    const { tableButtonList } = await clerk.data(platformUserApi.permission, {});
    expect(tableButtonList.map(({ buttonCode }) => buttonCode)).not.toContain('tradeFairManage_publish');
    expect((await admin.call(grant, { id, version, menuIds, buttonCodes })).code).toBe(ERROR.versionConflict);
    await admin.data(grant, { id, version: version + 1, menuIds, buttonCodes });
    expect((await publish()).status).toBe(200);
  });

  test('nobody grants, copies or widens what goes beyond his own', async () => {
    const { admin, addRole, form, enter } = people;
    const own = await addRole('GRANTER', [
      ...['roleManage_add', 'roleManage_grant', 'roleManage_copy', 'roleManage_edit', 'tradeFairManage_view'],
    ]);
    const granter = await enter(await admin.data(usersApi.addUser, form('the.granter', 'S00541', { roleIds: [own] })));
    const { roleId: id } = await granter.data(add, { ...buyer, roleCode: 'HELPER' });
    const give = (version: number, buttonCodes: string[]) =>
      granter.call(grant, { id, version, menuIds: [], buttonCodes });
    expect((await give(1, ['tradeFairManage_publish'])).code).toBe(ERROR.beyondOwnGrants);
    expect((await give(1, ['tradeFairManage_view'])).success).toBe(true);
    // What somebody else has granted may stay.
    await admin.data(grant, {
      ...{ id, version: 2, menuIds: [], buttonCodes: ['tradeFairManage_view', 'tradeFairManage_copy'] },
    });
    expect((await give(3, ['tradeFairManage_copy'])).success).toBe(true);
    expect((await give(4, ['tradeFairManage_copy', 'tradeFairManage_end'])).code).toBe(ERROR.beyondOwnGrants);
    const clerk = { id: ROLE.clerk, roleName: '展会专员', dataScope: 'ALL', status: 1 } as const;
    const version = (await stored(ROLE.clerk))?.version ?? 0;
    expect((await granter.call(update, { ...clerk, version })).code).toBe(ERROR.beyondOwnGrants);
    const copied = await granter.call(copy, { id: ROLE.clerk, roleCode: 'CLERK_B', roleName: '副本' });
    expect(copied.code).toBe(ERROR.beyondOwnGrants);
  });

  test('a role in use is not deleted; disabled, it ends the sign-ins of those who have it', async () => {
    const { admin, addRole, form, enter } = people;
    const id = await addRole('SEASONAL', ['tradeFairManage_view']);
    const seasonal = await enter(await admin.data(usersApi.addUser, form('sea.sonal', 'S00542', { roleIds: [id] })));
    const version = (await stored(id))?.version ?? 0;
    const kept = await admin.call(remove, { id, version });
    expect([kept.code, kept.msg]).toEqual([ERROR.roleHasUsers, '角色下还有1个用户，不能删除']);
    await admin.data(update, { id, roleName: '季节工', dataScope: 'BRANCH', status: 0, version });
    expect((await seasonal.call(platformUserApi.userInfo, {})).status).toBe(401);
  });

  test('an auditor sees roles and grants, and changes none', async () => {
    const auditor = await people.as('audit.ro');
    expect((await auditor.call(page, {})).success).toBe(true);
    const { buttons } = await auditor.data(grants, { id: ROLE.operator });
    expect(buttons.find(({ buttonCode }) => buttonCode === 'roleManage_add')?.held).toBe(false);
    expect((await auditor.call(add, buyer)).status).toBe(403);
    expect((await (await people.as('op.hubei')).call(page, {})).status).toBe(403);
  });
});
