interface Base {
  weight: number;
  /** Decides between equal remainders and equal weights. */
  rank: number;
}

/**
 * An amount over weights by the largest remainder: the exact shares are cut, what is left goes one each to the largest
 * remainders; equal ones to the larger weight, then to the smaller rank. The parts always sum to the amount.
 */
export function spread(amount: number, bases: readonly Base[]): number[] {
  const whole = bases.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (whole === 0n) return bases.map(() => 0);
  const parts = bases.map(({ weight, rank }, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, weight, rank, part: exact / whole, rest: exact % whole };
  });
  let left = Number(BigInt(amount) - parts.reduce((sum, { part }) => sum + part, 0n));
  const shares = parts.map(({ part }) => Number(part));
  const order = [...parts].sort(
    (a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest) || b.weight - a.weight || a.rank - b.rank,
  );
  for (const { index } of order) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
