import { createHash } from 'node:crypto';
import type { Db } from '../../../../platform/database/db';
import { lastOf, monthNumber } from '../../rules/billing/days';
import { flagsOf, type DryFlag, type Planned } from '../../rules/billing/plan';
import { depositsAgain } from './depositAgain';
import { type FeeItemRow, type LeaseBook, leasesOf, loadBooks, loadFeeItems, loadTariffs } from './leaseBook';
import { missingOf } from './meterBook';
import { loadUsage, usageOf } from './usageBook';
import { planBook } from './wanted';

export interface RunAsked {
  propertyId: string;
  /** yyyy-MM */
  period: string;
  feeItemIds: readonly string[];
}

export interface PlannedOfLease {
  book: LeaseBook;
  one: Planned;
  flags: DryFlag[];
  change: number | null;
  lastAmount: number | null;
}

export interface RunPlan {
  feeItems: ReadonlyMap<string, FeeItemRow>;
  rows: PlannedOfLease[];
  /** Meters that have no reading for the month. */
  missing: { book: LeaseBook; feeItemId: string; meterNo: string }[];
  fingerprint: string;
  /** The bills of a lease as they are by now: it is asked again inside of the lease's transaction. */
  again: (db: Db, book: LeaseBook) => Promise<Planned[]>;
}

const VOID = 9;

/** The bill of the lease and fee before a period. */
function billBefore({ bills }: LeaseBook, { feeItemId, periodStart }: Planned) {
  const before = bills
    .filter((bill) => bill.feeItemId === feeItemId && bill.billStatus !== VOID && bill.billKind === 1)
    .filter((bill) => bill.periodStart < periodStart)
    .sort((a, b) => (a.periodStart < b.periodStart ? -1 : 1))
    .at(-1);
  return before && { amount: before.amount, parts: before.parts, usageDays: before.usageDays };
}

const acting = ({ one }: PlannedOfLease) => one.act !== 'NONE';

/** What a run would write: the same data give the same one. */
function fingerprintOf(rows: readonly PlannedOfLease[]) {
  const lines = rows
    .filter(acting)
    .map(({ book, one }) => `${book.lease.leaseId} ${one.feeItemId} ${one.periodStart} ${one.want} ${one.dueDate}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** Billed for the period before, and not for this one, although the lease goes on. */
function goneRows(book: LeaseBook, planned: readonly Planned[], { period, feeItemIds }: RunAsked): PlannedOfLease[] {
  const first = `${period}-01`;
  const isOn = book.terms.outDate === null && book.terms.endDate >= first;
  if (!isOn) return [];
  return feeItemIds.flatMap((feeItemId): PlannedOfLease[] => {
    const own = planned.filter((one) => one.feeItemId === feeItemId);
    if (own.some(({ periodEnd, want }) => periodEnd >= first && want > 0)) return [];
    const last = own.filter(({ bills }) => bills.length > 0).at(-1);
    if (!last || monthNumber(last.periodEnd) !== monthNumber(first) - 1) return [];
    const gone: Planned = { ...last, act: 'NONE', want: 0, have: 0, bills: [], periodStart: first };
    return [
      {
        book,
        one: { ...gone, periodEnd: lastOf(monthNumber(first)) },
        flags: ['GONE'],
        change: null,
        lastAmount: last.have,
      },
    ];
  });
}

/** What bills a property is to have up to the end of a month, whichever month they belong to. */
export async function planRun(db: Db, asked: RunAsked, today: string): Promise<RunPlan> {
  const feeItems = await loadFeeItems(db);
  const tariffs = await loadTariffs(db, asked.propertyId);
  const books = await loadBooks(db, await leasesOf(db, asked.propertyId), { feeItems, tariffs });
  const used = await loadUsage(db, { propertyId: asked.propertyId, tariffs });
  const until = lastOf(monthNumber(asked.period));
  const days = { until, today, feeItemIds: asked.feeItemIds };
  const deposits = await depositsAgain(db, books, days);
  const rows = books.flatMap((book): PlannedOfLease[] => {
    const planned = planBook(book, { ...days, usage: usageOf(book, used) });
    const deposit = deposits.get(book.lease.leaseId);
    const listed = [...planned, ...(deposit ? [deposit] : [])].map((one): PlannedOfLease => {
      const before = billBefore(book, one);
      return { book, one, ...flagsOf(one, before ?? null, asked.period), lastAmount: before?.amount ?? null };
    });
    return [...listed, ...goneRows(book, planned, asked)];
  });
  const again = async (inside: Db, { lease }: LeaseBook) => {
    const [book] = await loadBooks(inside, [lease], { feeItems, tariffs });
    if (!book) return [];
    const deposit = (await depositsAgain(inside, [book], days)).get(lease.leaseId);
    return [...planBook(book, { ...days, usage: usageOf(book, used) }), ...(deposit ? [deposit] : [])];
  };
  const missing = books.flatMap((book) => missingOf(book, used.meters, asked));
  return { feeItems, rows, missing, again, fingerprint: fingerprintOf(rows) };
}
