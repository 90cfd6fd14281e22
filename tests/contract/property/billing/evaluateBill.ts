import * as z from 'zod';

/*
 * What a bill amounts to by its explanation alone, written without the product's own rules: whoever has the paper must
 * come to the same fen (docs/domain/property-bills.md#explanation).
 */

const text = z.string().regex(/^-?\d+(\.\d+)?$/);
const monthly = z.object({
  kind: z.enum(['RENT', 'AREA', 'FIXED']),
  monthly: text,
  days: z.int(),
  daysOfMonth: z.int(),
  /** Of a rent, and of a fee by price. */
  ...{ base: text.optional(), rates: z.array(text).optional(), price: text.optional(), quantity: text.optional() },
});
const line = z.object({
  ...{ last: text, this: text, factor: text, usage: text, overflow: text.optional() },
  months: z.array(z.object({ period: z.string(), days: z.int() })).optional(),
});
const usage = z.object({ kind: z.literal('USAGE'), usage: text, price: text, lines: z.array(line) });
const step = z.object({ kind: z.literal('STEP'), usage: text, add: text });
const share = z.object({
  ...{ kind: z.literal('SHARE'), total: text, weight: text, weights: text, unitAmount: text, amount: text },
  ...{ days: z.int(), ofDays: z.int() },
});
const difference = z.object({ kind: z.literal('DIFF'), want: text, have: text });
const part = z.union([
  monthly,
  usage,
  step,
  share,
  difference,
  z.object({ kind: z.literal('FREE') }),
  z.object({ kind: z.literal('DEPOSIT'), amount: text }),
]);
type Reason = z.infer<typeof part>;
type Line = z.infer<typeof line>;

/** A text of so many decimals as an integer. */
function integer(value: string, decimals: number): bigint {
  const [whole = '0', rest = ''] = value.replace('-', '').split('.');
  if (rest.length > decimals) throw new Error(`${value} has more than ${decimals} decimals.`);
  const digits = BigInt(whole + rest.padEnd(decimals, '0'));
  return value.startsWith('-') ? -digits : digits;
}
/** Half away from zero. */
const divided = (value: bigint, by: bigint) =>
  value < 0n ? -((-value * 2n + by) / (by * 2n)) : (value * 2n + by) / (by * 2n);

/** The part of a month in hundredths that several months share by days: the rest goes to the largest remainders. */
function monthsShare(total: bigint, months: readonly { period: string; days: number }[], period: string) {
  const days = months.reduce((sum, one) => sum + BigInt(one.days), 0n);
  const rows = months.map((one, order) => {
    const exact = total * BigInt(one.days);
    return { ...one, order, own: exact / days, rest: exact % days };
  });
  const spare = Number(total - rows.reduce((sum, { own }) => sum + own, 0n));
  const lucky = [...rows]
    .sort((a, b) => Number(b.rest - a.rest) || b.days - a.days || a.order - b.order)
    .slice(0, spare)
    .map((one) => one.period);
  const mine = rows.find((one) => one.period === period);
  if (!mine) throw new Error(`The readings say nothing of ${period}.`);
  return mine.own + (lucky.includes(period) ? 1n : 0n);
}

/** Hundredths that a line of readings gives the month. */
function ofLine(one: Line, period: string) {
  const counted = integer(one.this, 2) - integer(one.last, 2) + integer(one.overflow ?? '0', 2);
  const total = divided(counted * integer(one.factor, 4), 10_000n);
  if (total !== integer(one.usage, 2)) throw new Error(`The line says ${one.usage}, its readings ${total}.`);
  return one.months ? monthsShare(total, one.months, period) : total;
}

function near(said: bigint, exact: bigint) {
  const apart = said > exact ? said - exact : exact - said;
  if (apart > 1n) throw new Error(`The share says ${said}, its terms give ${exact}.`);
}

/** Fen of a whole month, by the terms that it was made of. */
function monthOf({ monthly: said, base, rates = [], price, quantity }: z.infer<typeof monthly>) {
  const whole = integer(said, 2);
  const risen = rates.reduce((product, rate) => product * (10_000n + integer(rate, 2)), integer(base ?? said, 2));
  const made =
    price === undefined || quantity === undefined
      ? divided(risen, 10_000n ** BigInt(rates.length))
      : divided(integer(price, 4) * integer(quantity, 2), 10_000n);
  if (made !== whole) throw new Error(`The month says ${said}, its terms give ${made}.`);
  return whole;
}

function fenOf(one: Reason, period: string): bigint {
  switch (one.kind) {
    case 'RENT':
    case 'AREA':
    case 'FIXED': {
      const whole = monthOf(one);
      return one.days === one.daysOfMonth ? whole : divided(whole * BigInt(one.days), BigInt(one.daysOfMonth));
    }
    case 'USAGE': {
      const read = one.lines.reduce((sum, each) => sum + ofLine(each, period), 0n);
      if (read !== integer(one.usage, 2)) throw new Error(`The readings of ${period} give ${read}, not ${one.usage}.`);
      return divided(read * integer(one.price, 4), 10_000n);
    }
    case 'STEP':
      return divided(integer(one.usage, 2) * integer(one.add, 4), 10_000n);
    case 'SHARE': {
      const [unit, own] = [integer(one.unitAmount, 2), integer(one.amount, 2)];
      // Both are spread by the largest remainder: a fen more or less than the exact part.
      near(unit, divided(integer(one.total, 2) * integer(one.weight, 2), integer(one.weights, 2)));
      near(own, divided(unit * BigInt(one.days), BigInt(one.ofDays)));
      return own;
    }
    case 'DEPOSIT':
      return integer(one.amount, 2);
    case 'FREE':
    case 'DIFF':
      return 0n;
  }
}

/** Fen of an explanation; of a difference, what is right less what was billed. */
export function evaluate(parts: readonly unknown[], periodStart: string): bigint {
  const all = parts.map((one) => part.parse(one));
  const sum = all.reduce((total, one) => total + fenOf(one, periodStart.slice(0, 7)), 0n);
  const changed = all.find((one) => one.kind === 'DIFF');
  if (!changed) return sum;
  if (sum !== integer(changed.want, 2)) throw new Error(`The parts give ${sum}, the difference says ${changed.want}.`);
  return sum - integer(changed.have, 2);
}

export const fen = (amount: string) => integer(amount, 2);
