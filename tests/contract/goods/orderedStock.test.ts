/* docs/domain/goods.md#stock: what open orders wait for is locked, and what core customers have of their own stays theirs. */
import { stockApi } from '../../../src/contract/goods/stock';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ERP_ENV, openErp, ordered } from '../orders/erp';

let backend: HostedBackend;
let admin: Client;
let erp: ReturnType<typeof openErp>;

beforeAll(async () => {
  backend = await main.start(ERP_ENV);
  admin = await signedIn(backend.origin, 'admin.hq');
  erp = openErp(backend.origin, () => admin.now());
});
afterAll(() => backend.stop());

const sum = (figures: readonly string[]) => figures.reduce((total, one) => total + Number(one), 0);

/** Of a product in Hubei, all its warehouses together: stock, locked, kept, available. */
async function standing(productCode: string) {
  const { records } = await admin.data(stockApi.page, { branchId: 'FDB', productCode, pageSize: 100 });
  const own = records.filter((one) => one.productCode === productCode);
  return {
    stock: sum(own.map(({ stockQty }) => stockQty)),
    locked: sum(own.map(({ lockedQty }) => lockedQty)),
    kept: sum(own.map(({ coreCustomerQty }) => coreCustomerQty)),
    available: sum(own.map(({ availableQty }) => availableQty)),
  };
}

const order = (custId: string, productId: string, qty: string) =>
  erp.tellWell('order', { ...ordered, branchId: 'FDB', custId, lines: [{ productId, qty }] });

test('an order locks what it waits for, and less with each outbound', async () => {
  await erp.tellWell('stock', {
    ...{ branchId: 'FDB', productId: 'P101', warehouse: 'W08' },
    batches: [
      { ...{ productionDate: '2026-01-01', expiryDate: '2027-12-31' }, batchNo: 'L1', qty: '500', qualityState: 1 },
    ],
  });
  const before = await standing('SP000101');
  expect(before.available).toBeGreaterThanOrEqual(100);
  const orderNo = await order('C111', 'P101', '100');
  expect(await standing('SP000101')).toEqual({
    ...before,
    ...{ locked: before.locked + 100, available: before.available - 100 },
  });
  await erp.tellWell('audit', { orderNo });
  const lines = [{ lineNo: 1, batchNo: 'L1', expiryDate: '2027-12-31', qty: '40' }];
  await erp.tellWell('outbound', { orderNo, outboundNo: 'CK20260308910001', lines });
  expect(await standing('SP000101')).toMatchObject({ locked: before.locked + 60 });
});

test('what is cancelled is locked no longer', async () => {
  const before = await standing('SP000101');
  const orderNo = await order('C111', 'P101', '30');
  expect((await standing('SP000101')).locked).toBe(before.locked + 30);
  await erp.tellWell('cancel', { orderNo, reason: '客户不要了' });
  expect(await standing('SP000101')).toEqual(before);
});

test('a core customer waits for its reserve first; others lock nothing of what is kept', async () => {
  // Of 200, 80 are kept for C100 and 60 for C101.
  expect(await standing('SP000001')).toEqual({ stock: 200, locked: 0, kept: 140, available: 60 });
  // Of the 80 an order waits for 60 already.
  await order('C100', 'P001', '20');
  expect(await standing('SP000001')).toEqual({ stock: 200, locked: 0, kept: 140, available: 60 });
  await order('C100', 'P001', '20');
  expect(await standing('SP000001')).toEqual({ stock: 200, locked: 20, kept: 140, available: 40 });
  await order('C111', 'P001', '300');
  expect(await standing('SP000001')).toEqual({ stock: 200, locked: 60, kept: 140, available: 0 });
});

test('orders that come at once lock all that they wait for', async () => {
  const before = await standing('SP000101');
  await Promise.all(Array.from({ length: 8 }, () => order('C111', 'P101', '5')));
  expect((await standing('SP000101')).locked).toBe(before.locked + 40);
});
