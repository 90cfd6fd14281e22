import { dividedRounded } from '../../../../platform/numbers/exact';

/** A bill as two months of different length can be compared: per day of usage, or per share of a month. */
export interface Comparable {
  amount: number;
  /** Days of the reading, or pairs of days and days of their month. */
  per: { usageDays: number } | { months: readonly (readonly [number, number])[] };
}

interface Fraction {
  value: bigint;
  by: bigint;
}

function shareOf({ per }: Comparable): Fraction {
  if ('usageDays' in per) return { value: BigInt(per.usageDays), by: 1n };
  return per.months.reduce<Fraction>(
    ({ value, by }, [days, all]) => ({ value: value * BigInt(all) + BigInt(days) * by, by: by * BigInt(all) }),
    { value: 0n, by: 1n },
  );
}

const HUNDREDTHS = 10_000n;

/** By how much, in 1/100 per cent; null where there was nothing to compare with. */
export function change(now: Comparable, before: Comparable | null): number | null {
  if (!before || before.amount === 0) return null;
  const [a, b] = [shareOf(now), shareOf(before)];
  if (a.value === 0n || b.value === 0n) return null;
  // now ÷ its share against before ÷ its share.
  const own = BigInt(now.amount) * a.by * b.value;
  const old = BigInt(before.amount) * b.by * a.value;
  return Number(dividedRounded((own - old) * HUNDREDTHS, old));
}
