import { createHash } from 'node:crypto';
import { chunks } from '../../../../platform/database/chunks';
import type { Db } from '../../../../platform/database/db';
import { lastOf, monthNumber } from '../../rules/billing/days';
import { flagsOf, type DryFlag, type Planned } from '../../rules/billing/plan';
import { depositsAgain } from './depositAgain';
import {
  type FeeItemRow,
  type LeaseBook,
  type LeaseRow,
  leasesOf,
  loadBooks,
  loadFeeItems,
  loadTariffs,
} from './leaseBook';
import { missingOf } from './meterBook';
import { loadUsage, metersOf, usageOf } from './usageBook';
import { planBook } from './wanted';

export interface RunAsked {
  propertyId: string;
  /** yyyy-MM */
  period: string;
  feeItemIds: readonly string[];
}

/** What a plan keeps of a lease; its bills, one for each month, would be too many. */
type About = Pick<LeaseBook, 'lease' | 'units'>;

export interface PlannedOfLease {
  book: About;
  one: Planned;
  flags: DryFlag[];
  change: number | null;
  lastAmount: number | null;
}

export interface RunPlan {
  feeItems: ReadonlyMap<string, FeeItemRow>;
  /** What is to be done, and what somebody should look at. */
  rows: PlannedOfLease[];
  /** How many periods are billed as they should be. */
  existing: number;
  /** Meters that have no reading for the month. */
  missing: { book: About; feeItemId: string; meterNo: string }[];
  fingerprint: string;
  /** Plans a lease anew, inside of the transaction that writes it: its bills may have changed since. */
  again: (db: Db, about: About) => Promise<Planned[]>;
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
const isNotable = (row: PlannedOfLease) => acting(row) || row.flags.length > 0;
const isThere = ({ one }: PlannedOfLease) => one.act === 'NONE' && one.bills.length > 0;

/** A hash of what a run would write: the same data give the same one. */
function fingerprintOf(rows: readonly PlannedOfLease[]) {
  const lines = rows
    .filter(acting)
    .map(({ book, one }) => `${book.lease.leaseId} ${one.feeItemId} ${one.periodStart} ${one.want} ${one.dueDate}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** Fees that were billed up to the month before, and not for this one, although the lease goes on. */
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

/** All rows of a lease, also those that are as they should be. */
function rowsOf(book: LeaseBook, asked: RunAsked, { planned, all }: { planned: Planned[]; all: Planned[] }) {
  const listed = all.map((one): PlannedOfLease => {
    const before = billBefore(book, one);
    return { book, one, ...flagsOf(one, before ?? null, asked.period), lastAmount: before?.amount ?? null };
  });
  return [...listed, ...goneRows(book, planned, asked)];
}

/**
 * What bills a property is to have up to the end of a month, whichever month they belong to. Leases are read some at a
 * time, and `alive` is called after each time.
 */
export async function planRun(
  db: Db,
  asked: RunAsked,
  { today, alive }: { today: string; alive?: () => Promise<unknown> },
): Promise<RunPlan> {
  const feeItems = await loadFeeItems(db);
  const tariffs = await loadTariffs(db, asked.propertyId);
  const used = await loadUsage(db, { propertyId: asked.propertyId, tariffs });
  const days = { until: lastOf(monthNumber(asked.period)), today, feeItemIds: asked.feeItemIds };
  const read = async (inside: Db, leases: readonly LeaseRow[]) => {
    const books = await loadBooks(inside, leases, { feeItems, tariffs });
    const deposits = await depositsAgain(inside, books, days);
    return books.map((book) => {
      const planned = planBook(book, { ...days, usage: usageOf(book, used) });
      const deposit = deposits.get(book.lease.leaseId);
      return { book, planned, all: deposit ? [...planned, deposit] : planned };
    });
  };
  const rows: PlannedOfLease[] = [];
  const missing: RunPlan['missing'] = [];
  let existing = 0;
  for (const leases of chunks(await leasesOf(db, asked.propertyId))) {
    for (const { book, ...of } of await read(db, leases)) {
      const about = { lease: book.lease, units: book.units };
      const own = rowsOf(book, asked, of);
      existing += own.filter(isThere).length;
      rows.push(...own.filter(isNotable).map((row) => ({ ...row, book: about })));
      missing.push(...missingOf(book, metersOf(book, used), asked).map((one) => ({ ...one, book: about })));
    }
    await alive?.();
  }
  const again = async (inside: Db, { lease }: About) => (await read(inside, [lease])).flatMap(({ all }) => all);
  return { feeItems, rows, existing, missing, again, fingerprint: fingerprintOf(rows) };
}
