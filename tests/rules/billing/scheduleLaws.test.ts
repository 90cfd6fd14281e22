/* docs/domain/property-bills.md: what holds for every lease, meter, bill and end, whatever it is like. */
import { sumOf } from '../../../server/platform/numbers/exact';
import {
  addDays,
  addMonths,
  dayNumber,
  firstOf,
  lastOf,
  monthNumber,
} from '../../../server/areas/property/rules/billing/days';
import { type LeaseTerms, schedule, type ScheduleRow } from '../../../server/areas/property/rules/billing/schedule';
import { share } from '../../../server/areas/property/rules/billing/share';
import { registersByMonth } from '../../../server/areas/property/rules/billing/tariff';
import { intervalsOf, type ReadingPoint } from '../../../server/areas/property/rules/billing/usage';
import { Dice } from '../dice';
import { keyOf, RUNS, someDay, someLease } from './random';

function expectNoGaps(lease: LeaseTerms, rows: readonly ScheduleRow[]) {
  for (const fee of new Set(rows.map(({ feeKey }) => feeKey))) {
    const pieces = rows.filter(({ feeKey }) => feeKey === fee).flatMap(({ parts }) => parts);
    let next = lease.startDate;
    for (const { from, to } of pieces) {
      if (from !== next || to < from) throw new Error(`${fee}: ${from} to ${to} after ${next}`);
      next = addDays(to, 1);
    }
    if (addDays(next, -1) !== lease.endDate) throw new Error(`${fee} ends before ${next}`);
  }
}

test('the days of a fee are the days of its lease; month by month is at once; earned is no more than the whole', () => {
  const dice = new Dice(901);
  for (let run = 0; run < RUNS; run += 1) {
    const lease = someLease(dice);
    const all = schedule(lease);
    expectNoGaps(lease, all);
    if (run % 10 === 0) {
      const months = new Map<string, ScheduleRow>();
      for (let month = monthNumber(lease.startDate); firstOf(month) <= lease.endDate; month += dice.pick([1, 1, 4]))
        for (const row of schedule(lease, lastOf(month))) months.set(keyOf(row), months.get(keyOf(row)) ?? row);
      for (const row of schedule(lease, lease.endDate)) months.set(keyOf(row), months.get(keyOf(row)) ?? row);
      expect([...months.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))).toEqual(
        [...all].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
      );
    }
    const whole = new Map(all.map((row) => [keyOf(row), row.amount]));
    const outDate = someDay(dice, lease.startDate, dayNumber(lease.endDate) - dayNumber(lease.startDate));
    for (const row of schedule({ ...lease, outDate }))
      if (row.amount > (whole.get(keyOf(row)) ?? -1)) throw new Error(`${keyOf(row)} earns more than it is.`);
  }
});

test('months are counted from the day given', () => {
  const days = [1, 2, 13].map((months) => addMonths('2027-01-31', months));
  expect([...days, addMonths('2028-02-29', 12)]).toEqual(['2027-02-28', '2027-03-31', '2028-02-29', '2029-02-28']);
});

function someHistory(dice: Dice): { digits: number; points: ReadingPoint[] }[] {
  const digits = dice.int(3, 5);
  let [day, value] = ['2025-01-10', dice.int(0, 10 ** digits * 100 - 1)];
  const chains: { digits: number; points: ReadingPoint[] }[] = [];
  let points: ReadingPoint[] = [];
  const add = (kind: ReadingPoint['kind'], overflow = false) =>
    points.push({
      meterId: 'M',
      kind,
      date: day,
      period: kind === 'START' ? null : day.slice(0, 7),
      values: [value],
      overflow,
    });
  add('START');
  for (let step = dice.int(1, 14); step > 0; step -= 1) {
    day = addDays(day, dice.pick([0, 12, 31, 31, 70, 100]));
    const used = dice.int(0, 40_000);
    const passes = value + used >= 10 ** digits * 100;
    value = (value + used) % (10 ** digits * 100);
    const isExchange = dice.chance(0.15);
    add(isExchange ? 'FINAL' : dice.chance(0.1) ? 'OUT' : 'READ', passes);
    if (isExchange) {
      chains.push({ digits, points });
      points = [];
      value = dice.int(0, 500);
      add('START');
    } else if (points.at(-1)?.kind === 'OUT') add('IN');
  }
  return [...chains, { digits, points }];
}

test('usage is never negative and its months sum to its intervals; shares sum to the fen', () => {
  const dice = new Dice(902);
  for (let run = 0; run < RUNS; run += 1) {
    const factor = dice.pick([10_000, 400_000, 12_345]);
    const intervals = someHistory(dice).flatMap(({ digits, points }) =>
      intervalsOf({ meterId: 'M', digits, factor }, points),
    );
    const months = [...registersByMonth(intervals).values()].flat();
    if (months.some((one) => one < 0)) throw new Error('A month has used less than nothing.');
    expect(sumOf(months, (one) => one)).toBe(sumOf(intervals, ({ usage }) => usage[0] ?? 0));
    const members = dice.times(1, 6, (index) => ({
      ...{ lineNo: index + 1, weight: dice.int(1, 20_000) },
      occupants: dice.times(0, 3, () => ({ leaseId: dice.maybe(0.7, () => 'L'), days: dice.int(1, 31) })),
    }));
    const { rows, amount, restUsage } = share({
      ...{ mainUsage: dice.int(0, 9_999_999), subUsages: [], price: dice.int(0, 99_999), members },
    });
    expect([sumOf(rows, (one) => one.amount), sumOf(rows, ({ usage }) => usage)]).toEqual([amount, restUsage]);
    for (const row of rows) expect(sumOf(row.split, (one) => one.amount)).toBe(row.amount);
  }
});
