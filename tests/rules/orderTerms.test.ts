/* docs/domain/orders.md#placing: what an order keeps of its moment is enough to price what is kept of it. */
import fc from 'fast-check';
import { quote } from '../../server/areas/pricing/rules/quote';
import type { Book, Order } from '../../server/areas/pricing/rules/types';
import { netOfKept, type StoredTerms, termsOf } from '../../server/areas/orders/rules/terms';
import { yuan } from '../../server/platform/numbers/money';
import { check } from '../support/property';
import { book, ladderActivity, line, order, product, qty, steps } from './build';
import { Dice } from './dice';
import { EXAMPLES } from './examples';
import { randomCase } from './randomOrders';

/** As the database gives it back. */
const stored = (terms: StoredTerms): StoredTerms => JSON.parse(JSON.stringify(terms));

const seed = fc.noShrink(fc.integer());

/** What may be sold of it: an order with a line that is refused is never taken. */
function sellable(of: Order, all: Book): Order {
  const refused = new Set(quote(of, all).lines.flatMap(({ lineNo, refusal }) => (refusal === null ? [] : [lineNo])));
  const lines = of.lines.filter(({ lineNo }) => !refused.has(lineNo));
  return refused.size === 0 ? of : sellable({ ...of, lines }, all);
}

test('whatever is kept costs what it would have cost then, by all that could be met', () => {
  check(
    fc.property(seed, (roll) => {
      const dice = new Dice(roll);
      const { order: asked, book: all } = randomCase(dice);
      const of = sellable(asked, all);
      const terms = stored(termsOf(of, all));
      const kept = new Map(of.lines.map((one) => [one.lineNo, dice.chance(0.3) ? 0 : dice.int(1, one.qty)]));
      const lines = of.lines.flatMap((one) => {
        const left = kept.get(one.lineNo) ?? 0;
        return left > 0 ? [{ ...one, qty: left }] : [];
      });
      expect(netOfKept(terms, kept)).toBe(lines.length === 0 ? 0 : quote({ ...of, lines }, all).totals.netAmount);
    }),
    { runs: 200 },
  );
});

test('E46: of the order of E11 60 and 35 are kept, and the reward is lost', () => {
  const sold = order([line(1, product('P001', '12.8000'), '60'), line(2, product('P003', '9.9000'), '45')]);
  const terms = stored(termsOf(sold, { activities: EXAMPLES.E11!.book, rules: [] }));
  const net = (first: string, second: string) =>
    yuan(
      netOfKept(
        terms,
        new Map([
          [1, qty(first)],
          [2, qty(second)],
        ]),
      ),
    );
  expect([net('60', '45'), net('60', '35'), net('0', '0')]).toEqual(['1163.50', '1114.50', '0.00']);
});

test('100 × P001 with −50.00 from 1000.00: 70 of them cost 896.00', () => {
  const sold = order([line(1, product('P001', '12.8000'), '100')]);
  const reduction = ladderActivity('fullAmountReduction', steps('¥1000 AMOUNT 50.00'), { returnPolicy: 2 });
  const terms = stored(termsOf(sold, book(reduction)));
  expect(yuan(netOfKept(terms, new Map([[1, qty('100')]])))).toBe('1230.00');
  expect(yuan(netOfKept(terms, new Map([[1, qty('70')]])))).toBe('896.00');
});
