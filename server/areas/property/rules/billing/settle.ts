import { sumOf } from '../../../../platform/numbers/exact';
import { type LeaseTerms, schedule } from './schedule';
import { type OwedBill, standing } from './standing';

export const LINE_KINDS = ['OPEN', 'FINAL', 'USAGE', 'CHARGE', 'PREPAID', 'DEPOSIT'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface BilledRow extends OwedBill {
  feeKey: string;
  periodStart: string;
}

export interface NamedAmount {
  name: string;
  /** Fen. */
  amount: number;
}

/** Amounts in fen. */
interface Ending {
  lease: LeaseTerms;
  /** The last day, included. */
  outDate: string;
  settleDate: string;
  bills: readonly BilledRow[];
  usage: readonly NamedAmount[];
  charges: readonly NamedAmount[];
  deposit: number;
  prepaid: number;
  /** What a bill, the prepaid balance and the deposit are called. */
  names: { bill: (feeKey: string, periodStart: string) => string; prepaid: string; deposit: string };
}

export interface SettleLine extends Record<'due' | 'back', number> {
  kind: LineKind;
  name: string;
}

/** Fen of a fee and period that are credited, or that are still to be billed. */
export interface KeyChange {
  feeKey: string;
  periodStart: string;
  amount: number;
}

const keyOf = ({ feeKey, periodStart }: { feeKey: string; periodStart: string }) => `${feeKey} ${periodStart}`;

/** What a bill still claims: its amount without its credits. */
const billed = ({ amount, events }: BilledRow) =>
  amount -
  sumOf(
    events.filter(({ kind }) => kind === 'CREDIT'),
    (one) => one.amount,
  );

/**
 * What a lease has earned until its last day against what was billed, for each fee and period. What is unearned is never
 * computed from the days that remain, so that earned and unearned always sum to the bills.
 */
export function earnings(lease: LeaseTerms, outDate: string, bills: readonly BilledRow[]) {
  const scheduled = new Set([lease.rentKey, ...lease.fees.map(({ feeKey }) => feeKey)]);
  const rows = schedule({ ...lease, outDate }, outDate);
  const earned = new Map(rows.map((row) => [keyOf(row), row]));
  const have = new Map<string, BilledRow[]>();
  for (const bill of bills.filter(({ feeKey }) => scheduled.has(feeKey)))
    have.set(keyOf(bill), [...(have.get(keyOf(bill)) ?? []), bill]);
  const credits: KeyChange[] = [];
  const missing: KeyChange[] = [];
  const judge = ({ feeKey, periodStart }: Omit<KeyChange, 'amount'>, difference: number) => {
    if (difference > 0) credits.push({ feeKey, periodStart, amount: difference });
    if (difference < 0) missing.push({ feeKey, periodStart, amount: -difference });
  };
  for (const [key, [first, ...rest]] of have)
    if (first) judge(first, sumOf([first, ...rest], billed) - (earned.get(key)?.amount ?? 0));
  for (const row of rows) if (!have.has(keyOf(row))) judge(row, -row.amount);
  return { credits, missing, rows };
}

/**
 * Spreads a credit of one fee and period over its bills, the oldest first: each takes what is open of its principal, and
 * the last one whatever is left.
 */
export function creditOf<Bill extends BilledRow>(bills: readonly Bill[], amount: number, date: string) {
  let left = amount;
  return bills.map((bill, index) => {
    const { principal } = standing(bill, date);
    const part = index === bills.length - 1 ? left : Math.min(left, principal);
    left -= part;
    return { bill, part };
  });
}

/** Bills as they stand on the day of settlement: with their late fees up to that day, then with their credits. */
export function openBills<Bill extends BilledRow>(
  bills: readonly Bill[],
  credits: readonly KeyChange[],
  settleDate: string,
) {
  const given = new Map(credits.map((one) => [keyOf(one), one.amount]));
  const keys = [...new Set(bills.map(keyOf))];
  return keys.flatMap((key) => {
    const ofKey = bills.filter((bill) => keyOf(bill) === key);
    return creditOf(ofKey, given.get(key) ?? 0, settleDate).map(({ bill, part }) => {
      const events =
        part > 0 ? [...bill.events, { date: settleDate, kind: 'CREDIT' as const, amount: part }] : bill.events;
      const [before, after] = [standing(bill, settleDate), standing({ ...bill, events }, settleDate)];
      return { bill, part, after, due: after.unpaid, back: after.surplus - before.surplus };
    });
  });
}

/** Amounts in fen. */
interface Balances {
  /** The sum of bills, usage and charges. */
  due: number;
  /** By how much credits exceed the open amounts. */
  surplus: number;
  /** The prepaid balance; below 0 the tenant owes it. */
  prepaid: number;
  deposit: number;
}

/**
 * What is due is covered by the surplus of the credits and what is prepaid, then by the deposit; the rest goes back.
 */
export function cover({ due, surplus, prepaid, deposit }: Balances) {
  const balance = Math.max(0, surplus + prepaid);
  const prepaidUsed = Math.min(due, balance);
  const depositUsed = Math.min(due - prepaidUsed, deposit);
  return { prepaidUsed, depositUsed, refund: balance - prepaidUsed, depositBack: deposit - depositUsed };
}

/** The end of a lease, in figures (docs/domain/property-bills.md#termination). */
export function settlement({ lease, outDate, settleDate, bills, usage, charges, deposit, prepaid, names }: Ending) {
  const { credits, missing } = earnings(lease, outDate, bills);
  const open = openBills(bills, credits, settleDate).map(({ bill, due, back }): SettleLine => {
    const name = names.bill(bill.feeKey, bill.periodStart);
    return { kind: 'OPEN', name, due, back };
  });
  const named = (kind: LineKind, all: readonly NamedAmount[]) =>
    all.map(({ name, amount }): SettleLine => ({ kind, name, due: Math.max(0, amount), back: Math.max(0, -amount) }));
  const finals = missing.map((one) => ({ name: names.bill(one.feeKey, one.periodStart), amount: one.amount }));
  const lines = [
    ...open,
    ...named('FINAL', finals),
    ...named('USAGE', usage),
    ...named('CHARGE', charges),
    ...named('PREPAID', [{ name: names.prepaid, amount: -prepaid }]),
    ...named('DEPOSIT', [{ name: names.deposit, amount: -deposit }]),
  ].filter(({ due, back }) => due !== 0 || back !== 0);
  const [due, back] = [sumOf(lines, (one) => one.due), sumOf(lines, (one) => one.back)];
  const unearned = sumOf(credits, ({ amount }) => amount);
  return { credits, missing, unearned, lines, due, back, balance: back - due };
}
