/* Examples of our own, by hand: budgets that orders have used, and rebates after returns in time and too late. */
import { activityApi } from '../../../src/contract/promotion/activities';
import type { ActivityType } from '../../../src/contract/promotion/activity';
import { computeApi } from '../../../src/contract/promotion/settlement';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import type { OrderLine } from '../../support/pricedOrder';
import { fill, type form, openPromotions, publish } from './promotions';
import { type Moments, openMoments } from './storeAt';

type Facts = NonNullable<Parameters<typeof form>[0]>;
type World = Awaited<ReturnType<typeof openPromotions>>;

const NOW = '2026-03-08 09:00:00';
const paging = { pageNum: 1, pageSize: 20 } as const;
let moments: Moments;

beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

/** For one customer alone. */
async function publishFor({ operator }: World, custId: string, type: ActivityType, facts: Facts) {
  const { formId } = await fill(operator, type, { custIds: [custId] });
  const scope = { formId, customerScopeType: 'CUSTOMER', stackMode: 'STACKABLE' } as const;
  return (await publish(operator, type, { ...scope, ...facts })).activityId;
}

test('each full amount, three times at most, with half of the budget used: cut and shared out again', async () => {
  const lines: OrderLine[] = [
    [1, 'P001', '70'],
    [2, 'P003', '45'],
  ];
  const activityId = await moments.at(NOW, (world) =>
    publishFor(world, 'C100', 'eachFullAmountReduction', {
      ladders: [{ threshold: '300.00', rewardType: 'AMOUNT', rewardValue: '25.00' }],
      ...{ maxTimes: 3, budgetAmount: '100.00' },
    }),
  );
  const ask = ({ operator }: World) =>
    operator.data(prodRulesApi.trial, {
      ...{ branchId: 'FDB', custId: 'C100', staffId: 'S00511', orderTime: '2026-03-12 10:00:00' },
      lines: lines.map(([lineNo, productId, qty]) => ({ lineNo, productId, qty })),
    });
  // 60 × 12.80 = 768.00: twice 300.00, 50.00 off.
  await moments.onStore({ book: 'DD1', custId: 'C100', lines: [[1, 'P001', '60']] });
  await moments.at(NOW, async (world) => {
    const { lines: priced, trace } = await ask(world);
    // 896.00 + 445.50 = 1341.50: four times, three at most, 75.00 = 50.09 + 24.91. 50.00 are left:
    // 50.00 × 50.09 / 75.00 = 33.393…, 50.00 × 24.91 / 75.00 = 16.606…: the fen goes to the second.
    expect(priced.map(({ orderDiscount, netAmount }) => [orderDiscount, netAmount])).toEqual([
      ['33.39', '862.61'],
      ['16.61', '428.89'],
    ]);
    const row = trace.find(({ id, lineNo }) => id === activityId && lineNo === null);
    expect(row?.computed).toMatchObject({ value: '1341.50', times: 3, uncut: '75.00', reward: '50.00', cut: 'BUDGET' });
  });
  await moments.onStore({ book: 'DD2', custId: 'C100', lines });
  await moments.at(NOW, async (world) => {
    const read = await world.operator.data(activityApi.discount, { id: activityId });
    expect(read).toMatchObject({ usedAmount: '100.00', budgetExhausted: true, usedOrderCount: 2 });
    const { totals, trace } = await ask(world);
    expect(totals.orderDiscount).toBe('0.00');
    expect(trace.filter(({ id }) => id === activityId).map(({ reasonCode }) => reasonCode)).toContain('BUDGET');
  });
});

const unit = (fromQty: number, toQty: number | null, rewardValue: string) => ({
  ...{ fromQty, toQty, rewardValue },
  rewardType: 'UNIT_PRICE' as const,
});
const percent = (threshold: string, rewardValue: string) => ({
  ...{ threshold, rewardValue },
  rewardType: 'PERCENT' as const,
});
const amount = (threshold: string, rewardValue: string) => ({
  ...{ threshold, rewardValue },
  rewardType: 'AMOUNT' as const,
});
const TIERS = [percent('1000.00', '2.00'), percent('1800.00', '3.00')];

/**
 * The clinic C101 has bought, of P001 50 (640.00, net 600.00) and of P003 20 (198.00) in X1, of P001 45 (576.00, net
 * 516.00) and of P003 45 (445.50) in X2: 1859.50, net 1759.50. Then 6 of P001 come back from X1 in time, which leaves
 * 563.20 and net 528.00 of that line, and 10 of P003 from X2 when returns count no more.
 */
