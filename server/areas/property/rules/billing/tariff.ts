import { scaled, sumOf } from '../../../../platform/numbers/exact';
import { monthNumber } from './days';
import { type Interval, usageByMonth } from './usage';

export const TARIFF_BASIS = { month: 1, year: 2 } as const;

export interface Tariff {
  /** The month from which it holds. */
  from: string;
  basis: number;
  /** In 1/10000 yuan, one per register. */
  prices: readonly number[];
  /** Usage above `over` (1/100) costs `add` (1/10000 yuan) more. */
  steps: readonly { over: number; add: number }[];
}

export interface UsagePart {
  kind: 'USAGE' | 'STEP';
  /** From 1; null for a step. */
  register: number | null;
  over: number | null;
  usage: number;
  price: number;
  amount: number;
  /** For steps by the year: the usage of the year before this month. */
  before?: number;
}

export interface UsageMonth {
  period: string;
  usage: number;
  amount: number;
  parts: UsagePart[];
}

/** No tariff has begun, or it lacks a register's price. */
export class NoTariff extends Error {
  constructor(readonly period: string) {
    super(`There is no tariff for ${period}.`);
  }
}

/** 1/100 × 1/10000 yuan in one fen. */
const PER_FEN = 10_000;

export const tariffAt = (tariffs: readonly Tariff[], period: string) =>
  [...tariffs].sort((a, b) => (a.from < b.from ? -1 : 1)).findLast(({ from }) => from <= period);

/** What of a usage that begins after `before` lies above each step and not above the next. */
function stepParts({ steps }: Tariff, usage: number, before: number): UsagePart[] {
  return steps.flatMap(({ over, add }, index) => {
    const next = steps[index + 1]?.over ?? Number.MAX_SAFE_INTEGER;
    const within = Math.min(before + usage, next) - Math.max(before, over);
    if (within <= 0) return [];
    return [
      {
        ...{
          kind: 'STEP' as const,
          register: null,
          over,
          usage: within,
          price: add,
          ...(before > 0 ? { before } : {}),
        },
        amount: scaled(within, add, PER_FEN),
      },
    ];
  });
}

/** One month of a fee: each line is rounded, the amount is their sum (docs/domain/property-bills.md#usage). */
export function monthAmount(
  period: string,
  registers: readonly number[],
  { tariff, before }: { tariff: Tariff | undefined; before: number },
): UsageMonth {
  if (!tariff || tariff.prices.length < registers.length) throw new NoTariff(period);
  const usage = sumOf(registers, (one) => one);
  const lines = registers.map((one, index): UsagePart => {
    const price = tariff.prices[index] ?? 0;
    return {
      ...{ kind: 'USAGE', register: index + 1, over: null, usage: one, price },
      amount: scaled(one, price, PER_FEN),
    };
  });
  const parts = [...lines, ...stepParts(tariff, usage, tariff.basis === TARIFF_BASIS.year ? before : 0)];
  return { period, usage, amount: sumOf(parts, ({ amount }) => amount), parts };
}

/** The registers of all meters of a fee by month, ascending. */
export function registersByMonth(intervals: readonly Interval[]): Map<string, number[]> {
  const months = new Map<string, number[]>();
  for (const { period, usage } of intervals.filter(({ isOwners }) => !isOwners).flatMap(usageByMonth)) {
    const known = months.get(period) ?? [];
    const length = Math.max(known.length, usage.length);
    months.set(
      period,
      Array.from({ length }, (_, index) => (known[index] ?? 0) + (usage[index] ?? 0)),
    );
  }
  return new Map([...months].sort(([a], [b]) => monthNumber(a) - monthNumber(b)));
}

export interface UsageOf {
  intervals: readonly Interval[];
  tariffs: readonly Tariff[];
  /** In 1/100, what the lease has used in a year before the first interval. */
  usedBefore?: Readonly<Record<string, number>>;
  /** The first month (yyyy-MM) that is the lease's; what was used before is not. */
  since?: string;
}

/** Every month of a fee by usage; steps by the year begin at 0 with each year, and with each lease. */
export function usageMonths({ intervals, tariffs, usedBefore = {}, since = '' }: UsageOf): UsageMonth[] {
  const used = new Map(Object.entries(usedBefore));
  const months = [...registersByMonth(intervals)].filter(([period]) => period >= since);
  return months.map(([period, registers]) => {
    const year = period.slice(0, 4);
    const before = used.get(year) ?? 0;
    const month = monthAmount(period, registers, { tariff: tariffAt(tariffs, period), before });
    used.set(year, before + month.usage);
    return month;
  });
}
