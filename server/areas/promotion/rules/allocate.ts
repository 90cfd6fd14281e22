import { split, sumOf } from '../../../platform/numbers/exact';

/**
 * Distributes `total` over lines, given in the order of their numbers, so that the parts sum exactly: shares are cut to
 * the fen, and the rest goes to the largest remainders, then to the larger weight, then to the earlier line
 * (docs/domain/platform.md#money).
 */
export function allocate(total: number, given: readonly number[]): number[] {
  const weights = given.map((weight) => Math.max(0, weight));
  const sum = sumOf(weights, (weight) => weight);
  if (total <= 0 || sum <= 0) return weights.map(() => 0);
  const rests: number[] = [];
  const parts = weights.map((weight) => {
    const { whole, rest } = split(total, weight, sum);
    rests.push(rest);
    return whole;
  });
  const left = total - sumOf(parts, (part) => part);
  if (left === 0) return parts;
  const of = (values: readonly number[], index: number) => values[index] ?? 0;
  const inOrder = (a: number, b: number) => of(rests, b) - of(rests, a) || of(weights, b) - of(weights, a) || a - b;
  const order = parts.map((_, index) => index).sort(inOrder);
  for (const index of order.slice(0, left)) parts[index] = of(parts, index) + 1;
  return parts;
}