const EXAMPLES: readonly { type: ActivityType; facts: Facts; before: string; after: string; adjust: string }[] = [
  // P001 95: 3 × 9.00; P003 65: 2 × 9.00. After: P001 89: 2 × 9.00.
  {
    type: 'eachFullQuantityReductionNonAgg',
    facts: { settleMode: 2, perOrderFlag: 0, ladders: [amount('30', '9.00')] },
    ...{ before: '45.00', after: '36.00', adjust: '-9.00' },
  },
  // By base amounts: 1859.50 × 3 % = 55.785. After: 1782.70 falls to 2 % = 35.654.
  {
    type: 'fullAmountRebate',
    facts: { crossProductFlag: 1, perOrderFlag: 0, amountBasis: 2, ladders: TIERS },
    ...{ before: '55.79', after: '35.65', adjust: '-20.14' },
  },
  // By net amounts: 1759.50 × 2 %. After: 1687.50 × 2 %.
  {
    type: 'fullAmountRebate',
    facts: { crossProductFlag: 1, perOrderFlag: 0, amountBasis: 1, ladders: TIERS },
    ...{ before: '35.19', after: '33.75', adjust: '-1.44' },
  },
  // X1 798.00: once; X2 961.50: twice. After: X1 726.00: still once.
  {
    type: 'eachFullAmountRebate',
    facts: { crossProductFlag: 1, perOrderFlag: 1, ladders: [amount('400.00', '6.00')] },
    ...{ before: '18.00', after: '18.00', adjust: '0.00' },
  },
  // X1 50 × 0.30 + 20 × 0.10, X2 45 × 0.30 + 45 × 0.30. After: X1 44 × 0.30.
  {
    type: 'intervalFullQuantityReductionNonAgg',
    facts: { settleMode: 2, perOrderFlag: 1, ladders: [unit(1, 39, '0.1000'), unit(40, null, '0.3000')] },
    ...{ before: '44.00', after: '42.20', adjust: '-1.80' },
  },
];

const SOLD = [
  "insert into sale_document (bill_no, branch_id, cust_id, staff_id, order_time, order_status) values ('X1', 'FDB', 'C101', 'S00511', '2026-03-03 10:00:00', 50), ('X2', 'FDB', 'C101', 'S00511', '2026-03-05 10:00:00', 50)",
  "insert into sale_line (bill_no, line_no, product_id, qty, shipped_qty, unit_price, base, net) values ('X1', 1, 'P001', 500000, 500000, 120000, 64000, 60000), ('X1', 2, 'P003', 200000, 200000, 99000, 19800, 19800), ('X2', 1, 'P001', 450000, 450000, 114667, 57600, 51600), ('X2', 2, 'P003', 450000, 450000, 99000, 44550, 44550)",
];
const RETURNED =
  "insert into sale_return (return_no, bill_no, line_no, qty, accepted_time) values ('TA', 'X1', 1, 60000, '2026-03-10 10:00:00'), ('TB', 'X2', 2, 100000, '2026-03-12 10:00:00')";

test('rebates of five kinds: computed, paid, and taken back by what came back in time', async () => {
  await moments.onStore(...SOLD.map((sql) => ({ sql })));
  const rowOf = async ({ operator }: World, activityId: string) => {
    await operator.data(computeApi.recompute, { activityId });
    return (await operator.data(computeApi.customers, { activityId, ...paging })).records[0];
  };
  const pay = ({ admin }: World, activityId: string) =>
    admin.data(computeApi.grant, { activityId, custIds: ['C101'], grantType: 2, early: 1 });
  const ids: string[] = [];
  await moments.at(NOW, async (world) => {
    for (const { type, facts, before } of EXAMPLES) {
      const window = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-09 00:00:00', returnDeadlineDays: 2 };
      const activityId = await publishFor(world, 'C101', type, { ...window, ...facts });
      expect(await rowOf(world, activityId)).toMatchObject({ rewardAmount: before, settleStatus: 0 });
      expect(await pay(world, activityId)).toEqual({ granted: 1, amount: before });
      ids.push(activityId);
    }
    // P001's 27.00 by what was paid for it: 27.00 × 600.00 / 1116.00 = 14.516…, the rest to X2.
    const of = { activityId: ids[0]!, custId: 'C101', productId: 'P001' };
    const details = await world.operator.data(computeApi.detailK0D0, of);
    expect(details.map(({ rewardAmount }) => rewardAmount)).toEqual(['14.52', '12.48']);
  });
  await moments.onStore({ sql: RETURNED });
  await moments.at('2026-03-13 09:00:00', async (world) => {
    for (const [i, { before, after, adjust }] of EXAMPLES.entries()) {
      const settleStatus = adjust === '0.00' ? 1 : 2;
      const owed = { rewardAmount: after, grantedAmount: before, adjustAmount: adjust, settleStatus };
      expect(await rowOf(world, ids[i]!)).toMatchObject(owed);
      const granted = settleStatus === 2 ? 1 : 0;
      expect(await pay(world, ids[i]!)).toEqual({ granted, amount: adjust });
    }
  });
});
