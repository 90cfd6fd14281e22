import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import type { MeterRow, ReadingRow } from '../../data/billing/meterBook';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease, pmsLeaseUnit } from '../../data/schema/property';
import { firstOf, lastOf, monthNumber } from '../../rules/billing/days';
import { type Interval, monthsOf } from '../../rules/billing/usage';

/** Nobody has read what is still to come. */
export function demandPast({ date, period }: Pick<ReadingRow, 'date' | 'period'>, { now }: Context) {
  const [today, month] = [now.slice(0, 10), now.slice(0, 7)];
  if (date > today) throw new InvalidInput([{ field: 'date', text: 'field.tooBig', params: { max: today } }]);
  if (period !== null && period > month)
    throw new InvalidInput([{ field: 'period', text: 'field.tooBig', params: { max: month } }]);
}

/** What readings have closed, and somebody is billed for, takes no more usage: it is corrected (48034). */
export async function demandOpen(
  { unitId, feeType }: MeterRow,
  { known, last }: { known: readonly Interval[]; last: Interval | undefined },
  { db }: Context,
) {
  if (unitId === null || !last || last.isOwners) return;
  const closed = new Set(known.flatMap(monthsOf).map(({ period }) => period));
  const touched = monthsOf(last)
    .map(({ period }) => period)
    .filter((period) => closed.has(period) || period < last.from.date.slice(0, 7));
  const [first, final] = [touched.at(0), touched.at(-1)];
  if (first === undefined || final === undefined) return;
  const { date } = last.to;
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
          // Of whoever this reading is billed to.
          ...[lte(pmsLease.startDate, date), gte(sql`coalesce(${pmsLease.outDate}, ${pmsLease.endDate})`, date)],
          ...[
            lte(pmsBill.periodStart, lastOf(monthNumber(final))),
            gte(pmsBill.periodEnd, firstOf(monthNumber(first))),
          ],
        ),
      ),
    )
    .limit(1);
  if (bill) throw new Failure(ERROR.readingBilled);
}
