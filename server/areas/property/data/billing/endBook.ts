import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent } from '../../../../platform/scope';
import { later, monthOf, monthNumber } from '../../rules/billing/days';
import type { FinalReading } from '../../rules/billing/ending';
import type { Act, Planned } from '../../rules/billing/plan';
import { cover } from '../../rules/billing/settle';
import type { ReadingPoint } from '../../rules/billing/usage';
import { pmsDepositEntry } from '../schema/settlements';
import { balanceOf } from './copies';
import { billsAtEnd, type Ended, endLines, type Ending, NO_PERIOD } from './endLines';
import { type LeaseBook, type LeaseRow, loadBooks, loadFeeItems, loadTariffs } from './leaseBook';
import { loadUsage, metersOf, type UsageBook, usageOf } from './usageBook';
import { planBook } from './wanted';

export type { Ended, Ending } from './endLines';

/** How much of the deposit is held for a lease. */
export async function depositOf(db: Db, leaseId: string): Promise<number> {
  const [last] = await db
    .select({ balance: pmsDepositEntry.balanceAfter })
    .from(pmsDepositEntry)
    .where(ofParent(pmsDepositEntry.leaseId, leaseId))
    .orderBy(desc(pmsDepositEntry.entryId))
    .limit(1);
  return last?.balance ?? 0;
}

const monthOfDay = (day: string) => monthOf(monthNumber(day));

/** A reading of the last day, as it will be kept. */
export const lastPoint = ({ meterId, values, overflow }: FinalReading, outDate: string): ReadingPoint => ({
  ...{ meterId, kind: 'OUT', date: outDate, period: monthOfDay(outDate), values, overflow: overflow === 1 },
});

/** A termination never voids: what would be replaced is credited, or billed on top. */
function actAtEnd({ act, want, have }: Planned): Act {
  if (act !== 'REPLACE') return act;
  return want > have ? 'DIFFERENCE' : 'CREDIT';
}

function planEnd(book: LeaseBook, used: UsageBook, ending: Ending) {
  const until = book.bills.reduce((last, { periodStart }) => later(last, periodStart), ending.outDate);
  return planBook(book, { until, today: ending.settleDate, usage: usageOf(book, used) }).map((one): Planned => {
    const act = actAtEnd(one);
    return { ...one, act, payBy: act === 'DIFFERENCE' ? ending.settleDate : one.payBy };
  });
}

/** Computes an end of a lease; writes nothing. */
export async function endBook(db: Db, lease: LeaseRow, ending: Ending): Promise<Ended> {
  const feeItems = await loadFeeItems(db);
  const tariffs = await loadTariffs(db, lease.propertyId);
  const [book] = await loadBooks(db, [{ ...lease, outDate: ending.outDate }], { feeItems, tariffs });
  if (!book) throw new Error('A lease has a book.');
  const used = await loadUsage(
    db,
    { propertyId: lease.propertyId, tariffs },
    ending.readings.map((one) => lastPoint(one, ending.outDate)),
  );
  const planned = planEnd(book, used, ending);
  const { credits, lines } = endLines({ book, planned, feeItems }, ending);
  const prepaid = lease.tenantId === null ? 0 : await balanceOf(db, lease.tenantId, ending.settleDate);
  const deposit = await depositOf(db, lease.leaseId);
  const all = [
    ...lines,
    {
      ...NO_PERIOD,
      kind: 'PREPAID' as const,
      name: '',
      due: Math.max(0, -prepaid),
      back: Math.max(0, prepaid),
      why: {},
    },
    { ...NO_PERIOD, kind: 'DEPOSIT' as const, name: '', due: 0, back: deposit, why: {} },
  ].filter(({ due, back }) => due !== 0 || back !== 0);
  const purses = { due: sumOf(lines, ({ due }) => due), surplus: sumOf(lines, ({ back }) => back), prepaid, deposit };
  const figures = {
    ...{ unearned: sumOf(credits, ({ amount }) => amount), ...cover(purses) },
    ...{ due: sumOf(all, ({ due }) => due), back: sumOf(all, ({ back }) => back) },
  };
  const { outDate, settleDate, charges, readings } = ending;
  const seen = JSON.stringify({ outDate, settleDate, charges, readings, all, figures });
  return {
    ...{ book, feeItems, planned, lines: all, figures, fingerprint: createHash('sha256').update(seen).digest('hex') },
    meters: metersOf(book, used).filter(({ meter }) => meter.meterStatus === 1),
    lastEvent: [...billsAtEnd(book)].reduce(
      (last, { events }) => events.reduce((day, { date }) => later(day, date), last),
      lease.startDate,
    ),
  };
}
