/* docs/domain/goods.md#worked-examples: what runs by its schedule. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { ALERT_STATUS, COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Input } from '../../../src/contract/endpoint';
import type { Step } from '../../support/onStore';
import { type Moments, openMoments } from '../promotion/storeAt';

type Form = Input<typeof strategyApi.add>;
/** R37: below 100 three times in a row, over again from 110 on. */
const R37 = {
  ...{ metric: METRIC.stock, compare: COMPARE.less, threshold: '100', windowDays: 30, branchIds: ['FDB'] },
  ...{ productScopeType: 'PRODUCT', productIds: ['P001', 'P003', 'P006'], pendingRuns: 3, recoverMargin: '10' },
  ...{ schedule: SCHEDULE.daily, noDataMinutes: 120 },
} satisfies Partial<Form>;
const BARE = { ...R37, pendingRuns: 1, recoverMargin: '0' };
const form = (more: Partial<Form> = {}): Form => ({
  ...{ ...R37, strategyName: '库存低于100', level: 3, receiverIds: ['S00102'], notifyBy: [1], runAt: '07:00' },
  ...more,
});

/** R40. */
const HISTORY: Readonly<Record<string, readonly number[]>> = {
  P001: [140, 128, 117, 109, 98, 96, 93, 91, 130, 124, 118, 99, 97, 96],
  P003: Array.from({ length: 14 }, (_, i) => (i % 2 === 0 ? 101 : 99)),
  P006: [80, 79, 78, 77, 115, 112, 108, 96, 95, 94, 93, 150, 149, 148],
};
const DAYS = Array.from({ length: 14 }, (_, i) => `2026-03-${String(i + 9).padStart(2, '0')}`);
const dayOf = (text: string | null) => (text === null ? null : DAYS.indexOf(text.slice(0, 10)) + 1);
const EXPECTED = [
  ['P001', 7, 93, 9],
  ['P001', 14, 96, null],
  ['P006', 3, 78, 5],
  ['P006', 10, 94, 12],
];

describe('by its schedule', () => {
  let moments: Moments;
  beforeEach(async () => {
    moments = await openMoments();
  });
  afterEach(() => moments.remove());

  const insert =
    "insert into stock (branch_id, product_id, warehouse, stock_qty, sync_time) values ('FDB', 'P006', 'W01', 0, '2026-03-08 06:00:00') on conflict do nothing";
  const stockAt = (day: string, i: number, minute = '06:00:00'): Step[] =>
    Object.entries(HISTORY).map(([productId, values]) => ({
      sql: `update stock set stock_qty = ${(values[i] ?? 0) * 10_000}, locked_qty = 0, reserved_qty = 0, sync_time = '${day} ${minute}' where branch_id = 'FDB' and product_id = '${productId}'`,
    }));

  test('R40: the live runs of fourteen days find what the backtest of the same days finds', async () => {
    let id = '';
    await moments.at('2026-03-08 12:00:00', async ({ admin }) => {
      ({ strategyId: id } = await admin.data(strategyApi.add, form()));
      await admin.data(strategyApi.updateStatus, { id, version: 1, status: 1, confirm: 1 });
    });
    // Reserves would keep a part of P001, and orders would lock one.
    const before: Step[] = [
      { sql: 'delete from core_reserve' },
      { sql: 'update sales_order_line set shipped_qty = qty' },
      { sql: insert },
    ];
    await moments.onStore(...before, ...DAYS.flatMap((day, i) => [...stockAt(day, i), { goods: `${day} 07:00:30` }]));
    await moments.at('2026-03-22 12:00:00', async ({ admin }) => {
      const live = await admin.data(breedMonitorApi.page, { strategyId: id, pageSize: 50 });
      const runs = await admin.data(strategyApi.runs, { id, pageSize: 50 });
      expect(runs.records.map(({ caughtUp, missed, checked }) => [caughtUp, missed, checked])).toEqual(
        Array.from({ length: 14 }, () => [0, 0, 3]),
      );
      expect(
        live.records
          .map(({ productId, alertTime, currentValue, status, handleTime }) => [
            ...[productId, dayOf(alertTime), Number(currentValue)],
            status === ALERT_STATUS.recovered ? dayOf(handleTime) : null,
          ])
          .sort((a, b) => String(a[0]).localeCompare(String(b[0])) || Number(a[1]) - Number(b[1])),
      ).toEqual(EXPECTED);
      const tried = await admin.data(strategyApi.backtest, { ...R37, days: 14 });
      expect(tried).toMatchObject({ alerts: 4, goods: 2 });
      expect(
        tried.rows.map((row) => [row.productId, dayOf(row.opened), Number(row.value), dayOf(row.recovered)]),
      ).toEqual(EXPECTED);
      expect(await admin.data(strategyApi.backtest, { ...BARE, days: 14 })).toMatchObject({ alerts: 11, goods: 3 });
    });
  });

  test('R39, R41: stock that is two hours old is no data, told once; a standstill is caught up by one run', async () => {
    let id = '';
    await moments.at('2026-03-10 06:50:00', async ({ admin }) => {
      ({ strategyId: id } = await admin.data(strategyApi.add, form({ noDataRuns: 1 })));
      await admin.data(strategyApi.updateStatus, { id, version: 1, status: 1, confirm: 1 });
    });
    await moments.onStore(
      { sql: insert },
      ...stockAt('2026-03-12', 6, '07:00:00'),
      { goods: '2026-03-12 09:15:00' },
      { goods: '2026-03-12 09:16:00' },
    );
    await moments.at('2026-03-12 10:00:00', async ({ admin }) => {
      const { records } = await admin.data(strategyApi.runs, { id });
      expect(records).toMatchObject([
        {
          ...{ dueTime: '2026-03-12 07:00:00', missed: 2, caughtUp: 1, checked: 3, opened: 0, noData: 3 },
          messages: [{ receiverName: '陈思远', text: '库存低于100：3个商品超过时限没有数据' }],
        },
      ]);
      expect((await admin.data(breedMonitorApi.page, { strategyId: id })).total).toBe(0);
    });
  });
});
