/* What happens beside the calls: the job of the night, goods that come back after the rebate was paid, quotas of salespeople. */
import { ERROR } from '../../../src/contract/error-codes';
import { activityApi } from '../../../src/contract/promotion/activities';
import { computeApi } from '../../../src/contract/promotion/settlement';
import type { Step } from '../../support/onStore';
import data from '../../rules/deferred-examples.json';
import { fill, publish } from './promotions';
import { type Moments, openMoments } from './storeAt';

const custId = 'C100';
const STAFF = 'S00511';

let moments: Moments;
const onStore = (...steps: Step[]) => moments.onStore(...steps);
const at: Moments['at'] = (clock, work) => moments.at(clock, work);

beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const RUNS =
  'select r.activity_id::text as id, r.run_no as run, r.compute_time::text as time from compute_run r join activity a on a.activity_id = r.activity_id order by 1';
const DEFERRED =
  "select activity_id::text as id from activity where settle_mode = 2 and stage in (1, 2) and deleted = 0 and start_time <= '2026-03-09 02:00:00' and end_time + make_interval(days => return_deadline_days + 1) > '2026-03-09 02:00:00' order by 1";

test('every night at two, once: what runs and what still takes returns is computed, and nothing after that', async () => {
  type Run = { id: string; run: number; time: string };
  const [before, , early, , first, , again, due] = (await onStore(
    { sql: RUNS },
    { nightly: '2026-03-09 01:59:59' },
    { sql: RUNS },
    { nightly: '2026-03-09 02:00:00' },
    { sql: RUNS },
    { nightly: '2026-03-09 02:01:00' },
    { sql: RUNS },
    { sql: DEFERRED },
  )) as [Run[], null, Run[], null, Run[], null, Run[], { id: string }[]];
  expect(early).toEqual(before);
  expect(due.length).toBeGreaterThan(2);
  const ids = new Set(due.map(({ id }) => id));
  const computed = first.filter(({ time }) => time === '2026-03-09 02:00:00');
  expect(computed.map(({ id }) => id)).toEqual(due.map(({ id }) => id));
  for (const { id, run } of computed) expect(run).toBe((before.find((one) => one.id === id)?.run ?? 0) + 1);
  expect(first.filter(({ id }) => !ids.has(id))).toEqual(before.filter(({ id }) => !ids.has(id)));
  expect(again).toEqual(first);

  // The deadline of returns of one of them is over, another was switched off and still counts.
  const [over, off] = due.map(({ id }) => id);
  const [, , , next] = (await onStore(
    {
      sql: `update activity set start_time = '2026-01-01 00:00:00', end_time = '2026-02-01 00:00:00', return_deadline_days = 30 where activity_id = ${over}`,
    },
    { sql: `update activity set stage = 2, disabled_time = '2026-03-09 08:00:00' where activity_id = ${off}` },
    { nightly: '2026-03-10 02:00:30' },
    { sql: RUNS },
  )) as [null, null, null, Run[]];
  const timeOf = (id: string | undefined) => next.find((one) => one.id === id)?.time;
  expect([timeOf(over), timeOf(off)]).toEqual(['2026-03-09 02:00:00', '2026-03-10 02:00:30']);
});

test('E45: goods that come back after the rebate was paid are clawed back, to the fen and once', async () => {
  const { ladders } = data.activities.M1;
  // Before the first return.
  await onStore({ sql: 'delete from sale_return' });
  const paging = { pageNum: 1, pageSize: 10 } as const;
  const pay = { custIds: [custId], grantType: 2 as const, early: 1 as const };
  const activityId = await at('2026-03-08 09:00:00', async ({ operator, admin }) => {
    const { formId } = await fill(operator, 'fullAmountRebate', { custIds: [custId] });
    const made = await publish(operator, 'fullAmountRebate', {
      ...{ formId, customerScopeType: 'CUSTOMER', stackMode: 'STACKABLE', crossProductFlag: 1, perOrderFlag: 0 },
      ladders: ladders.map(({ t, r, v }) => ({ threshold: t, rewardType: r as 'PERCENT', rewardValue: v })),
    });
    await operator.data(computeApi.recompute, { activityId: made.activityId });
    expect(await admin.data(computeApi.grant, { activityId: made.activityId, ...pay })).toEqual({
      ...{ granted: 1, amount: '113.76' },
    });
    return made.activityId;
  });
  await onStore(
    { sql: "insert into sale_return values ('TH1', 'B2', 2, 100000, '2026-03-09 10:00:00')" },
    { sql: "insert into sale_return values ('TH2', 'B3', 1, 620000, '2026-03-09 10:00:00')" },
    { nightly: '2026-03-10 02:00:00' },
  );
  await at('2026-03-10 09:00:00', async ({ operator, admin }) => {
    const owed = { grantedAmount: '113.76', rewardAmount: '59.86', adjustAmount: '-53.90', settleStatus: 2 };
    const found = await operator.data(computeApi.customers, { activityId, settleStatus: 2, ...paging });
    expect(found.records).toMatchObject([{ custId, effectiveAmount: '2993.20', ...owed }]);
    const listed = await operator.data(computeApi.queryCompute, { settleStatus: 2, ...paging });
    expect(listed.records).toMatchObject([{ activityId, ...owed }]);
    expect(await admin.data(computeApi.grant, { activityId, ...pay })).toEqual({ granted: 1, amount: '-53.90' });
    expect(await admin.data(computeApi.grant, { activityId, ...pay })).toEqual({ granted: 0, amount: '0.00' });
    const after = await operator.data(computeApi.customers, { activityId, ...paging });
    expect(after.records).toMatchObject([{ grantedAmount: '59.86', adjustAmount: '0.00', settleStatus: 1 }]);
  });
  const [ledger, used] = await onStore(
    {
      sql: `select entry_type as entry, amount::int as amount, balance_after::int as balance from rebate_ledger where source_id = ${activityId} order by ledger_id`,
    },
    { sql: `select budget_used::int as used from activity where activity_id = ${activityId}` },
  );
  expect(ledger).toEqual([
    { entry: 1, amount: 11_376, balance: 11_376 },
    { entry: 2, amount: -5_390, balance: 5_986 },
  ]);
  expect(used).toEqual([{ used: 5_986 }]);
});

