import { ERROR } from '../../../src/contract/error-codes';
import type { Input } from '../../../src/contract/endpoint';
import { rolesApi } from '../../../src/contract/system/roles';
import { savedViewApi } from '../../../src/contract/account/saved-views';
import { usersApi } from '../../../src/contract/system/users';
import type { Client } from '../../support/client';
import { MAIN_ENGINE } from '../../support/backends';
import { openPeople, type People, refusal, ROLE } from '../system/people';

const { mine, save, delete: remove } = savedViewApi;
const listKey = '/sale/tradeFairManage#tradeFairId';
const content = { filters: { state: [3] }, columns: [{ key: 'subject', width: 240 }], pageSize: 50 };

const view = (values: Partial<Input<typeof save>> = {}) => ({
  ...{ listKey, name: '进行中', share: 1 as const, isDefault: 0 as const, content },
  ...values,
});
const names = async (client: Client) => (await client.data(mine, {})).map(({ name }) => name);

describe.each(MAIN_ENGINE)('saved views ($engine)', ({ start }) => {
  let people: People;

  beforeAll(async () => {
    people = await openPeople(start);
  });
  afterAll(() => people.backend.stop());

  test('a view is kept as it was saved, for its owner alone', async () => {
    const operator = await people.as('op.hubei');
    const { viewId, version } = await operator.data(save, view());
    expect(await operator.data(mine, {})).toEqual([
      {
        ...{ viewId, version, listKey, name: '进行中', share: 1, roleId: null, shareName: '', isDefault: 0, content },
        ...{ createdByName: '陈思远', editable: true },
      },
    ]);
    expect(await names(people.admin)).toEqual([]);
    expect((await people.admin.call(save, view({ id: viewId, version }))).code).toBe(ERROR.notFound);
    expect((await people.admin.call(remove, { id: viewId, version })).code).toBe(ERROR.notFound);

    const changed = await operator.data(save, view({ id: viewId, version, name: '本周进行中' }));
    expect(changed).toEqual({ viewId, version: version + 1 });
    expect((await operator.call(save, view({ id: viewId, version }))).code).toBe(ERROR.versionConflict);
    expect((await operator.call(remove, { id: viewId, version })).code).toBe(ERROR.versionConflict);
    expect(await operator.data(remove, { id: viewId, version: version + 1 })).toBe(true);
    expect(await names(operator)).toEqual([]);
    expect((await operator.call(remove, { id: viewId, version: version + 2 })).code).toBe(ERROR.notFound);
  });

  test('sharing takes the button, and reaches whom it names', async () => {
    const operator = await people.as('op.hubei');
    const clerk = await people.as('show.clerk');
    const { admin } = people;
    for (const share of [2, 3, 4] as const)
      expect((await operator.call(save, view({ share, roleId: ROLE.operator }))).code).toBe(ERROR.notGranted);
    expect(refusal(await admin.call(save, view({ share: 2 })))).toEqual([ERROR.invalidInput, 'roleId']);
    expect(refusal(await admin.call(save, view({ share: 2, roleId: '1' })))).toEqual([ERROR.invalidInput, 'roleId']);

    await admin.data(save, view({ name: '给操作员', share: 2, roleId: ROLE.operator }));
    const everybody = await admin.data(save, view({ name: '给所有人', share: 4 }));
    await admin.data(save, view({ name: '给总部', share: 3 }));
    expect(await names(admin)).toEqual(['给操作员', '给总部', '给所有人']);
    expect(await names(operator)).toEqual(['给操作员', '给所有人']);
    expect(await names(clerk)).toEqual(['给所有人']);

    const [shared] = await operator.data(mine, {});
    expect(shared).toMatchObject({ shareName: '分公司操作员', editable: false });
    const { viewId: id, version } = everybody;
    expect((await clerk.call(save, view({ id, version, share: 4 }))).code).toBe(ERROR.notGranted);
    // To make it one's own would take it from everybody.
    expect((await clerk.call(save, view({ id, version, share: 1 }))).code).toBe(ERROR.notGranted);
    expect((await clerk.call(remove, { id, version })).code).toBe(ERROR.notGranted);
    expect(await admin.data(remove, { id, version })).toBe(true);
    expect(await names(clerk)).toEqual([]);
  });

  test('what everybody has is taken away by nobody who sees only his own branches', async () => {
    const { admin, enter, form } = people;
    const role = await admin.data(rolesApi.copy, { id: ROLE.administrator, roleCode: 'NEAR', roleName: '本公司' });
    const near = {
      id: role.roleId,
      version: role.version,
      roleName: '本公司',
      dataScope: 'BRANCH',
      status: 1,
    } as const;
    await admin.data(rolesApi.update, { ...near, remark: '' });
    const employment = { branchId: 'FDB', loginBranchIds: ['FDB'], roleIds: [role.roleId] };
    const local = await enter(await admin.data(usersApi.addUser, form('nea.r', 'S00511', employment)));
    const { viewId: id, version } = await admin.data(save, view({ name: '给所有人', share: 4 }));
    const shown = (await local.data(mine, {})).find(({ viewId }) => viewId === id);
    expect(shown).toMatchObject({ editable: false });
    expect((await local.call(remove, { id, version })).code).toBe(ERROR.notGranted);
    expect((await local.call(save, view({ id, version, share: 1 }))).code).toBe(ERROR.notGranted);
    const { viewId, version: first } = await local.data(save, view({ name: '给本公司', share: 3 }));
    expect(await local.data(remove, { id: viewId, version: first })).toBe(true);
    expect(await admin.data(remove, { id, version })).toBe(true);
  });

  test('a list has one default for each audience', async () => {
    const auditor = await people.as('audit.ro');
    const first = await auditor.data(save, view({ name: '甲', isDefault: 1 }));
    await auditor.data(save, view({ name: '乙', isDefault: 1 }));
    await auditor.data(save, view({ name: '丙', isDefault: 1, listKey: '/permissionSys/userManage#userId' }));
    // A panel that was open meanwhile does not make the first one the default again.
    const stale = view({ id: first.viewId, version: first.version, name: '甲', isDefault: 1 });
    expect((await auditor.call(save, stale)).code).toBe(ERROR.versionConflict);
    const defaults = (await auditor.data(mine, {})).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(defaults.sort()).toEqual(['丙', '乙']);
  });

  test.each([
    ['a column of no width', { columns: [{ key: 'subject', width: 0 }] }],
    ['a page size that no list has', { pageSize: 51 }],
    ['objects among the filters', { filters: { state: { $ne: 1 } } }],
    ['more than a view may weigh', { filters: { state: Array.from({ length: 100 }, () => 'x'.repeat(100)) } }],
    ['two hundred columns', { columns: Array.from({ length: 200 }, (_, i) => ({ key: `c${i}` })) }],
  ])('%s is refused', async (_, wrong) => {
    const [code] = refusal(await people.admin.call(save, { ...view(), content: { ...content, ...wrong } } as never));
    expect(code).toBe(ERROR.invalidInput);
  });

  test('whoever has a hundred is told so', async () => {
    const hubei = await people.as('multi.hubei');
    for (let i = 0; i < 100; i += 1) await hubei.data(save, view({ name: `视图${i}` }));
    expect(refusal(await hubei.call(save, view()))).toEqual([ERROR.invalidInput, 'name']);
  });
});
