import { scaled } from '../../../../platform/numbers/exact';
import {
  addDays,
  dayInMonth,
  daysIn,
  daysOfMonth,
  earlier,
  firstOf,
  lastOf,
  later,
  monthNumber,
  monthOf,
  LAST_DAY,
} from './days';
import { type Amendment, type Increase, rentSteps, stepAt } from './rent';

export const CALC_MODE = { fixed: 1, area: 2, usage: 3 } as const;
export const CYCLE_ANCHOR = { calendar: 1, lease: 2 } as const;

export type PartKind = 'RENT' | 'AREA' | 'FIXED' | 'FREE';

/** A fee by amount; fees by usage have no schedule. */
export interface FeeTerms {
  feeKey: string;
  calcMode: 1 | 2;
  /** In 1/10000 yuan, from which month on, ascending; the first holds before as well. */
  prices: readonly { from: string; price: number }[];
  /** In 1/100. */
  quantity: number;
  /** Months; without it, that of the lease. */
  cycle: number | null;
}

export interface LeaseTerms {
  startDate: string;
  endDate: string;
  /** The last day of a tenant who left before the end. */
  outDate: string | null;
  rentAmount: number;
  payCycle: number;
  cycleAnchor: number;
  billDay: number;
  freeDays: number;
  increases: readonly Increase[];
  amendments: readonly Amendment[];
  /** The key of the rent, before all other fees. */
  rentKey: string;
  fees: readonly FeeTerms[];
}

/** What the amount of a month was made of: a base and its increases in 1/100 per cent, or a price and a quantity. */
interface MonthTerms {
  base?: number;
  rates?: readonly number[];
  /** In 1/10000 yuan. */
  price?: number;
  /** In 1/100. */
  quantity?: number;
}

export interface SchedulePart extends MonthTerms {
  kind: PartKind;
  from: string;
  to: string;
  days: number;
  daysOfMonth: number;
  /** Fen, as `amount`. */
  monthly: number;
  amount: number;
}

export interface ScheduleRow {
  feeKey: string;
  periodStart: string;
  periodEnd: string;
  days: number;
  amount: number;
  dueDate: string;
  parts: SchedulePart[];
}

interface Period {
  periodStart: string;
  periodEnd: string;
}

export const lastDay = ({ endDate, outDate }: Pick<LeaseTerms, 'endDate' | 'outDate'>) =>
  outDate === null ? endDate : earlier(endDate, outDate);

/** Calendar months in groups of the cycle, cut by the lease, as far as they begin by a day. */
function periodsOf(lease: LeaseTerms, cycle: number, until: string): Period[] {
  const end = lastDay(lease);
  const last = earlier(end, until);
  const start = monthNumber(lease.startDate);
  const origin = lease.cycleAnchor === CYCLE_ANCHOR.lease ? start : 0;
  const periods: Period[] = [];
  for (let month = start - ((start - origin) % cycle); firstOf(month) <= last; month += cycle) {
    const periodStart = later(firstOf(month), lease.startDate);
    const periodEnd = earlier(lastOf(month + cycle - 1), end);
    if (periodStart <= earlier(periodEnd, until)) periods.push({ periodStart, periodEnd });
  }
  return periods;
}

/** A period in stretches: a month begins a new one, and so does each day of `cuts`. */
function stretches({ periodStart, periodEnd }: Period, cuts: readonly string[]) {
  const found: { from: string; to: string; month: number }[] = [];
  for (let month = monthNumber(periodStart); firstOf(month) <= periodEnd; month += 1) {
    const from = later(firstOf(month), periodStart);
    const to = earlier(lastOf(month), periodEnd);
    const starts = [from, ...cuts.filter((day) => day > from && day <= to)];
    starts.forEach((day, index) => {
      const next = starts[index + 1];
      found.push({ from: day, to: next === undefined ? to : addDays(next, -1), month });
    });
  }
  return found;
}

interface Monthly extends MonthTerms {
  kind: PartKind;
  monthly: number;
}

function partsOf(period: Period, cuts: readonly string[], monthlyAt: (from: string) => Monthly): SchedulePart[] {
  return stretches(period, cuts).map(({ from, to, month }) => {
    const { kind, monthly, ...terms } = monthlyAt(from);
    const [days, all] = [daysIn(from, to), daysOfMonth(month)];
    const amount = kind === 'FREE' ? 0 : days === all ? monthly : scaled(monthly, days, all);
    return { kind, from, to, days, daysOfMonth: all, monthly, amount, ...(kind === 'FREE' ? {} : terms) };
  });
}

/** When a period is to be paid: on the bill day of its first month, not before it begins. */
export const dueOn = (periodStart: string, billDay: number) =>
  later(dayInMonth(monthNumber(periodStart), billDay), periodStart);

function rowOf(
  feeKey: string,
  { periodStart, periodEnd }: Period,
  { parts, billDay }: { parts: SchedulePart[]; billDay: number },
): ScheduleRow {
  return {
    ...{ feeKey, periodStart, periodEnd, parts },
    days: daysIn(periodStart, periodEnd),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    dueDate: dueOn(periodStart, billDay),
  };
}

function rentRows(lease: LeaseTerms, until: string): ScheduleRow[] {
  const { startDate, freeDays, payCycle, billDay, rentKey } = lease;
  const steps = rentSteps(lease);
  const paidFrom = addDays(startDate, freeDays);
  const cuts = [...new Set([...steps.map(({ from }) => from), paidFrom])].sort();
  const monthlyAt = (from: string): Monthly => {
    const { monthly, base, rates } = stepAt(steps, from) ?? {
      monthly: lease.rentAmount,
      base: lease.rentAmount,
      rates: [],
    };
    return { kind: from < paidFrom ? 'FREE' : 'RENT', monthly, base, rates };
  };
  return periodsOf(lease, payCycle, until).map((period) =>
    rowOf(rentKey, period, { parts: partsOf(period, cuts, monthlyAt), billDay }),
  );
}

/** The price of a month: the last that has begun, before all of them the first. */
export const priceAt = (prices: FeeTerms['prices'], month: string) =>
  (prices.findLast(({ from }) => from <= month) ?? prices[0])?.price ?? 0;

/** Fen of a month: 1/10000 yuan times 1/100. */
const PRICE_QUANTITY_PER_FEN = 10_000;

function feeRows(
  lease: LeaseTerms,
  until: string,
  { feeKey, calcMode, prices, quantity, cycle }: FeeTerms,
): ScheduleRow[] {
  const kind = calcMode === CALC_MODE.area ? 'AREA' : 'FIXED';
  return periodsOf(lease, cycle ?? lease.payCycle, until).map((period) => {
    const price = priceAt(prices, monthOf(monthNumber(period.periodStart)));
    const monthly = scaled(price, quantity, PRICE_QUANTITY_PER_FEN);
    return rowOf(feeKey, period, {
      parts: partsOf(period, [], () => ({ kind, monthly, price, quantity })),
      billDay: lease.billDay,
    });
  });
}

/**
 * What a lease is to pay, whole, up to the rows that begin by a day: without a clock and without a database, for the
 * preview, the runs and the end of a lease alike (docs/domain/property-bills.md#schedule).
 */
export function schedule(lease: LeaseTerms, until = LAST_DAY): ScheduleRow[] {
  return [...rentRows(lease, until), ...lease.fees.flatMap((fee) => feeRows(lease, until, fee))];
}
