/* The engine against a second implementation that was written from the rules in words alone. ORDERS=100000 for the long run. */
import { quote } from '../../server/areas/pricing/rules/quote';
import { computeDeferred, type DocumentLine } from '../../server/areas/promotion/rules/deferred';
import type { Book, Order } from '../../server/areas/pricing/rules/types';
import { Dice } from './dice';
import { naiveDeferred } from './naive/deferred';
import { naiveQuote } from './naive/quote';
import { randomDocuments } from './randomDocuments';
import { randomCase } from './randomOrders';

const ORDERS = Number(process.env.ORDERS ?? 3_000);
/** Replays a difference: the message names its seed. */
const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);

const nameOf = ({ billNo, lineNo }: DocumentLine) => `${billNo}/${lineNo}`;

function engineQuote(order: Order, book: Book) {
  const { lines, applied } = quote(order, book);
  return {
    lines: lines.map((one) => ({
      line: `${one.lineNo}${one.part}`,
      qty: one.qty,
      base: one.basePrice,
      price: one.unitPrice,
      amount: one.base,
      unitDiscount: one.unitDiscount,
      net: one.netAmount,
      refusal: one.refusal,
    })),
    applied: applied.map(({ activity, reward, times }) => ({ id: activity.activityId, reward, times })),
  };
}

test(`two implementations agree on ${ORDERS} random orders`, () => {
  let fired = 0;
  for (let i = 0; i < ORDERS; i += 1) {
    const seed = (SEED + i) | 0;
    const { order, book } = randomCase(new Dice(seed));
    const result = engineQuote(order, book);
    expect({ seed, ...result }).toEqual({ seed, ...naiveQuote(order, book) });
    fired += result.applied.length;
  }
  expect(fired).toBeGreaterThan(ORDERS / 4);
});

test(`and on ${ORDERS} customers' documents, in all four readings`, () => {
  let rewarded = 0;
  for (let i = 0; i < ORDERS; i += 1) {
    const seed = (SEED + i) | 0;
    const { activity, lines } = randomDocuments(new Dice(seed));
    const { units, reward } = computeDeferred(activity, lines);
    const byLine = units.flatMap((unit) => unit.lines.map((one) => [nameOf(one.line), one.reward] as const));
    expect({ seed, ...Object.fromEntries(byLine) }).toEqual({ seed, ...naiveDeferred(activity, lines) });
    expect(units.reduce((sum, unit) => sum + unit.reward, 0)).toBe(reward);
    if (reward > 0) rewarded += 1;
  }
  expect(rewarded).toBeGreaterThan(ORDERS / 4);
});
