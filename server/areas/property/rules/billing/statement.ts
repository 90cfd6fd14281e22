import { sumOf } from '../../../../platform/numbers/exact';
import { addDays, LAST_DAY } from './days';
import { type AppliedEvent, type BillEventKind, standing } from './standing';
import type { NamedBill } from './payment';

export interface IssuedBill extends NamedBill {
  issueDate: string;
}

/** An entry without a bill: prepaid, or paid back. */
export interface LooseEntry {
  date: string;
  kind: string;
  no: string;
  debit: number;
  credit: number;
}

export interface StatementLine extends LooseEntry {
  balance: number;
}

interface Account {
  bills: readonly IssuedBill[];
  loose: readonly LooseEntry[];
}

/** What is owed on a day: Σ unpaid − prepaid balance. */
function owedOn({ bills, loose }: Account, at: string): number {
  const issued = bills.filter(({ issueDate }) => issueDate <= at).map((bill) => standing(bill, at));
  const entries = loose.filter(({ date }) => date <= at);
  return (
    sumOf(issued, ({ unpaid, surplus }) => unpaid - surplus) + sumOf(entries, ({ debit, credit }) => debit - credit)
  );
}

/** The order on one day. */
const RANK: Readonly<Record<string, number>> = { BILL: 0, CREDIT: 1, REDUCE: 2, WAIVE: 2, PAY: 3, REFUND: 3, LATE: 5 };
const OTHER_RANK = 4;
const rankOf = (kind: string) => RANK[kind] ?? OTHER_RANK;

const came = ({ kind, amount, toFee, toPrincipal }: AppliedEvent) =>
  kind === 'REDUCE' || kind === 'WAIVE' ? toFee + toPrincipal : amount;

/** Joins the entries of each payment into one line, however many bills it is for, its prepaid rest included. */
function joinPayments(entries: readonly LooseEntry[]): LooseEntry[] {
  const payments = new Map<string, LooseEntry>();
  const keyOf = ({ date, no }: LooseEntry) => `${date} ${no}`;
  for (const one of entries.filter(({ kind }) => kind === 'PAY')) {
    const known = payments.get(keyOf(one));
    payments.set(
      keyOf(one),
      known ? { ...known, credit: known.credit + one.credit, debit: known.debit + one.debit } : one,
    );
  }
  return [...entries.filter(({ kind }) => kind !== 'PAY'), ...payments.values()];
}

function entriesOf({ bills, loose }: Account): LooseEntry[] {
  const entry = (kind: BillEventKind | 'BILL', one: { date: string; no: string }, amount: number): LooseEntry => ({
    ...{ date: one.date, kind, no: one.no },
    ...(kind === 'BILL' ? { debit: amount, credit: 0 } : { debit: 0, credit: amount }),
  });
  const ofBills = bills.flatMap((bill) => [
    entry('BILL', { date: bill.issueDate, no: bill.billNo }, bill.amount),
    ...standing(bill, LAST_DAY).applied.map((event) =>
      entry(event.kind, { date: event.date, no: event.no ?? bill.billNo }, came(event)),
    ),
  ]);
  return joinPayments([...ofBills, ...loose]);
}

/** What the late fee of each bill has grown by; a line each, the smaller ones first. */
function lateLines(bills: readonly IssuedBill[], before: string, to: string): LooseEntry[] {
  return bills
    .filter(({ issueDate }) => issueDate <= to)
    .map((bill) => ({ bill, growth: standing(bill, to).lateFee - standing(bill, before).lateFee }))
    .filter(({ growth }) => growth !== 0)
    .sort((a, b) => a.growth - b.growth || (a.bill.billNo < b.bill.billNo ? -1 : 1))
    .map(({ bill, growth }) => ({
      ...{ date: to, kind: 'LATE', no: bill.billNo },
      ...{ debit: Math.max(0, growth), credit: Math.max(0, -growth) },
    }));
}

const sorted = (entries: readonly LooseEntry[]) =>
  [...entries].sort((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? -1 : 1;
    return rankOf(a.kind) - rankOf(b.kind) || (a.no === b.no ? 0 : a.no < b.no ? -1 : 1);
  });

/** What a tenant owed before a period, what moved, what he owes after it (docs/domain/property-bills.md#statement). */
export function statementOf(account: Account, from: string, to: string) {
  const before = addDays(from, -1);
  const opening = owedOn(account, before);
  const entries = sorted(entriesOf(account).filter(({ date }) => date >= from && date <= to));
  let balance = opening;
  const lines = [...entries, ...lateLines(account.bills, before, to)].map((one): StatementLine => {
    balance += one.debit - one.credit;
    return { ...one, balance };
  });
  return { opening, lines, closing: owedOn(account, to) };
}
