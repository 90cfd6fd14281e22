import { sumOf } from '../../../../platform/numbers/exact';
import type { BillPart } from './billPart';
import { change, type Comparable } from './compare';
import { later, monthNumber, monthOf } from './days';

/** A bill as it should be; lease, fee and first day of the period are its key. */
export interface WantedRow {
  feeItemId: string;
  periodStart: string;
  periodEnd: string;
  amount: number;
  dueDate: string;
  parts: readonly BillPart[];
  /** For usage: the days between its readings. */
  usageDays: number | null;
}

/** A bill as it is. */
export interface KnownBill {
  billId: string;
  feeItemId: string;
  periodStart: string;
  periodEnd: string;
  amount: number;
  /** The credits for the key so far. */
  credited: number;
  /** Something has come to it: a payment, a reduction, a credit. */
  isTouched: boolean;
  isVoid: boolean;
  keepsKey: boolean;
  dueDate: string;
  payBy: string;
  parts: readonly BillPart[];
}

export type Act = 'NONE' | 'MAKE' | 'REPLACE' | 'DIFFERENCE' | 'CREDIT';

export interface Planned {
  act: Act;
  feeItemId: string;
  periodStart: string;
  periodEnd: string;
  want: number;
  have: number;
  dueDate: string;
  payBy: string;
  parts: readonly BillPart[];
  usageDays: number | null;
  /** The bills of the key, the oldest first. */
  bills: readonly KnownBill[];
  /** Its period is not billed again. */
  isKept: boolean;
}

const keyOf = ({ feeItemId, periodStart }: { feeItemId: string; periodStart: string }) => `${feeItemId} ${periodStart}`;

function group<T extends { feeItemId: string; periodStart: string }>(all: readonly T[]) {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return found;
}

function actOf(difference: number, bills: readonly KnownBill[]): Act {
  if (difference === 0) return 'NONE';
  if (bills.length === 0) return difference > 0 ? 'MAKE' : 'NONE';
  const [only] = bills;
  if (only && bills.length === 1 && !only.isTouched) return 'REPLACE';
  return difference > 0 ? 'DIFFERENCE' : 'CREDIT';
}

interface Wanted {
  rows: readonly WantedRow[];
  bills: readonly KnownBill[];
  /** The day of the run: what is new is payable from it on. */
  today: string;
  /** Keys up to here are compared. */
  until: string;
}

/** Compares what should be billed with what is, key by key (docs/domain/property-bills.md#runs). */
export function planLease({ rows, bills, today, until }: Wanted): Planned[] {
  const known = group(bills.filter(({ periodStart }) => periodStart <= until));
  const wanted = new Map(rows.map((row) => [keyOf(row), row]));
  const keys = [...new Set([...wanted.keys(), ...known.keys()])];
  return keys.flatMap((key): Planned[] => {
    const all = known.get(key) ?? [];
    const valid = all.filter(({ isVoid }) => !isVoid).sort((a, b) => Number(a.billId) - Number(b.billId));
    const row = wanted.get(key);
    const about = row ?? valid[0] ?? all[0];
    if (!about) return [];
    const want = row?.amount ?? 0;
    const have = sumOf(valid, (bill) => bill.amount) - sumOf(valid.slice(0, 1), (bill) => bill.credited);
    const isKept = valid.length === 0 && all.some(({ keepsKey }) => keepsKey);
    const act = isKept ? 'NONE' : actOf(want - have, valid);
    if (!row && valid.length === 0) return [];
    const old = act === 'REPLACE' ? valid[0] : undefined;
    const payBy = act === 'DIFFERENCE' ? today : later(about.dueDate, today);
    return [
      {
        ...{ act, want, have, isKept, bills: valid, feeItemId: about.feeItemId, periodStart: about.periodStart },
        ...{ periodEnd: about.periodEnd, parts: row?.parts ?? [], usageDays: row?.usageDays ?? null },
        ...{ dueDate: old?.dueDate ?? about.dueDate, payBy: old?.payBy ?? payBy },
      },
    ];
  });
}

/** An amount with what makes two periods comparable: months for what is fixed, days for usage. */
export function comparableOf(amount: number, parts: readonly BillPart[], usageDays: number | null): Comparable | null {
  if (usageDays !== null) return usageDays > 0 ? { amount, per: { usageDays } } : null;
  const months = parts.flatMap((part): [number, number][] =>
    part.kind === 'RENT' || part.kind === 'AREA' || part.kind === 'FIXED' ? [[part.days, part.daysOfMonth]] : [],
  );
  return months.length > 0 ? { amount, per: { months } } : null;
}

/** More than a fifth either way, in 1/100 per cent. */
const NOTABLE = 2_000;

export type DryFlag = 'NEW' | 'GONE' | 'UP' | 'DOWN' | 'ZERO' | 'MISSING' | 'CATCH_UP' | 'CHANGED';

interface Before {
  amount: number;
  parts: readonly BillPart[];
  usageDays: number | null;
}

/** What somebody should look at before bills are made. */
export function flagsOf(
  one: Planned,
  before: Before | null,
  month: string,
): { flags: DryFlag[]; change: number | null } {
  const own = comparableOf(one.want, one.parts, one.usageDays);
  const old = before && comparableOf(before.amount, before.parts, before.usageDays);
  const changed = own && old ? change(own, old) : null;
  const flags: DryFlag[] = [];
  if (one.bills.length === 0 && before === null && one.want > 0) flags.push('NEW');
  if (changed !== null && changed > NOTABLE) flags.push('UP');
  if (changed !== null && changed < -NOTABLE) flags.push('DOWN');
  if (one.want === 0 && one.bills.length === 0) flags.push('ZERO');
  if (one.act !== 'NONE' && monthOf(monthNumber(one.periodStart)) < month && one.bills.length === 0)
    flags.push('CATCH_UP');
  if (one.bills.length > 0 && one.want !== one.have) flags.push('CHANGED');
  return { flags, change: changed };
}
