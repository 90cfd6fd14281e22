import { and, asc } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
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

interface OwnShare {
  leaseId: string;
  row: ShareRow;
  /** One for each of the lease's units. */
  parts: (BillPart & { kind: 'SHARE' })[];
}

/** What a property's units have used: by meters of their own, and of the house's. */
export interface UsageBook {
  meters: MeterBook[];
  ofUnit: ReadonlyMap<string, readonly MeterBook[]>;
  /** By the lease that pays them. */
  shares: ReadonlyMap<string, readonly OwnShare[]>;
  tariffs: readonly TariffRow[];
}

/** The shares in force: for one meter, fee and month the one that was approved last. */
async function validShares(db: Db, propertyId: string): Promise<ShareRow[]> {
  const rows = await db
    .select()
    .from(pmsShare)
    .where(ofParent(pmsShare.propertyId, propertyId, and(isApproved)))
    .orderBy(asc(pmsShare.auditTime), asc(pmsShare.shareId));
  return [...new Map(rows.map((row) => [`${row.mainMeterId} ${row.feeItemId} ${row.period}`, row])).values()];
}

/** What each lease pays of a share; the owner pays for days without a lease. */
function sharedOf(row: ShareRow): OwnShare[] {
  const { shareNo, members, computed } = row;
  const weights = sumOf(members, ({ weight }) => weight);
  const memberOf = new Map(members.map((member) => [member.lineNo, member]));
  const found = new Map<string, OwnShare>();
  for (const { lineNo, amount: unitAmount, split } of computed.rows) {
    const member = memberOf.get(lineNo);
    for (const [at, { leaseId, amount }] of split.entries()) {
      if (!member || leaseId === null || amount === 0) continue;
      const own = found.get(leaseId) ?? { leaseId, row, parts: [] };
      own.parts.push({
        ...{ kind: 'SHARE', shareNo, total: computed.amount, weight: member.weight, weights, unitAmount, amount },
        ...{ days: member.occupants[at]?.days ?? 0, ofDays: sumOf(member.occupants, ({ days }) => days) },
      });
      found.set(leaseId, own);
    }
  }
  return [...found.values()];
}

/** What a property's units have used; `added` are readings that are not stored yet. */
export async function loadUsage(
  db: Db,
  { propertyId, tariffs }: { propertyId: string; tariffs: readonly TariffRow[] },
  added: readonly ReadingPoint[] = [],
): Promise<UsageBook> {
  const meters = await loadMeters(db, propertyId, added);
  const shares = (await validShares(db, propertyId)).flatMap(sharedOf);
  return {
    ...{ meters, tariffs, ofUnit: groupBy(meters, ({ meter }) => meter.unitId ?? '') },
    shares: groupBy(shares, ({ leaseId }) => leaseId),
  };
}

/** The meters of a lease's units, in the order in which they came to the property. */
export const metersOf = ({ units }: LeaseBook, { ofUnit }: UsageBook) =>
  units
    .flatMap(({ unitId }) => ofUnit.get(unitId) ?? [])
    .sort((a, b) => Number(a.meter.meterId) - Number(b.meter.meterId));

function sharedRowsOf({ terms }: LeaseBook, shares: readonly OwnShare[]): UsageRow[] {
  const { startDate, billDay } = terms;
  return shares.map(({ row, parts }): UsageRow => {
    const month = monthNumber(row.period);
    return {
      ...{ feeItemId: row.feeItemId, periodStart: later(firstOf(month), startDate) },
      ...{ periodEnd: earlier(lastOf(month), lastDay(terms)), dueDate: dayInMonth(month + 1, billDay), parts },
      usageDays: Math.min(daysOfMonth(month), Math.max(...parts.map(({ days }) => days))),
    };
  });
}

/** What a lease is to pay by usage, one row for a fee and a month, whichever meters it rests on. */
export function usageOf(book: LeaseBook, used: UsageBook): UsageRow[] {
  const found = new Map<string, UsageRow>();
  const shared = used.shares.get(book.lease.leaseId) ?? [];
  for (const row of [...usageRowsOf(book, metersOf(book, used), used.tariffs), ...sharedRowsOf(book, shared)]) {
    const key = `${row.feeItemId} ${row.periodStart}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, parts: [...known.parts, ...row.parts] } : row);
  }
  return [...found.values()];
}
