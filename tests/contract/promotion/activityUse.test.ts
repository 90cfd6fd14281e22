/* What an order loads of stored activities, and what it takes of their counters; a second connection stands for orders. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { bookOrder, confirmUsage, releaseUsage } from '../../../server/areas/pricing/data/bookUsage';
import { loadPricing } from '../../../server/areas/pricing/data/loadPricing';
import { branchLine } from '../../../server/areas/promotion/data/parties';
import { UsageRefused } from '../../../server/areas/promotion/data/usageCounters';
import { openStore, type Store } from '../../../server/platform/database/open';
import {
  activity,
  activityCustomerUse,
  activityProduct,
  activityUsage,
} from '../../../server/areas/promotion/data/schema/activity';
import { customer } from '../../../server/areas/master-data/data/schema/customer';
import { toText, toUnits } from '../../../server/platform/numbers/decimal';
import { yuan } from '../../../server/platform/numbers/money';
import { main } from '../../support/backends';
import { ORDER_TIME, type OrderLine, priced, SALESMAN } from '../../support/pricedOrder';
import data from '../../rules/worked-examples.json';
import { fill, openPromotions, type Promotions, publish } from './promotions';
import { type Case, CASES, fixed } from './storedExamples';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const NOW = ORDER_TIME;
const STAFF = SALESMAN;

/** Lines of an example; the parts of a split one are one line. */
function linesOf(id: string): OrderLine[] {
  const found = new Map<string, [string, number]>();
  for (const { lineNo, productId, qty } of data.immediate.find((one) => one.id === id)!.lines) {
    const no = String(lineNo).replace(/[a-z]$/, '');
    found.set(no, [productId, (found.get(no)?.[1] ?? 0) + toUnits(qty, 4)]);
  }
  return [...found].map(([no, [productId, qty]]) => [Number(no), productId, toText(qty, 4), CASES[id]?.entered]);
}

