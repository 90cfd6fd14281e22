import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import { ofParent } from '../../../../platform/scope';
import { toText, twoDecimals } from '../../../../platform/numbers/decimal';
import type { BillPart, ReadingLine } from '../../rules/billing/billPart';
import { dayInMonth, earlier, firstOf, lastOf, monthNumber } from '../../rules/billing/days';
import { lastDay } from '../../rules/billing/schedule';
import { type Tariff, usageMonths } from '../../rules/billing/tariff';
import {
  type Interval,
  intervalsOf,
  type Meter,
  monthsOf,
  READING_KIND,
  type ReadingKind,
  type ReadingPoint,
} from '../../rules/billing/usage';
import { pmsMeter, pmsReading } from '../schema/meters';
import type { FeeItemRow, LeaseBook, TariffRow } from './leaseBook';
import type { UsageRow } from './wanted';

export type MeterRow = typeof pmsMeter.$inferSelect;
export type ReadingRow = typeof pmsReading.$inferSelect;

const KIND_OF = new Map<number, ReadingKind>(
  // Its keys are the kinds.
  (Object.keys(READING_KIND) as ReadingKind[]).map((kind) => [READING_KIND[kind], kind]),
);

export const pointOf = (row: Omit<ReadingRow, 'overflow'> & { overflow: number }): ReadingPoint => ({
  ...{ meterId: row.meterId, date: row.date, period: row.period, values: row.values },
  ...{ kind: KIND_OF.get(row.kind) ?? 'READ', overflow: row.overflow === 1 },
});

/** By day; on one day as they were entered. */
const inOrder = (a: ReadingRow, b: ReadingRow) =>
  a.date === b.date ? Number(a.readingId) - Number(b.readingId) : a.date < b.date ? -1 : 1;

export const validReadings = async (db: Db, meterId: string | readonly string[]) =>
  (
    await db
      .select()
      .from(pmsReading)
      .where(ofParent(pmsReading.meterId, meterId, eq(pmsReading.state, 1)))
  ).sort(inOrder);

/** Whether a unit or a property has a meter, in use or not: it keeps them from being deleted. */
export async function hasMeter(db: Db, owner: 'unitId' | 'propertyId', id: string) {
  const [found] = await db
    .select({ id: pmsMeter.meterId })
    .from(pmsMeter)
    .where(ofParent(pmsMeter[owner], id))
    .limit(1);
  return found !== undefined;
}

export interface MeterBook {
  meter: MeterRow;
  intervals: Interval[];
}

/** The meters of a property with the usage between their readings; `added` are readings that are not stored yet. */
export async function loadMeters(
  db: Db,
  propertyId: string,
  added: readonly ReadingPoint[] = [],
): Promise<MeterBook[]> {
  const meters = await db
    .select()
    .from(pmsMeter)
    .where(ofParent(pmsMeter.propertyId, propertyId))
    .orderBy(asc(pmsMeter.meterId));
  if (meters.length === 0) return [];
  const readings = groupBy(
    await validReadings(
      db,
      meters.map(({ meterId }) => meterId),
    ),
    ({ meterId }) => meterId,
  );
  return meters.map((meter) => ({
    meter,
    intervals: intervalsOf(meterOf(meter), [
      ...(readings.get(meter.meterId) ?? []).map(pointOf),
      ...added.filter(({ meterId }) => meterId === meter.meterId),
    ]),
  }));
}

export const meterOf = ({ meterId, digits, factor }: MeterRow): Meter => ({ meterId, digits, factor });

/** The readings that a month of a fee rests on. */
function linesOf(books: readonly MeterBook[], period: string, register: number): ReadingLine[] {
  return books.flatMap(({ meter, intervals }) =>
    intervals
      .filter((one) => !one.isOwners && monthsOf(one).some((month) => month.period === period))
      .map(({ from, to, usage }): ReadingLine => {
        const months = monthsOf({ from, to });
        const [last, value] = [from.values[register - 1] ?? 0, to.values[register - 1] ?? 0];
        return {
          ...{ meterNo: meter.meterNo, register, kind: to.kind, from: from.date, to: to.date },
          last: twoDecimals(last),
          this: twoDecimals(value),
          factor: toText(meter.factor, 4),
          usage: twoDecimals(usage[register - 1] ?? 0),
          ...(value < last ? { overflow: String(10 ** meter.digits) } : {}),
          ...(months.length > 1 ? { months } : {}),
        };
      }),
  );
}

