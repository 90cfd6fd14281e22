import { split, sumOf } from '../exact';

interface Share {
  index: number;
  whole: number;
  rest: number;
  weight: number;
}

/** Largest remainder first; then the larger weight, then the line that comes first (decisions.md 49). */
const byRemainder = (a: Share, b: Share) => b.rest - a.rest || b.weight - a.weight || a.index - b.index;

/** Spreads `total` over lines, given in the order of their numbers, so that the parts sum exactly. */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights, (weight) => Math.max(0, weight));
  const parts = weights.map(() => 0);
  if (total <= 0 || sum <= 0) return parts;
  const shares = weights.map((given, index): Share => {
    const weight = Math.max(0, given);
    return { index, weight, ...split(total, weight, sum) };
  });
  for (const { index, whole } of shares) parts[index] = whole;
  const left = total - sumOf(shares, ({ whole }) => whole);
  for (const { index, whole } of [...shares].sort(byRemainder).slice(0, left)) parts[index] = whole + 1;
  return parts;
}
