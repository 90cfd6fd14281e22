/** Below 2^53 a quotient just under a whole number is never rounded up to it; the remainder operator is ten times slower. */
const quotient = (product: number, divisor: number) => {
  const whole = Math.floor(product / divisor);
  return { whole, rest: product - whole * divisor };
};

const small = (value: bigint) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is not an amount.`);
  return number;
};

/**
 * a × b ÷ divisor, rounded half up, away from zero for negatives (docs/domain/platform.md#money); exact for whatever
 * product.
 */
export function scaled(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) {
    const { whole, rest } = quotient(Math.abs(product), divisor);
    const rounded = rest * 2 >= divisor ? whole + 1 : whole;
    return product < 0 ? 0 - rounded : rounded;
  }
  return small(dividedRounded(BigInt(a) * BigInt(b), BigInt(divisor)));
}

export function dividedRounded(value: bigint, divisor: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}

/** a × b ÷ divisor as whole and rest, for numbers that are not negative. */
export function split(a: number, b: number, divisor: number): { whole: number; rest: number } {
  const product = a * b;
  if (Number.isSafeInteger(product)) return quotient(product, divisor);
  const exact = BigInt(a) * BigInt(b);
  const by = BigInt(divisor);
  return { whole: small(exact / by), rest: small(exact % by) };
}

export const sumOf = <T>(all: readonly T[], value: (one: T) => number) => all.reduce((sum, one) => sum + value(one), 0);