onPostgres('stored activities', () => {
  let world: Promotions;
  let store: Store;
  let buyers: string[];

  beforeAll(async () => {
    const backend = await main.start();
    world = await openPromotions(() => Promise.resolve(backend));
    store = await openStore({ databaseUrl: backend.databaseUrl!, dataDir: '', seed: () => Promise.resolve() });
    const rows = await store.db
      .select({ custId: customer.custId })
      .from(customer)
      .where(and(eq(customer.branchId, 'FDB'), inArray(customer.customerType, [1, 2, 3, 5, 6])));
    buyers = rows.map(({ custId }) => custId);
  });
  afterAll(async () => {
    await store.close();
    await world.backend.stop();
  });

  /** For one customer alone, so that examples do not meet. */
  async function publishFor(custId: string, { type, facts = {}, items }: Case) {
    const staff = type === 'flexible' ? [{ staffId: STAFF, quotaAmount: '1000.00' }] : undefined;
    const { formId } = await fill(world.operator, type, {
      ...(items && { items }),
      ...(staff && { staff }),
      custIds: [custId],
    });
    return publish(world.operator, type, { ...facts, formId, customerScopeType: 'CUSTOMER', confirm: 1 });
  }

  test.each(Object.keys(CASES))('%s comes out of the database as it stands among the examples', async (id) => {
    const custId = buyers.pop()!;
    await publishFor(custId, CASES[id]!);
    const { lines } = await priced(store.db, custId, linesOf(id));
    const expected = data.immediate.find((one) => one.id === id)!;
    expect(lines.map((one) => yuan(one.unitDiscount + one.orderDiscount))).toEqual(
      expected.lines.map(({ discount }) => discount),
    );
    expect(lines.map((one) => yuan(one.netAmount))).toEqual(expected.lines.map(({ net }) => net));
  });

  const order = (orderNo: string, custId: string) => ({ orderNo, custId, staffId: STAFF, orderTime: NOW });

  test('eight writers at once never take more than the budget, nor a customer more than his limit', async () => {
    const ladders = [{ threshold: '10', rewardType: 'AMOUNT' as const, rewardValue: '30.00' }];
    const custIds = buyers.splice(0, 2);
    const { formId } = await fill(world.operator, 'fullQuantityReductionAgg', { custIds });
    const { activityId } = await publish(world.operator, 'fullQuantityReductionAgg', {
      ...{ ladders, formId, customerScopeType: 'CUSTOMER', budgetAmount: '100.00', customerRewardLimit: '70.00' },
    });
    const book = (i: number) => {
      const custId = custIds[i % 2]!;
      return bookOrder(store.db, order(`DD${i}`, custId), (db) => priced(db, custId, [[1, 'P001', '20']]));
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => book(i)));
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(UsageRefused);
    const [stored] = await store.db.select().from(activity).where(eq(activity.activityId, activityId));
    const rows = await store.db.select().from(activityUsage).where(eq(activityUsage.activityId, activityId));
    const used = await store.db
      .select()
      .from(activityCustomerUse)
      .where(eq(activityCustomerUse.activityId, activityId));
    const taken = rows.reduce((all, { rewardAmount }) => all + rewardAmount, 0);
    expect(stored!.budgetUsed).toBe(taken);
    expect(taken).toBeGreaterThan(3_000);
    expect(taken).toBeLessThanOrEqual(10_000);
    expect(used.reduce((all, { reward }) => all + reward, 0)).toBe(taken);
    for (const { reward } of used) expect(reward).toBeLessThanOrEqual(7_000);
    await confirmUsage(store.db, rows[0]!.orderNo);
    for (const { orderNo } of [...rows, ...rows]) await releaseUsage(store.db, orderNo);
    const [free] = await store.db.select().from(activity).where(eq(activity.activityId, activityId));
    expect([free!.budgetUsed, free!.usedOrderCount]).toEqual([0, 0]);
  });

  test('a limited special offer and a quota are never oversold', async () => {
    const custId = buyers.pop()!;
    const special = await publishFor(custId, { type: 'specialOffer', items: [{ ...fixed, limitQtyTotal: 100 }] });
    const book = (i: number) =>
      bookOrder(store.db, order(`TJ${i}`, custId), (db) => priced(db, custId, [[1, 'P001', '30']]));
    await Promise.allSettled(Array.from({ length: 8 }, (_, i) => book(i)));
    const [row] = await store.db
      .select()
      .from(activityProduct)
      .where(eq(activityProduct.activityId, special.activityId));
    const rows = await store.db.select().from(activityUsage).where(eq(activityUsage.activityId, special.activityId));
    expect(row!.usedQty).toBe(rows.reduce((all, { qty }) => all + qty, 0));
    expect(row!.usedQty).toBeLessThanOrEqual(toUnits('100', 4));
    expect(row!.usedQty).toBeGreaterThan(0);
  });

  test('a thousand running activities are loaded for fifty products in a moment', async () => {
    const [one] = await store.db.select().from(activity).limit(1);
    await store.db.execute(
      sql`insert into activity (activity_code, activity_name, activity_type, branch_id, stage, start_time, end_time, settle_mode, product_scope_type, created_by, created_by_name, gmt_created, modified_by, gmt_modified) select 'X' || n, 'X' || n, 'fullAmountReduction', ${one!.branchId}, 1, '2026-03-01', '2026-03-31', 1, 'PRODUCT', '', '', now(), '', now() from generate_series(1, 1000) n`,
    );
    await store.db.execute(
      sql`insert into activity_product (activity_id, product_id) select activity_id, product_id from activity, (select product_id from product limit 200) p where activity_code like 'X%'`,
    );
    const productIds = Array.from({ length: 50 }, (_, i) => `P${101 + i}`);
    const branchIds = await branchLine(store.db, 'FDB');
    const start = performance.now();
    const found = await loadPricing(store.db, {
      branchIds,
      custId: 'C100',
      staffId: STAFF,
      orderTime: NOW,
      productIds,
    });
    const ms = performance.now() - start;
    process.stdout.write(`${found.length} activities in ${Math.round(ms)} ms.\n`);
    expect(found.length).toBeGreaterThan(1_000);
    expect(ms).toBeLessThan(3_000);
  });
});