const daysIn = (books: readonly MeterBook[], period: string) =>
  Math.max(
    0,
    ...books.map(({ intervals }) =>
      intervals
        .flatMap((one) => monthsOf(one).filter((month) => month.period === period))
        .reduce((sum, { days }) => sum + days, 0),
    ),
  );

const tariffsOf = (
  { feeItemId, unitPrice }: FeeItemRow,
  tariffs: readonly TariffRow[],
  registers: number,
): Tariff[] => [
  { from: '0000-00', basis: 1, prices: Array.from({ length: registers }, () => unitPrice), steps: [] },
  ...tariffs
    .filter((one) => one.feeItemId === feeItemId)
    // A single price holds for every register.
    .map((one) => ({
      ...one,
      prices: Array.from({ length: registers }, (_, at) => one.prices[at] ?? one.prices[0] ?? 0),
    })),
];

/** An interval belongs to the lease on whose days it ended; `since` below leaves out its months before the lease. */
const isOf = ({ terms }: LeaseBook, { to }: Interval) => to.date >= terms.startDate && to.date <= lastDay(terms);

/** What a lease is to pay by the meters of its units, month by month. */
export function usageRowsOf(book: LeaseBook, meters: readonly MeterBook[], tariffs: readonly TariffRow[]): UsageRow[] {
  return book.usageFees.flatMap((item): UsageRow[] => {
    const own = meters
      .filter(({ meter }) => meter.feeType === item.feeType)
      .map(({ meter, intervals }) => ({ meter, intervals: intervals.filter((one) => isOf(book, one)) }));
    const registers = Math.max(1, ...own.map(({ meter }) => meter.registers));
    const intervals = own.flatMap((one) => one.intervals);
    const since = book.terms.startDate.slice(0, 7);
    return usageMonths({ intervals, tariffs: tariffsOf(item, tariffs, registers), since }).map(({ period, parts }) => {
      const month = monthNumber(period);
      return {
        feeItemId: item.feeItemId,
        periodStart: month === monthNumber(book.terms.startDate) ? book.terms.startDate : firstOf(month),
        periodEnd: earlier(lastOf(month), lastDay(book.terms)),
        ...{ dueDate: dayInMonth(month + 1, book.terms.billDay), usageDays: daysIn(own, period) },
        parts: parts.map((part): BillPart =>
          part.kind === 'STEP'
            ? {
                ...{ kind: 'STEP', over: part.over ?? 0, usage: part.usage, add: part.price, amount: part.amount },
                ...(part.before === undefined ? {} : { before: part.before }),
              }
            : {
                ...{ kind: 'USAGE', register: part.register ?? 1, usage: part.usage, price: part.price },
                ...{ amount: part.amount, lines: linesOf(own, period, part.register ?? 1) },
              },
        ),
      };
    });
  });
}

/** The active meters of a lease's units whose readings do not cover the month yet. */
export function missingOf(
  book: LeaseBook,
  meters: readonly MeterBook[],
  { period, feeItemIds }: { period: string; feeItemIds: readonly string[] },
) {
  const isOn = book.terms.startDate <= lastOf(monthNumber(period)) && lastDay(book.terms) >= `${period}-01`;
  if (!isOn) return [];
  return book.usageFees
    .filter(({ feeItemId }) => feeItemIds.includes(feeItemId))
    .flatMap(({ feeItemId, feeType }) =>
      meters
        .filter(({ meter }) => meter.meterStatus === 1 && meter.feeType === feeType)
        .filter(({ intervals }) => !intervals.some((one) => monthsOf(one).some((month) => month.period === period)))
        .map(({ meter }) => ({ book, feeItemId, meterNo: meter.meterNo })),
    );
}
