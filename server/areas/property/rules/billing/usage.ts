import { scaled } from '../../../../platform/numbers/exact';
import { dayNumber, firstOf, lastOf, monthNumber, monthOf } from './days';
import { spread } from './spread';

export const READING_KIND = { START: 1, READ: 2, FINAL: 3, IN: 4, OUT: 5 } as const;
export type ReadingKind = keyof typeof READING_KIND;

export interface Meter {
  meterId: string;
  /** Whole places of the counter. */
  digits: number;
  /** In 1/10000. */
  factor: number;
}

export interface ReadingPoint {
  meterId: string;
  kind: ReadingKind;
  date: string;
  /** The month that the reading closes; null where it only opens. */
  period: string | null;
  /** In 1/100, one per register. */
  values: readonly number[];
  overflow: boolean;
}

/** A later value is smaller, and nobody said that the counter has passed zero. */
export class BelowLast extends Error {
  constructor(
    readonly last: number,
    readonly value: number,
    /** The usage if it has passed zero. */
    readonly asOverflow: number,
  ) {
    super('A reading is below the one before.');
  }
}

export interface Interval {
  meterId: string;
  from: ReadingPoint;
  to: ReadingPoint;
  /** In 1/100, one per register. */
  usage: number[];
  /** Between a tenant who left and the next: the owner's usage, which nobody is billed. */
  isOwners: boolean;
}

const FACTOR_WHOLE = 10_000;
const OPENS_ONLY: readonly ReadingKind[] = ['START', 'IN'];

function usageBetween({ digits, factor }: Meter, from: ReadingPoint, to: ReadingPoint): number[] {
  const round = 10 ** digits * 100;
  return to.values.map((value, register) => {
    const last = from.values[register] ?? 0;
    const times = (difference: number) => scaled(difference, factor, FACTOR_WHOLE);
    if (value >= last) return times(value - last);
    if (!to.overflow) throw new BelowLast(last, value, times(value + round - last));
    return times(value + round - last);
  });
}

/** What was used between readings of one meter that follow each other; the first opens. */
export function intervalsOf(meter: Meter, points: readonly ReadingPoint[]): Interval[] {
  const found: Interval[] = [];
  let isOwners = points[0]?.kind === 'OUT';
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (from && !(to.kind === 'START')) {
      const isVacant = isOwners || to.kind === 'IN';
      found.push({ meterId: meter.meterId, from, to, usage: usageBetween(meter, from, to), isOwners: isVacant });
    }
    if (to.kind === 'OUT') isOwners = true;
    if (to.kind === 'IN' || to.kind === 'START') isOwners = false;
  });
  return found.filter(({ to, usage }) => to.kind !== 'IN' || usage.some((one) => one > 0));
}

const periodOf = ({ period, date }: ReadingPoint) => monthNumber(period ?? date);

/** The months that an interval belongs to, with the days that it has in each. */
export function monthsOf({ from, to }: Pick<Interval, 'from' | 'to'>): { period: string; days: number }[] {
  const last = periodOf(to);
  const first = Math.min(last, OPENS_ONLY.includes(from.kind) ? monthNumber(from.date) : periodOf(from) + 1);
  const begin = dayNumber(from.date) + 1;
  const end = dayNumber(to.date);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const month = first + index;
    const low = month === first ? begin : Math.max(begin, dayNumber(firstOf(month)));
    const high = month === last ? end : Math.min(end, dayNumber(lastOf(month)));
    return { period: monthOf(month), days: Math.max(0, high - low + 1) };
  });
}

/** The usage of an interval in each of its months; the months sum to the interval. */
export function usageByMonth(interval: Interval): { period: string; usage: number[] }[] {
  const months = monthsOf(interval);
  const hasDays = months.some(({ days }) => days > 0);
  // Both readings are of one day: the last month has the whole usage.
  const bases = months.map(({ days }, rank) => ({
    weight: hasDays ? days : Number(rank === months.length - 1),
    rank,
  }));
  const shares = interval.usage.map((one) => spread(one, bases));
  return months.map(({ period }, index) => ({ period, usage: shares.map((one) => one[index] ?? 0) }));
}