test('E07, E09: what a salesperson gives away comes out of his quota, and back when the order is cancelled', async () => {
  const activityId = await at('2026-03-08 09:00:00', async ({ operator }) => {
    const { formId } = await fill(operator, 'flexible', {
      items: [{ productId: 'P001', floorPrice: '11.0000', ceilPrice: '12.8000' }],
      staff: [{ staffId: STAFF, quotaAmount: '100.00' }],
      custIds: [custId],
    });
    return (await publish(operator, 'flexible', { formId, customerScopeType: 'CUSTOMER' })).activityId;
  });
  const book = (orderNo: string, entered = '12.0000'): Step => ({
    ...{ book: orderNo, custId, lines: [[1, 'P001', '50', entered]] as const },
  });
  const USED = `select used_amount::int as used from activity_staff where activity_id = ${activityId}`;
  const taken = (used: number) => [{ used }];
  const answers = await onStore(
    ...[book('DD1'), book('DD2'), { sql: USED }, book('DD3'), { sql: USED }, book('DD4', '10.9000')],
    ...[{ confirm: 'DD2' }, { release: 'DD1' }, { release: 'DD1' }, { sql: USED }, book('DD5'), { sql: USED }],
  );
  const given = [{ discount: '40.00', refusal: null }];
  expect([answers[0], answers[1], answers[2]]).toEqual([given, given, taken(8_000)]);
  // 20.00 are left, and 40.00 would be given away.
  expect([answers[3], answers[4]]).toEqual([[{ discount: '0.00', refusal: ERROR.quotaUsed }], taken(8_000)]);
  expect(answers[5]).toEqual([{ discount: '0.00', refusal: ERROR.outsideBand }]);
  expect([answers[9], answers[10], answers[11]]).toEqual([taken(4_000), given, taken(8_000)]);
  await at('2026-03-08 09:40:00', async ({ operator }) => {
    const { records } = await operator.data(activityApi.staff, { activityId, pageSize: 10 });
    expect(records).toMatchObject([{ staffCode: STAFF, quotaAmount: '100.00', usedAmount: '80.00' }]);
  });
});

test('a customer who has bought thousands of lines is computed as any other', async () => {
  const { ladders } = data.activities.M1;
  const activityId = await at('2026-03-08 09:00:00', async ({ operator }) => {
    const { formId } = await fill(operator, 'fullAmountRebate', { custIds: [custId] });
    const made = await publish(operator, 'fullAmountRebate', {
      ...{ formId, customerScopeType: 'CUSTOMER', stackMode: 'STACKABLE', crossProductFlag: 1, perOrderFlag: 0 },
      ladders: ladders.map(({ t, r, v }) => ({ threshold: t, rewardType: r as 'PERCENT', rewardValue: v })),
    });
    return made.activityId;
  });
  await onStore({
    sql: `insert into sale_line select bill_no, 1000 + n, product_id, qty, shipped_qty, unit_price, base, net, special
      from (select * from sale_line where bill_no = 'B3' and line_no = 1) as one, generate_series(1, 6000) as n`,
  });
  await at('2026-03-08 10:00:00', async ({ operator }) => {
    await operator.data(computeApi.recompute, { activityId });
    const { records } = await operator.data(computeApi.customers, { activityId, pageNum: 1, pageSize: 10 });
    expect(records).toMatchObject([{ custId }]);
  });
  const [lines] = await onStore({
    sql: `select count(*)::int as lines from compute_line where activity_id = ${activityId} and line_no > 1000`,
  });
  expect(lines).toEqual([{ lines: 6_000 }]);
});
