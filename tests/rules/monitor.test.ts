/* docs/domain/goods.md#worked-examples: R37 to R41, with their figures. */
import { backtest } from '../../server/areas/goods/rules/backtest';
import { dueRun, isCaughtUp, UNWATCHED, type Watch, watchOnce } from '../../server/areas/goods/rules/monitor';
import { fromShanghai, shanghai } from '../../server/platform/clock';
import { COMPARE, MONITOR_STATE, SCHEDULE } from '../../src/contract/goods/monitoring';

const { ok, pending, firing, noData } = MONITOR_STATE;
const UNIT = 10_000;
const R37: Watch = {
  ...{ compare: COMPARE.less, threshold: 100 * UNIT, pendingRuns: 3, recoverMargin: 10 * UNIT },
  ...{ recoverRuns: 1, noDataRuns: 2 },
};
const BARE: Watch = { ...R37, pendingRuns: 1, recoverMargin: 0 };

/** States run by run, and the runs (from one) at which alerts open and recover. */
function watched(values: readonly (number | null)[], watch: Watch) {
  let last = UNWATCHED;
  const opened: number[] = [];
  const recovered: number[] = [];
  const states = values.map((value, i) => {
    const { now, finding } = watchOnce(last, value === null ? null : value * UNIT, watch);
    last = now;
    if (finding === 'opened') opened.push(i + 1);
    if (finding === 'recovered') recovered.push(i + 1);
    return now.state;
  });
  return { states, opened, recovered };
}

test('R37: three runs in a row open one alert, and the margin closes it', () => {
  const values = [120, 97, 99, 101, 98, 95, 90, 104, 109, 110, 99];
  expect(watched(values, R37)).toEqual({
    states: [ok, pending, pending, ok, pending, pending, firing, firing, firing, ok, pending],
    ...{ opened: [7], recovered: [10] },
  });
  expect(watched(values, BARE).opened).toHaveLength(3);
});

test('R38: what flaps around its threshold opens no alert, or one', () => {
  const two = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 99 : 101));
  const five = Array.from({ length: 30 }, (_, i) => (i % 5 === 4 ? 101 : 99));
  expect(watched(two, R37).opened).toEqual([]);
  expect(watched(five, R37)).toMatchObject({ opened: [3], recovered: [] });
  expect([watched(two, BARE).opened.length, watched(five, BARE).opened.length]).toEqual([15, 6]);
});

test('R39: no data neither opens nor closes an alert', () => {
  expect(watched([97, 96, 95, null, null, null, 94, 112], R37)).toEqual({
    states: [pending, pending, firing, firing, noData, noData, firing, ok],
    ...{ opened: [3], recovered: [8] },
  });
  expect(watched([150, null, null, 97, 96, 95], R37).opened).toEqual([6]);
  // What was pending begins anew.
  expect(watched([97, 96, null, null, 95, 94, 93], R37).opened).toEqual([7]);
});

const HISTORY: Readonly<Record<string, readonly number[]>> = {
  P001: [140, 128, 117, 109, 98, 96, 93, 91, 130, 124, 118, 99, 97, 96],
  P003: Array.from({ length: 14 }, (_, i) => (i % 2 === 0 ? 101 : 99)),
  P006: [80, 79, 78, 77, 115, 112, 108, 96, 95, 94, 93, 150, 149, 148],
};
const figures = Object.entries(HISTORY).flatMap(([productId, values]) =>
  values.map((value, i) => ({
    productId,
    branchId: 'FDB',
    day: `2026-03-${String(i + 1).padStart(2, '0')}`,
    value: value * UNIT,
  })),
);

test('R40: a backtest is the same machine day by day', () => {
  const day = (text: string | null) => (text === null ? null : Number(text.slice(8)));
  const rows = backtest(figures, R37).map(({ productId, opened, recovered, value }) => [
    productId,
    day(opened),
    value / UNIT,
    day(recovered),
  ]);
  expect(rows).toEqual([
    ['P001', 7, 93, 9],
    ['P001', 14, 96, null],
    ['P006', 3, 78, 5],
    ['P006', 10, 94, 12],
  ]);
  const bare = backtest(figures, BARE);
  expect([bare.length, new Set(bare.map(({ productId }) => productId)).size]).toEqual([11, 3]);
});

test('R41: after a standstill the latest run is made once, the others are counted', () => {
  const due = (runAt: string, schedule: 1 | 2, since: string, now: string) => {
    const found = dueRun({ schedule, runAt }, fromShanghai(since), fromShanghai(now));
    return found && [shanghai(found.due), found.missed, isCaughtUp(found.due, fromShanghai(now))];
  };
  const { daily, hourly } = SCHEDULE;
  expect(due('07:00', daily, '2026-03-10 06:50:00', '2026-03-12 09:15:00')).toEqual(['2026-03-12 07:00:00', 2, true]);
  expect(due('00:00', hourly, '2026-03-10 09:58:00', '2026-03-10 13:30:00')).toEqual(['2026-03-10 13:00:00', 3, true]);
  expect(due('07:00', daily, '2026-03-10 07:00:30', '2026-03-10 20:00:00')).toBeNull();
  expect(due('07:00', daily, '2026-03-10 06:59:30', '2026-03-10 07:00:20')).toEqual(['2026-03-10 07:00:00', 0, false]);
});

test('each comparison has its own edge, and several runs may be asked for before it is over', () => {
  const of = (more: Partial<Watch>) => ({ ...BARE, ...more });
  expect(watched([100], of({ compare: COMPARE.less })).opened).toEqual([]);
  expect(watched([100], of({ compare: COMPARE.atMost })).opened).toEqual([1]);
  expect(watched([100], of({ compare: COMPARE.more })).opened).toEqual([]);
  expect(watched([100], of({ compare: COMPARE.atLeast })).opened).toEqual([1]);
  const above = of({ compare: COMPARE.more, recoverMargin: 10 * UNIT, recoverRuns: 2 });
  expect(watched([120, 95, 90, 95, 90, 89], above)).toMatchObject({ opened: [1], recovered: [6] });
});
