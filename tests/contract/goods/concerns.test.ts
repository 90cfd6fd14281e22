/* docs/domain/goods.md#concerns: who waits for something is told once it is so, and not twice in a day. */
import { concernApi, CONCERN_STOCK, CONCERN_TYPE } from '../../../src/contract/goods/concerns';
import { ERROR } from '../../../src/contract/error-codes';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const RESTOCK = '92801';
const [WANTS_118, WANTS_120] = ['92802', '92803'] as const;

const told = async (client: Client) =>
  (await client.data(concernApi.page, { notified: 1, pageSize: 50 })).records.map((one) => [
    one.concernId,
    one.noticeTime,
  ]);
const stock = (qty: number) => ({
  sql: `insert into stock (branch_id, product_id, warehouse, stock_qty, sync_time) values ('FDB', 'P005', 'W01', ${qty}, '2026-03-08 06:00:00') on conflict (branch_id, product_id, warehouse) do update set stock_qty = excluded.stock_qty`,
});
const priceOf = (yuan: number) => ({
  sql: `update branch_product set list_price = ${yuan * 10_000} where product_id = 'P001'`,
});

test('goods that come into stock are told within the minute, and again a day later at the earliest', async () => {
  await moments.onStore(
    { goods: '2026-03-08 10:00:00' },
    stock(500_000),
    { goods: '2026-03-08 10:01:00' },
    stock(0),
    { goods: '2026-03-08 11:00:00' },
    stock(100_000),
    { goods: '2026-03-08 12:00:00' },
  );
  await moments.at('2026-03-08 12:01:00', async ({ operator }) => {
    expect((await told(operator)).filter(([id]) => id === RESTOCK)).toEqual([[RESTOCK, '2026-03-08 10:01:00']]);
    const { records } = await operator.data(concernApi.page, { concernType: CONCERN_TYPE.restock });
    expect(records).toMatchObject([{ productId: 'P005', stockState: CONCERN_STOCK.some }]);
  });
  await moments.onStore({ goods: '2026-03-09 10:00:59' }, { goods: '2026-03-09 10:01:00' });
  await moments.at('2026-03-09 12:00:00', async ({ operator }) => {
    expect((await told(operator)).filter(([id]) => id === RESTOCK)).toEqual([[RESTOCK, '2026-03-09 10:01:00']]);
  });
});

test("a price is told when the customer's own price is what he wants", async () => {
  await moments.onStore(priceOf(12.1), { goods: '2026-03-12 10:00:00' });
  await moments.at('2026-03-12 10:01:00', async ({ operator }) => {
    const ids = (await told(operator)).map(([id]) => id);
    expect([ids.includes(WANTS_118), ids.includes(WANTS_120)]).toEqual([false, false]);
  });
  // Prices are looked at every hour.
  await moments.onStore(priceOf(12), { goods: '2026-03-12 10:59:00' }, { goods: '2026-03-12 11:00:00' });
  await moments.at('2026-03-12 11:01:00', async ({ operator }) => {
    const rows = await told(operator);
    expect(rows.filter(([id]) => id === WANTS_118 || id === WANTS_120)).toEqual([[WANTS_120, '2026-03-12 11:00:00']]);
  });
});

test('people tell whom they choose, in their companies, and nobody twice in a day', async () => {
  await moments.at('2026-03-08 12:00:00', async ({ operator, admin }) => {
    const ids = ['92804', '92805', '92806'];
    expect(await operator.data(concernApi.notify, { ids })).toEqual({ sent: 2, skipped: 0 });
    expect(await admin.data(concernApi.notify, { ids })).toEqual({ sent: 1, skipped: 2 });
    expect(await operator.call(concernApi.notify, { ids: ['92806'] })).toMatchObject({ code: ERROR.notFound });
    const { records, total } = await operator.data(concernApi.summary, {});
    expect(total).toBe(4);
    expect(records[0]).toMatchObject({
      productId: 'P001',
      branchId: 'FDB',
      customers: 2,
      priceDrops: 2,
      highestTarget: '12.0000',
    });
  });
});

test('the summary’s figures are as many as the rows that they open', async () => {
  await moments.onStore({
    sql: `insert into goods_concern (branch_id, cust_id, product_id, concern_type, concern_time) values
      ('FDB', 'C100', 'P001', 3, '2026-03-07 10:00:00'), ('FDB', 'C100', 'P001', 1, '2026-03-07 11:00:00')`,
  });
  await moments.at('2026-03-08 12:00:00', async ({ admin }) => {
    const { records } = await admin.data(concernApi.summary, { pageSize: 100 });
    expect(records.find((one) => one.productId === 'P001' && one.branchId === 'FDB')).toMatchObject({
      ...{ customers: 2, restocks: 1, priceDrops: 2, favourites: 1 },
    });
    for (const { productId, branchId, customers, restocks, priceDrops, favourites } of records) {
      const count = async (more: object) => (await admin.data(concernApi.page, { productId, branchId, ...more })).total;
      expect([
        await count({ perCustomer: 1 }),
        ...(await Promise.all(Object.values(CONCERN_TYPE).map((concernType) => count({ concernType })))),
      ]).toEqual([customers, restocks, priceDrops, favourites]);
    }
  });
});
