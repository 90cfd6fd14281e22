import { and, asc } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent } from '../../../../platform/scope';
import type { BillPart } from '../../rules/billing/billPart';
import { dayInMonth, daysOfMonth, earlier, firstOf, later, lastOf, monthNumber } from '../../rules/billing/days';
import { lastDay } from '../../rules/billing/schedule';
import type { ReadingPoint } from '../../rules/billing/usage';
import { isApproved, pmsShare } from '../schema/shares';
import type { LeaseBook, TariffRow } from './leaseBook';
import { loadMeters, type MeterBook, usageRowsOf } from './meterBook';
import type { UsageRow } from './wanted';

export type ShareRow = typeof pmsShare.$inferSelect;

/** What a property's units have used: by meters of their own, and of the house's. */
export interface UsageBook {
  meters: MeterBook[];
  shares: ShareRow[];
  tariffs: readonly TariffRow[];
}

/** Of one meter, fee and month the one that passed last holds: what it changes is a difference. */
async function validShares(db: Db, propertyId: string): Promise<ShareRow[]> {
  const rows = await db
    .select()
    .from(pmsShare)
    .where(ofParent(pmsShare.propertyId, propertyId, and(isApproved)))
    .orderBy(asc(pmsShare.auditTime), asc(pmsShare.shareId));
  return [...new Map(rows.map((row) => [`${row.mainMeterId} ${row.feeItemId} ${row.period}`, row])).values()];
}

/** With readings that are still to be kept. */
export const loadUsage = async (
  db: Db,
  { propertyId, tariffs }: { propertyId: string; tariffs: readonly TariffRow[] },
  added: readonly ReadingPoint[] = [],
): Promise<UsageBook> => ({
  ...{ meters: await loadMeters(db, propertyId, added), tariffs },
  shares: await validShares(db, propertyId),
});

/** What of a share a lease pays, one part for each of its units. */
function partsOf({ lease }: LeaseBook, { shareNo, members, computed }: ShareRow) {
  const weights = sumOf(members, ({ weight }) => weight);
  return computed.rows.flatMap(({ lineNo, amount: unitAmount, split }): (BillPart & { kind: 'SHARE' })[] => {
    const member = members.find((one) => one.lineNo === lineNo);
    const at = split.findIndex(({ leaseId }) => leaseId === lease.leaseId);
    const own = split[at];
    if (!member || !own || own.amount === 0) return [];
    return [
      {
        ...{ kind: 'SHARE', shareNo, total: computed.amount, weight: member.weight, weights, unitAmount },
        ...{ days: member.occupants[at]?.days ?? 0, ofDays: sumOf(member.occupants, ({ days }) => days) },
        amount: own.amount,
      },
    ];
  });
}

function sharedRowsOf(book: LeaseBook, shares: readonly ShareRow[]): UsageRow[] {
  const { startDate, billDay } = book.terms;
  return shares.flatMap((row): UsageRow[] => {
    const parts = partsOf(book, row);
    if (parts.length === 0) return [];
    const month = monthNumber(row.period);
    return [
      {
        ...{ feeItemId: row.feeItemId, periodStart: later(firstOf(month), startDate) },
        ...{ periodEnd: earlier(lastOf(month), lastDay(book.terms)), dueDate: dayInMonth(month + 1, billDay), parts },
        usageDays: Math.min(daysOfMonth(month), Math.max(...parts.map(({ days }) => days))),
      },
    ];
  });
}

/** What a lease is to pay by usage, one row for a fee and a month, whichever meters it rests on. */
export function usageOf(book: LeaseBook, { meters, shares, tariffs }: UsageBook): UsageRow[] {
  const found = new Map<string, UsageRow>();
  for (const row of [...usageRowsOf(book, meters, tariffs), ...sharedRowsOf(book, shares)]) {
    const key = `${row.feeItemId} ${row.periodStart}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, parts: [...known.parts, ...row.parts] } : row);
  }
  return [...found.values()];
}
