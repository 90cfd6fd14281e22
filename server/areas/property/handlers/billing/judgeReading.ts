import { ERROR } from '../../../../../src/contract/error-codes';
import { READING_KIND } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import type { MeterRow, ReadingRow } from '../../data/billing/meterBook';
import { dayNumber } from '../../rules/billing/days';
import type { Interval } from '../../rules/billing/usage';
import { intervalsWith } from './exchange';
import { demandOpen, demandPast } from './openMonths';

export const usageOf = ({ usage }: Interval) => sumOf(usage, (one) => one);
const perDay = (one: Interval) => usageOf(one) / Math.max(1, dayNumber(one.to.date) - dayNumber(one.from.date));

const RECENT = 6;
const UNUSUAL = 3;

/** The last interval's usage a day and the mean before it, if unusual: over three times the mean, or nothing at all. */
export function unusualOf(intervals: readonly Interval[]): { usage: string; mean: string } | undefined {
  const own = intervals.at(-1);
  const before = intervals.slice(0, -1).slice(-RECENT);
  if (!own || before.length === 0) return undefined;
  const mean = sumOf(before, perDay) / before.length;
  const isUnusual = perDay(own) > UNUSUAL * mean || (usageOf(own) === 0 && mean > 0);
  if (!isUnusual || mean === 0) return undefined;
  return { usage: twoDecimals(Math.round(perDay(own))), mean: twoDecimals(Math.round(mean)) };
}

/** Refuses what cannot be the next reading of a meter; answers all intervals, and the one that it closes. */
export async function judgeReading(
  meter: MeterRow,
  { row, known }: { row: ReadingRow; known: readonly ReadingRow[] },
  context: Context,
) {
  demandPast(row, context);
  // A month is read once; what was read before is corrected.
  if (known.some(({ kind, period }) => kind === READING_KIND.read && row.kind === kind && period === row.period))
    throw new Failure(ERROR.readingBilled);
  if (row.date < (known.at(-1)?.date ?? '')) throw new InvalidInput([{ field: 'date', text: 'field.beforeStart' }]);
  const intervals = intervalsWith(meter, [...known, row]);
  const last = intervals.at(-1);
  const own = last?.to.date === row.date ? last : undefined;
  if (row.kind !== READING_KIND.movedIn) await demandOpen(meter, { known: intervals.slice(0, -1), last: own }, context);
  return { intervals, own };
}
