/*
 * What a customer may have of a commodity of a fair, under orders that come at once
 * (docs/domain/trade-fair.md#suppliers-and-commodities).
 */
import { and, eq, sql } from 'drizzle-orm';
import { bookOrder, releaseUsage } from '../../../server/areas/pricing/data/bookUsage';
import { UsageRefused } from '../../../server/areas/promotion/data/usageCounters';
import { takenBy } from '../../../server/areas/trade-fair/data/fairUsage';
import { fairUsage } from '../../../server/areas/trade-fair/data/schema/fair-trade';
import { fairCommodity } from '../../../server/areas/trade-fair/data/schema/trade-fair';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { toUnits } from '../../../server/platform/numbers/decimal';
import { type Client, signedIn } from '../../support/client';
import { priced, SALESMAN } from '../../support/pricedOrder';
import { type StoreBeside, storeBeside } from '../../support/storeBeside';
import { bring, good } from '../tasks/imports';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

/** P001 (SP000001) of the fair: 11.5000 instead of 12.8000, 800 for each customer. */
const tradeFairId = '70001';
const orderTime = '2026-03-08 10:00:00';
const LIMIT = toUnits('800', 4);
const WRITERS = 8;

onPostgres('a limit for each customer of a fair', () => {
  let beside: StoreBeside;
  let admin: Client;

  beforeAll(async () => {
    beside = await storeBeside({ WORKER: '1' });
    admin = await signedIn(beside.backend.origin, 'admin.hq');
  });
  afterAll(() => beside.close());

  const taken = async (custId: string) => {
    const own = and(eq(fairCommodity.tradeFairId, tradeFairId), eq(fairCommodity.productId, 'P001'));
    const [row] = await beside.db
      .select({ taken: takenBy(custId) })
      .from(fairCommodity)
      .where(own);
    return row!.taken;
  };
  /** Orders so many; the part at the price of the fair is answered, in 1/10000. */
  const book = async (orderNo: string, custId: string, qty: string) => {
    const buyer = { orderNo, custId, staffId: SALESMAN, orderTime };
    const outcome = await bookOrder(beside.db, buyer, (db) => priced(db, custId, [[1, 'P001', qty]], orderTime));
    return outcome.taken.filter(({ subject }) => subject.source === 'FAIR').reduce((all, one) => all + one.qty, 0);
  };

  test('eight writers at once never take more than that, and what they give back is there again', async () => {
    const before = await taken('C100');
    expect(before).toBeLessThan(LIMIT);
    const orders = Array.from({ length: WRITERS }, (_, i) => `FAIR-${i}`);
    const results = await Promise.allSettled(orders.map((orderNo) => book(orderNo, 'C100', '150')));
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(UsageRefused);
    const rows = await beside.db.select().from(fairUsage).where(eq(fairUsage.custId, 'C100'));
    const booked = rows.reduce((all, { qty }) => all + qty, 0);
    const answered = results.reduce((all, one) => all + (one.status === 'fulfilled' ? one.value : 0), 0);
    expect(booked).toBe(answered);
    expect(booked).toBeGreaterThan(0);
    expect(await taken('C100')).toBe(before + booked);
    expect(before + booked).toBeLessThanOrEqual(LIMIT);

    // What is left goes to the next, and after that everything is sold at the price of every day.
    const left = LIMIT - before - booked;
    expect(await book('FAIR-LAST', 'C100', '800')).toBe(left);
    expect(await taken('C100')).toBe(LIMIT);
    expect(await book('FAIR-NONE', 'C100', '50')).toBe(0);
    // Another customer has a limit of his own.
    expect(await book('FAIR-OTHER', 'C101', '20')).toBe(toUnits('20', 4));

    for (const orderNo of [...orders, ...orders, 'FAIR-LAST', 'FAIR-NONE']) await releaseUsage(beside.db, orderNo);
    expect(await taken('C100')).toBe(before);
    expect(await book('FAIR-AGAIN', 'C100', '30')).toBe(toUnits('30', 4));
    await releaseUsage(beside.db, 'FAIR-AGAIN');
  });

  test('orders of a file and orders that are booked count together; a line that is cancelled gives back', async () => {
    const before = await taken('C100');
    await book('FAIR-BOOKED', 'C100', '100');
    const row = (orderNo: string, qty: number) => [
      ...[orderNo, 'KH00100', 'SP000001', String(qty), '11.5', '2026-03-07 10:30:00', ''],
    ];
    const rest = (LIMIT - before) / 10_000 - 100;
    const result = good(
      await bring(admin, 'importOrders', [row('PAPER-1', rest), row('PAPER-2', 10)], { branchId: 'FDB' }),
    );
    expect(result).toMatchObject({ success: 1, fail: 1 });
    expect(await taken('C100')).toBe(LIMIT);
    // Written as an order with fewer: its lines alone count from then on.
    await beside.db.execute(
      sql`insert into fair_order (order_no, trade_fair_id, branch_id, cust_id, status, order_amount, discount_amount, pay_amount, order_time, salesman_id) values ('FAIR-BOOKED', ${tradeFairId}, 'FDB', 'C100', 0, 46000, 0, 46000, ${orderTime}, 'S00511')`,
    );
    await beside.db.execute(
      sql`insert into fair_order_line (order_no, line_no, product_id, supplier_id, qty, unit_price, amount, discount_amount, net_amount) values ('FAIR-BOOKED', 1, 'P001', 'G0012', 400000, 115000, 46000, 0, 46000)`,
    );
    expect(await taken('C100')).toBe(LIMIT - toUnits('60', 4));
    const [order] = (await admin.data(fairOrderApi.page, { tradeFairId, orderNo: 'FAIR-BOOKED' })).records;
    const gone = { orderNo: 'FAIR-BOOKED', lineNo: 1, version: order!.version, reason: '客户取消该品种' };
    await admin.data(fairOrderApi.cancelLine, gone);
    expect(await taken('C100')).toBe(LIMIT - toUnits('100', 4));
    expect(await book('FAIR-AFTER', 'C100', '800')).toBe(toUnits('100', 4));
  });
});
