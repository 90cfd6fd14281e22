/* Exact fractions: slow, and with nothing to get wrong. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

export const frac = (n: number | bigint, d: number | bigint = 1): Fraction => ({ n: BigInt(n), d: BigInt(d) });
export const ZERO = frac(0);

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
export const minus = (a: Fraction, b: Fraction): Fraction => add(a, { n: -b.n, d: b.d });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const over = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d, d: a.d * b.n });
export const less = (a: Fraction, b: Fraction) => a.n * b.d < b.n * a.d;
export const same = (a: Fraction, b: Fraction) => a.n * b.d === b.n * a.d;
export const lower = (a: Fraction, b: Fraction) => (less(b, a) ? b : a);

/** Rounded towards zero, to a multiple of `step`. */
export function cut(a: Fraction, step: Fraction): Fraction {
  const steps = over(a, step);
  return { n: (steps.n / steps.d) * step.n, d: step.d };
}

/** Rounded to the nearest multiple of `step`; halves away from zero. */
export function roundTo(a: Fraction, step: Fraction): Fraction {
  const half = frac(1, 2);
  const steps = over(a, step);
  const moved = less(steps, ZERO) ? minus(steps, half) : add(steps, half);
  return { n: (moved.n / moved.d) * step.n, d: step.d };
}

export const CENT = frac(1, 100);
export const FOURTH = frac(1, 10_000);
export const cents = (units: number) => frac(units, 100);
export const fourths = (units: number) => frac(units, 10_000);
export const inUnits = (a: Fraction, step: Fraction) => Number(roundTo(over(a, step), frac(1)).n);
export const sum = (all: readonly Fraction[]) => all.reduce(add, ZERO);
export const plain = (a: Fraction): Fraction => {
  let [x, y] = [a.n < 0n ? -a.n : a.n, a.d];
  while (y) [x, y] = [y, x % y];
  return x > 1n ? { n: a.n / x, d: a.d / x } : a;
};
