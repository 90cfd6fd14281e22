import { ERROR } from '../../../src/contract/error-codes';
import { isUscc } from '../../../src/contract/patterns';
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairSupplierApi } from '../../../src/contract/trade-fair/suppliers';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';
const { firstLevelCustomerList, secondLevelCustomerList, custInfoPage } = fairCustomerApi;
const { addFirstLevelCustomer, addSecondLevelCustomer } = fairCustomerApi;

let server: HostedBackend;
let admin: Client;
let operator: Client;
let clerk: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  operator = await signedIn(server.origin, 'op.hubei');
  clerk = await signedIn(server.origin, 'show.clerk');
});
afterAll(() => server.stop());

test('customers of the ERP come to a fair once, each with a group; those of other companies do not', async () => {
  const free = (await operator.data(custInfoPage, { tradeFairId, pageSize: 200 })).records;
  expect(free.find(({ custId }) => custId === 'C100')).toMatchObject({ level: 1, inFair: 1 });
  const [one, two] = free.filter(({ inFair }) => inFair === 0).map(({ custId }) => custId);
  const custIds = [one!, two!, 'C100'];
  expect(await operator.data(addFirstLevelCustomer, { tradeFairId, custIds })).toEqual({ added: 2, skipped: ['C100'] });
  // Twice at once is once.
  const again = await Promise.all([1, 2].map(() => operator.data(addFirstLevelCustomer, { tradeFairId, custIds })));
  expect(again.map(({ added }) => added)).toEqual([0, 0]);
  const { records } = await operator.data(firstLevelCustomerList, { tradeFairId, pageSize: 200 });
  const added = records.filter(({ custId }) => custId === one || custId === two);
  expect(added).toHaveLength(2);
  const groups = await operator.data(guestApi.listGroup, { tradeFairId, pageSize: 200 });
  for (const { id } of added)
    expect(groups.records.filter(({ customerId }) => customerId === id)).toMatchObject([{ guestCount: 0 }]);
  // C104 buys at Foshan, which op.hubei does not see.
  expect((await operator.call(addFirstLevelCustomer, { tradeFairId, custIds: ['C104'] })).code).toBe(ERROR.notFound);
  expect((await admin.call(addFirstLevelCustomer, { tradeFairId: '70002', custIds: ['C104'] })).code).toBe(
    ERROR.notFound,
  );
  const over = { tradeFairId: '70003', custIds: ['C100'] };
  expect(await admin.call(addFirstLevelCustomer, over)).toMatchObject({
    ...{ code: ERROR.statusForbids, msg: '展会已结束' },
  });

  for (const { id } of added) await operator.data(fairCustomerApi.delete, { id });
  const rest = await operator.data(guestApi.listGroup, { tradeFairId, pageSize: 200 });
  expect(rest.total).toBe(groups.total - 2);
  for (const id of ['73001', '73002']) {
    expect((await operator.call(fairCustomerApi.delete, { id })).code).toBe(ERROR.fairCustomerInUse);
  }
});

test('a second-level customer has a first-level one above it, a name of its own there, and a code that fits', async () => {
  const form = {
    ...{ tradeFairId, parentCustomerId: '73002', customerName: '仁济诊所二部', uscc: '91350100M000100Y43' },
    ...{ contactName: '李倩', contactPhone: '13700002323' },
  };
  expect((await clerk.call(addSecondLevelCustomer, { ...form, uscc: '91350100M000100Y44' })).data).toMatchObject([
    { field: 'uscc' },
  ]);
  const { fairCustomerId } = await clerk.data(addSecondLevelCustomer, form);
  expect((await clerk.call(addSecondLevelCustomer, form)).code).toBe(ERROR.fairCustomerTwice);
  const other = { ...form, parentCustomerId: '73001' };
  expect((await clerk.call(addSecondLevelCustomer, other)).data).toMatchObject([{ field: 'uscc' }]);
  const { uscc: _, ...without } = other;
  const below = await clerk.data(addSecondLevelCustomer, without);
  expect((await clerk.call(addSecondLevelCustomer, { ...without, parentCustomerId: fairCustomerId })).code).toBe(
    ERROR.notFound,
  );
  const query = { tradeFairId, parentCustomerId: '73002' };
  expect((await clerk.data(secondLevelCustomerList, query)).records).toMatchObject([
    { id: fairCustomerId, level: 2, parentName: '仁济诊所', customerCode: 'KH00101-01', contactPhone: '137****2323' },
  ]);
  expect((await clerk.call(fairCustomerApi.delete, { id: '73002' })).code).toBe(ERROR.fairCustomerInUse);
  for (const id of [fairCustomerId, below.fairCustomerId]) await clerk.data(fairCustomerApi.delete, { id });
  expect((await clerk.data(secondLevelCustomerList, query)).total).toBe(0);
});

