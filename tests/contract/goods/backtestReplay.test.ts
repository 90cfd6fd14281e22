/* docs/domain/goods.md#monitors: a backtest finds what the live runs of the same days have found, late stock included. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { ALERT_STATUS, COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Input } from '../../../src/contract/endpoint';
import type { Step } from '../../support/onStore';
import { type Moments, openMoments } from '../promotion/storeAt';

const CONTENT = {
  ...{ metric: METRIC.stock, compare: COMPARE.atMost, threshold: '45.5', windowDays: 30, branchIds: ['FDB'] },
  ...{ productScopeType: 'PRODUCT', productIds: ['P001', 'P003'], pendingRuns: 2, recoverMargin: '4.5' },
  ...{ schedule: SCHEDULE.daily, noDataMinutes: 90, noDataRuns: 1 },
} satisfies Partial<Input<typeof strategyApi.add>>;
const FORM: Input<typeof strategyApi.add> = {
  ...{ ...CONTENT, strategyName: '库存45.5', level: 2, receiverIds: ['S00102'], notifyBy: [1], runAt: '09:20' },
};

/** What there is at 09:20, and whether the ERP has told of it late. */
type Day = readonly [qty: number, late?: 'late'];
const HISTORY: Readonly<Record<string, readonly Day[]>> = {
  P001: [[90], [40, 'late'], [40, 'late'], [40], [45.5], [48], [51], [30], [30, 'late'], [30], [30]],
  P003: [[20], [20], [80, 'late'], [80, 'late'], [46], [50], [50.5], [45], [44, 'late'], [60], [12]],
};
const DAYS = Array.from({ length: 11 }, (_, i) => `2026-03-${String(i + 9).padStart(2, '0')}`);
const LIVE = [
  ['P001', '03-13', '45.5', '03-15'],
  ['P001', '03-19', '30', null],
  ['P003', '03-10', '20', '03-15'],
];

const stockOf = (productId: string, qty: number, synced: string): Step => ({
  sql: `update stock set stock_qty = ${qty * 10_000}, locked_qty = 0, reserved_qty = 0, sync_time = '${synced}'
    where branch_id = 'FDB' and product_id = '${productId}'`,
});
const ids = Object.keys(HISTORY);

/** Other figures stand there in the first minute of a day, and are fresh. */
const stepsOf = (day: string, i: number): Step[] => [
  ...ids.map((id) => stockOf(id, 500, `${day} 00:00:00`)),
  { goods: `${day} 00:00:20` },
  ...ids.map((id) => {
    const [qty, late] = HISTORY[id]![i]!;
    return stockOf(id, qty, `${day} ${late ? '07:20:00' : '08:10:00'}`);
  }),
  { goods: `${day} 09:20:30` },
];

describe('a backtest is a replay', () => {
  let moments: Moments;
  beforeAll(async () => {
    moments = await openMoments();
  });
  afterAll(() => moments.remove());

  test('of what the runs have seen at their times, and of how old it was', async () => {
    let id = '';
    await moments.at('2026-03-08 12:00:00', async ({ admin }) => {
      ({ strategyId: id } = await admin.data(strategyApi.add, FORM));
      await admin.data(strategyApi.updateStatus, { id, version: 1, status: 1, confirm: 1 });
    });
    await moments.onStore(
      { sql: 'delete from core_reserve' },
      { sql: 'update sales_order_line set shipped_qty = qty' },
      ...DAYS.flatMap(stepsOf),
    );
    await moments.at('2026-03-19 12:00:00', async ({ admin }) => {
      const { records } = await admin.data(breedMonitorApi.page, { strategyId: id, pageSize: 50 });
      const live = records.map(({ productId, alertTime, currentValue, status, handleTime }) => [
        ...[productId, alertTime.slice(5, 10), currentValue],
        status === ALERT_STATUS.recovered ? (handleTime ?? '').slice(5, 10) : null,
      ]);
      expect(live.sort((a, b) => String(a).localeCompare(String(b)))).toEqual(LIVE);
      const tried = await admin.data(strategyApi.backtest, { ...CONTENT, days: 11 });
      expect(
        tried.rows.map((row) => [row.productId, row.opened.slice(5), row.value, row.recovered?.slice(5) ?? null]),
      ).toEqual(LIVE);
      expect(tried).toMatchObject({ alerts: 3, goods: 2 });
      // Whoever puts up with stock of two hours hears of it sooner.
      const patient = await admin.data(strategyApi.backtest, { ...CONTENT, noDataMinutes: 121, days: 11 });
      expect(patient.rows.map((row) => [row.productId, row.opened.slice(5)])).toEqual([
        ['P001', '03-11'],
        ['P001', '03-17'],
        ['P003', '03-10'],
        ['P003', '03-17'],
      ]);
    });
  });
});
