/* docs/domain/trade-fair.md#licences: who may not trade is not signed up, and the renewal that is on its way is named. */
import { ERROR } from '../../../src/contract/error-codes';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { fairSupplierApi } from '../../../src/contract/trade-fair/suppliers';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { bring, byRow, send } from '../tasks/imports';
import { workbook } from '../../support/sheets';

const DAY = '2026-03-08 12:00:00';
const tradeFairId = '70001';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

/** The licences of these owners have ended yesterday; renewals are on their way where `isRenewing` says so. */
const end = (ownerIds: readonly string[], isRenewing = false) =>
  moments.onStore({
    sql: `update licence set expiry_date = '2026-03-07', licence_state = 3
      ${isRenewing ? ", renewal_state = 2, renewal_no = 'XQ202603000001', renewal_time = '2026-03-05 09:00:00', renewal_step = '质管', renewal_expiry = '2031-03-07'" : ''}
      where expiry_date is not null and owner_id in (${ownerIds.map((id) => `'${id}'`).join()})`,
  });

test('customers', async () => {
  const [one, two, three] = await moments.at(DAY, async ({ operator }) => {
    const { records } = await operator.data(fairCustomerApi.custInfoPage, { tradeFairId, inFair: 0, pageSize: 20 });
    return records;
  });
  await end([one!.custId], true);
  await end([two!.custId]);
  await moments.at(DAY, async ({ operator }) => {
    const add = (...custIds: string[]) =>
      operator.call(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds });
    const refused = await add(one!.custId, two!.custId, three!.custId);
    expect(refused).toMatchObject({
      code: ERROR.partyLicences,
      data: { owners: [one!.custId, two!.custId], pendingRenewal: { entryNo: 'XQ202603000001', stepName: '质管' } },
    });
    expect(refused.msg).toBe(
      `${one!.custName}（续期 XQ202603000001 审批中，步骤质管，新有效期至2031-03-07）、${two!.custName}：证照已过期或已注销，不能参展`,
    );
    const rows = [one, two, three].map((of) => [of!.custCode, '', '', '', '', '']);
    const { data } = await bring(operator, 'importCustomers', rows, { branchId: 'FDB' });
    expect(byRow(data.failed)).toEqual([
      { row: 2, msg: ['第2行 客户编码: 证照已过期或已注销'] },
      { row: 3, msg: ['第3行 客户编码: 证照已过期或已注销'] },
    ]);
    expect((await add(three!.custId)).data).toEqual({ added: 0, skipped: [three!.custId] });
  });
});

test('suppliers', async () => {
  const free = await moments.at(DAY, async ({ operator }) => {
    const { records } = await operator.data(fairSupplierApi.erpPage, { tradeFairId, pageSize: 100 });
    return records.filter(({ alreadyAdded }) => alreadyAdded === 0);
  });
  const [one, two] = free;
  await end([one!.supplierId]);
  await moments.at(DAY, async ({ operator }) => {
    const add = (...ids: string[]) =>
      operator.call(fairSupplierApi.addSupplier, { tradeFairId, suppliers: ids.map((supplierId) => ({ supplierId })) });
    expect((await add(one!.supplierId, two!.supplierId)).code).toBe(ERROR.partyLicences);
    expect((await add(two!.supplierId)).data).toEqual({ added: 1, skipped: [] });
    const file = workbook([
      ['供应商编码*', '展位号', '联系人', '电话'],
      [one!.supplierCode, 'Z-01', '', ''],
    ]);
    const { data } = await send(operator, file, { endpoint: fairImportApi.importSuppliers, branchId: 'FDB' });
    expect(JSON.stringify(data)).toContain('证照已过期或已注销');
  });
});

test('a fair that is copied brings no supplier along who could not be signed up today', async () => {
  const suppliersOf = async (client: Client, fair: string) =>
    (await client.data(fairSupplierApi.page, { tradeFairId: fair, pageSize: 100 })).records.map(
      (one) => one.supplierId,
    );
  const goodsOf = async (client: Client, fair: string) =>
    (await client.data(fairCommodityApi.page, { tradeFairId: fair, pageSize: 500 })).records;
  const before = await moments.at(DAY, ({ operator }) => suppliersOf(operator, tradeFairId));
  const [ended, ...others] = before;
  await end([ended!]);
  await moments.at(DAY, async ({ operator }) => {
    const { tradeFairId: copy } = await operator.data(tradeFairApi.copy, { id: tradeFairId });
    expect((await suppliersOf(operator, copy)).sort()).toEqual(others.sort());
    const goods = await goodsOf(operator, copy);
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.filter(({ supplierId }) => supplierId === ended)).toEqual([]);
    // Who takes part already stays.
    expect(await suppliersOf(operator, tradeFairId)).toContain(ended);
  });
});

test('orders on paper, by the day on which they were placed', async () => {
  const { buyer, goods } = await moments.at(DAY, async ({ operator }) => {
    const { records } = await operator.data(fairCustomerApi.firstLevelCustomerList, { tradeFairId, pageSize: 20 });
    return { buyer: records.find(({ branchId }) => branchId === 'FDB')!, goods: 'SP000001' };
  });
  await end([buyer.custId!]);
  await moments.at(DAY, async ({ operator }) => {
    const row = ['ZD-L1', buyer.customerCode, goods, '100', '1', '2026-03-08 11:00:00', ''];
    expect(JSON.stringify((await bring(operator, 'importOrders', [row], { branchId: 'FDB' })).data)).toContain(
      '第2行 客户编码: 证照已过期或已注销',
    );
  });
});