test('suppliers of the ERP come to a fair once, to a booth of their own, and leave while nothing of theirs is ordered', async () => {
  const { page, erpPage, addSupplier, update } = fairSupplierApi;
  const free = (await operator.data(erpPage, { tradeFairId, pageSize: 100 })).records;
  expect(free.find(({ supplierId }) => supplierId === 'G0012')).toMatchObject({ alreadyAdded: 1 });
  const [one, two] = free.filter(({ alreadyAdded }) => alreadyAdded === 0).map(({ supplierId }) => supplierId);
  const at = (boothNo: string) => ({
    tradeFairId,
    suppliers: [{ supplierId: one!, boothNo }, { supplierId: 'G0012' }],
  });
  const refused = await operator.call(addSupplier, at('A-017'));
  expect([refused.code, refused.data]).toMatchObject([ERROR.boothTaken, [{ field: 'suppliers.0.boothNo' }]]);
  expect(await operator.data(addSupplier, at('Y-01'))).toEqual({ added: 1, skipped: ['G0012'] });
  expect(await operator.data(addSupplier, at('Y-01'))).toEqual({ added: 0, skipped: [one, 'G0012'] });
  const both = [one!, two!].map((supplierId) => ({ supplierId, boothNo: 'Y-02' }));
  expect(await operator.data(addSupplier, { tradeFairId, suppliers: both })).toMatchObject({ added: 1 });
  const { records } = await operator.data(page, { tradeFairId, pageSize: 100 });
  const [first, second] = [one, two].map((id) => records.find(({ supplierId }) => supplierId === id)!);
  expect((await operator.call(update, { id: second!.id, version: 1, boothNo: 'Y-01' })).code).toBe(ERROR.boothTaken);
  await operator.data(update, { id: second!.id, version: 1, boothNo: 'Y-03', sponsorAmount: '1234.50' });
  expect((await operator.call(update, { id: second!.id, version: 1 })).code).toBe(ERROR.versionConflict);
  expect((await operator.data(page, { tradeFairId, boothNo: 'Y-03' })).records).toMatchObject([
    { sponsorAmount: '1234.50', orderAmount: '0.00', productCount: 0 },
  ]);
  const ordered = records.find(({ orderAmount }) => Number(orderAmount) > 0)!;
  expect((await operator.call(fairSupplierApi.delete, { id: ordered.id })).code).toBe(ERROR.supplierHasOrders);
  for (const row of [first!, second!]) await operator.data(fairSupplierApi.delete, { id: row.id });
  expect((await operator.call(fairSupplierApi.delete, { id: first!.id })).code).toBe(ERROR.notFound);
});

test('commodities are offered at no more than their list price, and below the minimum only on purpose', async () => {
  const { page, productPage, add, update, shelf } = fairCommodityApi;
  const free = (await operator.data(productPage, { tradeFairId, pageSize: 100 })).records;
  expect(free.find(({ productId }) => productId === 'P001')).toMatchObject({ alreadyAdded: 1, listPrice: '12.8000' });
  const one = free.find(({ alreadyAdded }) => alreadyAdded === 0)!;
  const item = (fairPrice: string | null) => ({ tradeFairId, items: [{ productId: one.productId, fairPrice }] });
  expect((await operator.call(add, item('9999'))).data).toMatchObject([{ field: 'items.0.fairPrice' }]);
  expect((await operator.call(add, item('0.0100'))).data).toMatchObject({ warnings: [{ code: ERROR.belowMinPrice }] });
  expect(await operator.data(add, { ...item(null), rate: '95' })).toEqual({ added: 1, skipped: [] });
  expect(await operator.data(add, item(null))).toEqual({ added: 0, skipped: [one.productId] });
  const read = async () =>
    (await operator.data(page, { tradeFairId, productCode: one.productCode })).records.find(
      ({ productId }) => productId === one.productId,
    )!;
  const made = await read();
  expect(made.fairPrice).toBe((Math.round(Number(one.listPrice) * 9_500) / 10_000).toFixed(4));
  const change = { id: made.id, version: 1, fairPrice: '0.0100', limitQty: 20 };
  expect((await operator.call(update, change)).code).toBe(ERROR.belowMinPrice);
  await operator.data(update, { ...change, confirmCodes: [ERROR.belowMinPrice] });
  expect((await operator.call(update, { ...change, fairPrice: one.listPrice })).code).toBe(ERROR.versionConflict);
  expect(await operator.data(shelf, { ids: [made.id], status: 0 })).toMatchObject({ done: 1, changed: 1 });
  expect(await read()).toMatchObject({ fairPrice: '0.0100', limitQty: 20, status: 0, soldQty: '0' });
  // A form that was open meanwhile does not put it back on the shelf.
  const open = { ...change, version: 2, status: 1 } as const;
  expect((await operator.call(update, open)).code).toBe(ERROR.versionConflict);
  const sold = (await operator.data(page, { tradeFairId, productCode: 'SP000001' })).records[0]!;
  expect(Number(sold.soldQty)).toBeGreaterThanOrEqual(240 + 600 + 18);
  const both = { ids: [made.id, sold.id] };
  const failed = [{ id: sold.id, name: sold.productName, msg: '商品已有订单，不能移除' }];
  expect(await operator.data(fairCommodityApi.delete, both)).toEqual({ total: 2, done: 1, failed });
  expect((await operator.call(fairCommodityApi.delete, { ids: [made.id] })).code).toBe(ERROR.notFound);
});

test('suppliers of the ERP come with their credit code', async () => {
  const { records } = await admin.data(fairSupplierApi.erpPage, { tradeFairId });
  expect(records.filter(({ uscc }) => !isUscc(uscc))).toEqual([]);
  expect(new Set(records.map(({ uscc }) => uscc)).size).toBe(records.length);
});

test('a supplier of a fair is found by its id alone', async () => {
  const { records } = await admin.data(fairSupplierApi.page, { tradeFairId, pageSize: 100 });
  const one = records.at(-1)!;
  const { supplierId } = one;
  expect(await admin.data(fairSupplierApi.page, { tradeFairId, supplierId })).toMatchObject({
    total: 1,
    records: [one],
  });
});
