/* docs/domain/promotion.md#worked-examples through the API: one data set, all readings of K and D. */
import { toUnits } from '../../../server/platform/numbers/decimal';
import { yuan } from '../../../server/platform/numbers/money';
import { ERROR } from '../../../src/contract/error-codes';
import type { ActivityType } from '../../../src/contract/promotion/activity';
import { activityApi } from '../../../src/contract/promotion/activities';
import { computeApi } from '../../../src/contract/promotion/settlement';
import data from '../../rules/deferred-examples.json';
import { main } from '../../support/backends';
import { fill, openPromotions, type Promotions, publish } from './promotions';

const { customers, billK1D1, billK0D1, productK0D0, detailK1D1, detailK0D1, detailK0D0, detailK1D0 } = computeApi;
const { recompute, grant, queryCompute } = computeApi;
const paging = { pageNum: 1, pageSize: 50 };
const custId = 'C100';

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

interface Row {
  t?: string;
  f?: string;
  u?: string | null;
  r: 'AMOUNT' | 'UNIT_PRICE' | 'PERCENT';
  v: string;
}

/** An activity of the data set for the customer alone; others may count the same lines. */
async function settle(name: string, k: number, d: number) {
  const { operator } = world;
  const { type, ladders } = data.activities[name as keyof typeof data.activities];
  // The compiler reads the file's texts as any texts.
  const rows = ladders as Row[];
  const activityType = type.replace(/Agg$/, k === 1 ? 'Agg' : 'NonAgg') as ActivityType;
  const { formId } = await fill(operator, activityType, { custIds: [custId] });
  const { activityId } = await publish(operator, activityType, {
    ...{ formId, customerScopeType: 'CUSTOMER', stackMode: 'STACKABLE', settleMode: 2 },
    ...{ crossProductFlag: k === 1 ? 1 : 0, perOrderFlag: d === 1 ? 1 : 0 },
    ladders: rows.map(({ t, f, u, r, v }) => ({
      ...(t === undefined ? { fromQty: Number(f), toQty: u ? Number(u) : null } : { threshold: t }),
      ...{ rewardType: r, rewardValue: v },
    })),
  });
  await operator.data(recompute, { activityId });
  return activityId;
}

const sum = (rows: readonly { rewardAmount: string }[]) =>
  yuan(rows.reduce((all, { rewardAmount }) => all + toUnits(rewardAmount, 2), 0));

/** Bills or products, and all the details below them. */
async function drill(activityId: string, kd: string) {
  const { operator } = world;
  const of = { activityId, custId };
  if (kd === 'K1D0') {
    const { records } = await operator.data(detailK1D0, { ...of, ...paging });
    return { list: records, details: records };
  }
  if (kd === 'K0D0') {
    const { records } = await operator.data(productK0D0, { ...of, ...paging });
    const below = records.map(({ productId }) => operator.data(detailK0D0, { ...of, productId }));
    return { list: records, details: (await Promise.all(below)).flat() };
  }
  const [bills, detail] = kd === 'K1D1' ? [billK1D1, detailK1D1] : [billK0D1, detailK0D1];
  const { records } = await operator.data(bills as typeof billK1D1, { ...of, ...paging });
  const below = records.map(({ billNo }) => operator.data(detail as typeof detailK1D1, { ...of, billNo }));
  return { list: records, details: (await Promise.all(below)).flat() };
}

test.each(data.results.map((row): [string, number, number, typeof row] => [row.activity, row.K, row.D, row]))(
  '%s in the reading K%s D%s: details, bills and products sum up to the customer',
  async (name, k, d, { total, units }) => {
    const { operator } = world;
    const activityId = await settle(name, k, d);
    const { records, summary, kFlag, dFlag } = await operator.data(customers, { activityId, ...paging });
    expect([kFlag, dFlag, summary.rewardAmount]).toEqual([k, d, total]);
    const kept = {
      billCount: 3,
      shippedQty: '290',
      returnedQty: '10',
      effectiveQty: '280',
      effectiveAmount: '3607.00',
    };
    expect(records).toMatchObject([{ custId, ...kept, rewardAmount: total, settleStatus: 0 }]);
    const { list, details } = await drill(activityId, `K${k}D${d}`);
    expect([sum(list), sum(details)]).toEqual([total, total]);
    const expected = units.flatMap(({ allocation }) => allocation).map((one) => JSON.stringify(one));
    expect(details).toHaveLength(expected.length || 6);
  },
);

test('a rebate is paid once, by headquarters before its time, and taken back when goods come back', async () => {
  const { operator, admin } = world;
  const activityId = await settle('M1', 1, 0);
  const pay = { activityId, custIds: [custId], grantType: 2 as const };
  const other = await operator.call(billK1D1, { activityId, custId, ...paging });
  expect(other.code).toBe(ERROR.kdMismatch);
  expect((await operator.call(grant, { ...pay, early: 1 })).status).toBe(403);
  expect((await admin.call(grant, pay)).code).toBe(ERROR.activityNotEditable);
  expect(await admin.data(grant, { ...pay, early: 1 })).toEqual({ granted: 1, amount: '108.21' });
  expect(await admin.data(grant, { ...pay, early: 1 })).toEqual({ granted: 0, amount: '0.00' });
  const { records } = await admin.data(customers, { activityId, settleStatus: 1, ...paging });
  expect(records).toMatchObject([
    { grantedAmount: '108.21', adjustAmount: '0.00', reachedText: '满3000元返3%', nextThreshold: null },
  ]);
  const listed = await admin.data(queryCompute, { kd: 'K1D0', ...paging });
  expect(listed.records.find((one) => one.activityId === activityId)).toMatchObject({
    ...{ kdText: 'K1D0', grantedAmount: '108.21', settleStatus: 1, customerTotal: 1 },
  });
  const rebates = await operator.data(activityApi.queryDiscount, {
    activityTypes: ['fullAmountRebate'],
    pageSize: 100,
  });
  expect(rebates.records.find((one) => one.activityId === activityId)).toMatchObject({
    ...{ rewardAmount: '108.21', grantedAmount: '108.21' },
  });
  expect(await admin.data(activityApi.checkBeforeEdit, { id: activityId })).toMatchObject({ editLevel: 'NONE' });
});
