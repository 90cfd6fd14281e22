import { type BillPart, partsAmount } from '../../rules/billing/billPart';
import { type Planned, planLease, type WantedRow } from '../../rules/billing/plan';
import { schedule } from '../../rules/billing/schedule';
import { knownBills, type LeaseBook } from './leaseBook';

export interface UsageRow {
  feeItemId: string;
  periodStart: string;
  periodEnd: string;
  dueDate: string;
  parts: readonly BillPart[];
  usageDays: number;
}

interface Asked {
  until: string;
  today: string;
  /** Without them, all fees. */
  feeItemIds?: readonly string[] | undefined;
  /** The lease's usage, by meters and shares. */
  usage: readonly UsageRow[];
}

/** The bills that a lease should have up to a day. */
function wantedRows({ terms }: LeaseBook, { until, usage }: Asked): WantedRow[] {
  const scheduled = schedule(terms, until).map(
    ({ feeKey, periodStart, periodEnd, amount, dueDate, parts }): WantedRow => ({
      ...{ feeItemId: feeKey, periodStart, periodEnd, amount, dueDate, parts, usageDays: null },
    }),
  );
  const used = usage
    .filter(({ periodStart }) => periodStart <= until)
    .map((row): WantedRow => ({ ...row, amount: partsAmount(row.parts) }));
  return [...scheduled, ...used];
}

/** What is to be done so that a lease has the bills that it should have. */
export function planBook(book: LeaseBook, asked: Asked): Planned[] {
  const isAsked = ({ feeItemId }: { feeItemId: string }) => !asked.feeItemIds || asked.feeItemIds.includes(feeItemId);
  return planLease({
    rows: wantedRows(book, asked).filter(isAsked),
    bills: knownBills(book).filter(isAsked),
    ...{ today: asked.today, until: asked.until },
  });
}
