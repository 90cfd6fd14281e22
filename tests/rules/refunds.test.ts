/* docs/domain/orders.md#refunds: what goods that come back give, in whatever parts and order they do. */
import { afterReturn, type BasisLine, byBatch, givesTooMuch, refundsOf } from '../../server/areas/orders/rules/refund';
import { termsOf } from '../../server/areas/orders/rules/terms';
import { sumOf } from '../../server/platform/numbers/exact';
import { yuan } from '../../server/platform/numbers/money';
import { book, fen, ladderActivity, line, order, price, product, qty, steps } from './build';
import { basisLine } from './basisLine';

/** The order of P20: four lines with all sorts of discounts. */
const P20: readonly BasisLine[] = [
  basisLine({ lineNo: 1, qty: qty('60'), amount: fen('768.00'), netAmount: fen('690.00') }),
  basisLine({ lineNo: 2, qty: qty('40'), amount: fen('740.00'), netAmount: fen('661.60') }),
  basisLine({ lineNo: 3, qty: qty('45'), amount: fen('445.50'), netAmount: fen('412.75') }),
  basisLine({ lineNo: 4, qty: qty('137'), amount: fen('336.57'), netAmount: fen('311.82') }),
];

/** Returns one after the other; answers what each gave, and the lines after them. */
function goThrough(lines: readonly BasisLine[], returns: readonly ReadonlyMap<number, number>[]) {
  let state = lines;
  const given = returns.map((returning) => {
    const refunds = refundsOf({ lines: state, terms: null }, returning);
    state = afterReturn(state, returning, refunds);
    expect(givesTooMuch({ lines: state, terms: null })).toBe(false);
    return refunds.map(({ refund }) => refund);
  });
  return { given, state };
}

const returning = (...pairs: readonly (readonly [lineNo: number, units: string])[]) =>
  new Map(pairs.map(([lineNo, units]) => [lineNo, qty(units)] as const));

test('part of each line of P20: 115.00, 115.78, 119.24, 113.80, together 463.82', () => {
  const { given } = goThrough(P20, [returning([1, '10'], [2, '7'], [3, '13'], [4, '50'])]);
  expect(given[0]!.map(yuan)).toEqual(['115.00', '115.78', '119.24', '113.80']);
  expect(yuan(sumOf(given[0]!, (one) => one))).toBe('463.82');
});

test.each([
  [
    ['50', '37', '50'],
    ['113.80', '84.22', '113.80'],
  ],
  [
    ['50', '50', '37'],
    ['113.80', '113.81', '84.21'],
  ],
  [
    ['1', '1', '135'],
    ['2.28', '2.27', '307.27'],
  ],
])('the last line of P20 in parts of %s gives %s, and no other line changes', (parts, expected) => {
  const { given, state } = goThrough(
    P20,
    parts.map((units) => returning([4, units])),
  );
  expect(given.map((refunds) => yuan(refunds[3]!))).toEqual(expected);
  expect(state.map(({ refundedAmount }) => yuan(refundedAmount))).toEqual(['0.00', '0.00', '0.00', '311.82']);
});

test('3.6 kg of 311.40 in 1.25, 0.85 and 1.5, of the last request 0.25 refused', () => {
  const herbs = [basisLine({ lineNo: 1, qty: qty('3.6'), netAmount: fen('311.40') })];
  const { given } = goThrough(
    herbs,
    ['1.25', '0.85', '1.5', '0'].map((units) => returning([1, units])),
  );
  expect(given.flat().map(yuan)).toEqual(['108.13', '73.52', '129.75', '0.00']);
});

test('policy 2: 30 of 100 × P001 with −50.00 from 1000.00 give 334.00, and 35.00 are deducted', () => {
  const sold = order([line(1, product('P001', '12.8000'), '100')]);
  const reduction = ladderActivity('fullAmountReduction', steps('¥1000 AMOUNT 50.00'), { returnPolicy: 2 });
  const lines = [
    basisLine({
      ...{ lineNo: 1, qty: qty('100'), unitPrice: price('12.8000') },
      ...{ amount: fen('1280.00'), netAmount: fen('1230.00') },
    }),
  ];
  const terms = termsOf(sold, book(reduction));
  const [refund] = refundsOf({ lines, terms }, returning([1, '30']));
  expect([yuan(refund!.refund), yuan(refund!.promotionDeduct)]).toEqual(['334.00', '35.00']);
  const [share] = refundsOf({ lines, terms: null }, returning([1, '30']));
  expect(yuan(share!.refund)).toBe('369.00');
});

test('the batches of a line share its refund to the fen', () => {
  const parts = [
    { lineNo: 1, qty: qty('1') },
    { lineNo: 1, qty: qty('2') },
    { lineNo: 2, qty: qty('5') },
  ];
  const refunds = [
    { lineNo: 1, refund: 1000, promotionDeduct: -7 },
    { lineNo: 2, refund: 333, promotionDeduct: 20 },
  ];
  const spread = byBatch(parts, refunds);
  expect(spread.map(({ refund, promotionDeduct }) => [refund, promotionDeduct])).toEqual([
    [333, -2],
    [667, -5],
    [333, 20],
  ]);
});
