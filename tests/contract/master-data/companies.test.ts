/* docs/domain/master-data.md#companies */
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { ERROR } from '../../../src/contract/error-codes';
import { companyApi } from '../../../src/contract/master-data/companies';
import { branchTreeApi } from '../../../src/contract/pricing/branch-trees';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const FORM = {
  ...{ branchName: '江城医药黄冈分公司', shortName: '黄冈', uscc: '91420100ma4kte5t87', legalPerson: '孙立' },
  ...{ regionId: '420115', address: '纸坊大街1号', contactName: '周敏', contactPhone: '13800001234' },
};

describe.each(MAIN_ENGINE)('companies ($engine)', ({ start }) => {
  let backend: Backend;
  let admin: Client;

  beforeEach(async () => {
    backend = await start();
    admin = await signedIn(backend.origin, 'admin.hq');
  });
  afterEach(() => backend.stop());

  const add = (more: object = {}) => admin.call(companyApi.add, { orgType: 3, parentId: 'FDB', ...FORM, ...more });
  const codes = async (client: Client, query: object = {}) =>
    (await client.data(companyApi.page, query)).records.map(({ branchId }) => branchId);

  test('each viewer sees the companies of his scope, searched and sorted', async () => {
    const all = ['FDA', 'FDB', 'FDB01', 'FDB02', 'FDC', 'FDC01', 'FDD', 'FDD01'];
    expect(await codes(admin)).toEqual(all);
    expect(await codes(admin, { orderBy: 'branchId', orderDir: 'desc' })).toEqual([...all].reverse());
    expect(await codes(admin, { regionId: '420000', orgType: 3 })).toEqual(['FDB01', 'FDB02']);
    expect(await codes(admin, { branchName: '上海' })).toEqual(['FDC']);
    expect(await codes(await signedIn(backend.origin, 'op.hubei'))).toEqual(['FDB', 'FDB01', 'FDB02']);
    const { records } = await admin.data(companyApi.page, { branchId: 'FDB01' });
    expect(records).toMatchObject([
      { parentName: '江城医药湖北有限公司', shortName: '襄阳', legalPerson: '黄志强', regionName: '樊城区', status: 1 },
    ]);
    const hubei = await signedIn(backend.origin, 'op.hubei');
    expect((await hubei.call(companyApi.detail, { id: 'FDC' })).code).toBe(ERROR.notFound);
    expect((await hubei.call(companyApi.add, { orgType: 3, parentId: 'FDB', ...FORM })).code).toBe(ERROR.notGranted);
    const history = { objectType: 'branch', objectId: 'FDC' } as const;
    expect((await hubei.call(operationLogApi.history, history)).code).toBe(ERROR.notFound);
  });

  test('a new company stands in the tree, and serves what the one above it serves', async () => {
    expect((await add()).data).toEqual({ branchId: 'FDB03' });
    const { contactPhone, uscc, parentId } = await admin.data(companyApi.detail, { id: 'FDB03' });
    expect([contactPhone, uscc, parentId]).toEqual(['13800001234', '91420100MA4KTE5T87', 'FDB']);
    const { records } = await admin.data(companyApi.page, { branchId: 'FDB03' });
    expect(records).toMatchObject([{ contactPhone: '138****1234', version: 1 }]);
    // Its path is that of the tree: who works above it sees it, and others do not.
    const inHubei = await signedIn(backend.origin, 'admin.hq', 'FDB');
    expect(await codes(inHubei)).toEqual(['FDB', 'FDB01', 'FDB02', 'FDB03']);
    expect(await codes(await signedIn(backend.origin, 'admin.hq', 'FDC'))).toEqual(['FDC', 'FDC01']);
    // Whose companies are listed one by one does not get another one by himself.
    expect(await codes(await signedIn(backend.origin, 'op.hubei'))).not.toContain('FDB03');
    const tree = JSON.stringify(await admin.data(platformUserApi.loginOrgList, { type: 'scope' }));
    expect(tree).toContain('江城医药黄冈分公司');
    const served = (branchId: string) => admin.data(branchTreeApi.regionTree, { branchId });
    expect(await served('FDB03')).toEqual(await served('FDB'));
    const branch = await add({
      orgType: 2,
      parentId: 'FDA',
      branchName: '江城医药四川有限公司',
      uscc: '12440300455751783K',
    });
    expect(branch.data).toEqual({ branchId: 'FDE' });
  });

  test('a form with a wrong or taken value is refused, and its field is named', async () => {
    const fields = async (more: object) =>
      ((await add(more)).data as unknown as { field: string }[] | null)?.map(({ field }) => field);
    expect((await add({ uscc: '91420100MA4KTE5T80' })).code).toBe(ERROR.usccWrong);
    expect((await add({ uscc: '91420100MA4KTE5I87' })).code).toBe(ERROR.usccWrong);
    expect(await fields({ uscc: '91420100MA4KTE5T8' })).toEqual(['uscc']);
    expect(await add({ uscc: '91420100300258142K' })).toMatchObject({
      code: ERROR.usccTaken,
      msg: '统一社会信用代码已存在：91420100300258142K',
    });
    expect(await fields({ branchName: '江城医药襄阳分公司' })).toEqual(['branchName']);
    // A branch is below the headquarters, an office below a branch, and there is one top.
    expect(await fields({ orgType: 2 })).toEqual(['parentId']);
    expect(await fields({ parentId: 'FDB01' })).toEqual(['parentId']);
    expect(await fields({ orgType: 1 })).toEqual(['orgType']);
    expect(await fields({ contactPhone: '12345' })).toEqual(['contactPhone']);
    expect(await fields({ regionId: '999999' })).toEqual(['regionId']);
    expect((await add({ contactPhone: '0713-8361234' })).code).toBe(200);
  });

  test('a change is kept with its history; whoever was slower is shown what is there', async () => {
    const uscc = '914201007757000021';
    const form = { ...FORM, id: 'FDB02', version: 1, branchName: '江城医药宜昌分公司' };
    await admin.data(companyApi.update, { ...form, legalPerson: '刘海洋' });
    expect(await admin.data(companyApi.detail, { id: 'FDB02' })).toMatchObject({ legalPerson: '刘海洋', version: 2 });
    expect(await admin.call(companyApi.update, form)).toMatchObject({
      code: ERROR.versionConflict,
      data: { legalPerson: '刘海洋', modifiedByName: '周启明' },
    });
    expect((await admin.call(companyApi.update, { ...form, version: 2, uscc })).code).toBe(ERROR.usccTaken);
    const { records } = await admin.data(operationLogApi.history, { objectType: 'branch', objectId: 'FDB02' });
    const done = records.find(({ resultCode }) => resultCode === 200);
    expect(done?.changes).toMatchObject({ legalPerson: ['刘海波', '刘海洋'] });
  });

  test('a company with something open stays; another is disabled and can be enabled again', async () => {
    const off = (id: string, version = 1) => admin.call(companyApi.updateStatus, { id, version, status: 0 });
    const hubei = await off('FDB');
    expect(hubei.code).toBe(ERROR.companyInUse);
    expect(hubei.msg).toMatch(
      /^“江城医药湖北有限公司”还有\d+个未完成的订单、\d+张未结的对账单、2个启用的下级公司，不能停用$/,
    );
    expect(await off('FDA')).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'status' }] });
    await add({ orgType: 2, parentId: 'FDA' });
    await add({ parentId: 'FDE', branchName: '江城医药成都分公司', uscc: '12440300455751783K' });
    expect((await off('FDE')).msg).toBe('“江城医药黄冈分公司”还有1个启用的下级公司，不能停用');
    expect((await off('FDE01')).code).toBe(200);
    expect((await off('FDE')).code).toBe(200);
    const below = { id: 'FDE01', version: 2, status: 1 as const };
    expect(await admin.call(companyApi.updateStatus, below)).toMatchObject({ data: [{ field: 'status' }] });
    await admin.data(companyApi.updateStatus, { id: 'FDE', version: 2, status: 1 });
    await admin.data(companyApi.updateStatus, below);
    expect(await codes(admin, { status: 0 })).toEqual([]);
  });
});
