import { and, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import type { MeterRow, ReadingRow } from '../../data/billing/meterBook';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease, pmsLeaseUnit } from '../../data/schema/property';
import { isApproved, pmsShare } from '../../data/schema/shares';
import { firstOf, lastOf, monthNumber } from '../../rules/billing/days';
import { type Interval, monthsOf } from '../../rules/billing/usage';

/** Refuses a reading of a day or month that is still to come. */
export function demandPast({ date, period }: Pick<ReadingRow, 'date' | 'period'>, { now }: Context) {
  const [today, month] = [now.slice(0, 10), now.slice(0, 7)];
  if (date > today) throw new InvalidInput([{ field: 'date', text: 'field.tooBig', params: { max: today } }]);
  if (period !== null && period > month)
    throw new InvalidInput([{ field: 'period', text: 'field.tooBig', params: { max: month } }]);
}

/** For a meter of the house: whether a share of one of these months was approved. */
async function isShared({ meterId }: MeterRow, months: readonly string[], { db }: Pick<Context, 'db'>) {
  const [found] = await db
    .select({ shareId: pmsShare.shareId })
    .from(pmsShare)
    .where(ofParent(pmsShare.mainMeterId, meterId, and(isApproved, inArray(pmsShare.period, [...months]))))
    .limit(1);
  return found !== undefined;
}

/** Whether the lease that runs on the day of the reading is billed by the meter for these months. */
async function isBilled(
  meter: MeterRow,
  { months, date }: { months: readonly string[]; date: string },
  { db }: Pick<Context, 'db'>,
) {
  const { unitId, feeType } = meter;
  const [first, final] = [months.at(0), months.at(-1)];
  if (first === undefined || final === undefined) return false;
  if (unitId === null) return isShared(meter, months, { db });
  const [bill] = await db
    .select({ billId: pmsBill.billId })
    .from(pmsBill)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsBill.leaseId))
    .innerJoin(pmsLeaseUnit, eq(pmsLeaseUnit.leaseId, pmsBill.leaseId))
    .where(
      ofParent(
        pmsLeaseUnit.unitId,
        unitId,
        and(
          ...[eq(pmsBill.deleted, 0), ne(pmsBill.billStatus, BILL_STATUS.void), sql`${pmsBill.feeType} = ${feeType}`],
          // The lease that this reading is billed to.
          ...[lte(pmsLease.startDate, date), gte(sql`coalesce(${pmsLease.outDate}, ${pmsLease.endDate})`, date)],
          ...[
            lte(pmsBill.periodStart, lastOf(monthNumber(final))),
            gte(pmsBill.periodEnd, firstOf(monthNumber(first))),
          ],
        ),
      ),
    )
    .limit(1);
  return bill !== undefined;
}

/** Whether a bill rests on what was used between two readings. */
export const restsOn = (meter: MeterRow, interval: Interval, context: Pick<Context, 'db'>) =>
  isBilled(meter, { months: monthsOf(interval).map(({ period }) => period), date: interval.to.date }, context);

/** A month that readings have closed and that is billed takes no more usage: its reading is corrected (48034). */
export async function demandOpen(
  meter: MeterRow,
  { known, last }: { known: readonly Interval[]; last: Interval | undefined },
  context: Context,
) {
  if (!last || last.isOwners) return;
  const closed = new Set(known.flatMap(monthsOf).map(({ period }) => period));
  const months = monthsOf(last)
    .map(({ period }) => period)
    .filter((period) => closed.has(period) || period < last.from.date.slice(0, 7));
  if (await isBilled(meter, { months, date: last.to.date }, context)) throw new Failure(ERROR.readingBilled);
}
