import { ERROR } from '../../src/contract/error-codes';
import { toText } from '../../server/platform/numbers/decimal';
import { yuan } from '../../server/platform/numbers/money';
import { proRata, recomputed, type ReturnedLine } from '../../server/areas/promotion/rules/returns';
import type { TraceRow } from '../../server/areas/promotion/rules/trace';
import { quote } from '../../server/areas/pricing/rules/quote';
import type { Quote } from '../../server/areas/pricing/rules/types';
import { book, fen, line, order, price, product, qty } from './build';
import { EXAMPLES } from './examples';
import data from './worked-examples.json';

const { immediate } = data;
type Row = (typeof immediate)[number];
const byId = (id: string) => immediate.find((one) => one.id === id)!;

/** Parts of a split line are one line of the order. */
function orderOf({ lines, id }: Row) {
  const whole = new Map<string, { productId: string; unitPrice: string; qty: number }>();
  for (const { lineNo, productId, unitPrice, qty: quantity } of lines) {
    const no = String(lineNo).replace(/[a-z]$/, '');
    whole.set(no, { productId, unitPrice, qty: (whole.get(no)?.qty ?? 0) + qty(quantity) });
  }
  return order(
    [...whole].map(([no, one]) =>
      line(Number(no), product(one.productId, one.unitPrice), toText(one.qty, 4), EXAMPLES[id]?.entered),
    ),
  );
}

const quoteOf = (id: string) => quote(orderOf(byId(id)), book(...EXAMPLES[id]!.book));

const rowsOf = ({ lines }: Quote) =>
  lines.map((one) => ({
    lineNo: one.part ? `${one.lineNo}${one.part}` : one.lineNo,
    productId: one.product.productId,
    qty: Number(toText(one.qty, 4)),
    unitPrice: toText(one.basePrice, 4),
    amount: yuan(one.base),
    discount: yuan(one.unitDiscount + one.orderDiscount),
    net: yuan(one.netAmount),
  }));

test.each(immediate.map((row): [string, string, Row] => [row.id, row.title, row]))('%s %s', (id, _title, row) => {
  const result = quoteOf(id);
  expect(rowsOf(result)).toEqual(row.lines.map((one) => ({ ...one, qty: Number(one.qty) })));
  const { unitDiscount, orderDiscount } = result.totals;
  if (row.total !== null) expect(yuan(unitDiscount + orderDiscount)).toBe(row.total);
});

test.each(immediate.filter(({ extra }) => 'times' in extra).map((row): [string, Row] => [row.id, row]))(
  '%s fires as often as it should',
  (id, row) => {
    const { times = [] } = row.extra as { times?: number[] };
    const fired = quoteOf(id).applied.reduce((sum, one) => sum + one.times, 0);
    expect(fired).toBe(times.reduce((sum, one) => sum + one, 0));
  },
);

const reasons = ({ trace }: Quote) =>
  trace.map(({ id, lineNo, result, reason }: TraceRow) => `${id}/${lineNo ?? '*'} ${result} ${reason}`);

test('a refused price says why, and nothing is billed', () => {
  const [below] = quoteOf('E08').lines;
  const [poor] = quoteOf('E09').lines;
  expect([below?.refusal, poor?.refusal]).toEqual([ERROR.outsideBand, ERROR.quotaUsed]);
  expect(reasons(quoteOf('E08'))).toEqual(['3/1 SKIP OUT_OF_BAND']);
  expect(reasons(quoteOf('E09'))).toEqual(['3/1 SKIP QUOTA']);
  expect(quoteOf('E09').totals.netAmount).toBe(0);
});

test('what an entered price gives away is counted against the quota', () => {
  expect(quoteOf('E07').taken).toMatchObject([{ subject: { id: '3' }, qty: qty('50'), saving: fen('40.00') }]);
});

test('a limited special counts the units that it gave', () => {
  expect(quoteOf('E02').taken).toMatchObject([{ subject: { id: '2' }, qty: qty('60'), saving: fen('78.00') }]);
  expect(reasons(quoteOf('E02'))).toEqual(['2/1 HIT HIT', '2/1 SKIP LIMIT_USED']);
});

test('the trace of stacked activities shows what each gave', () => {
  const { trace, applied } = quoteOf('E34');
  expect(applied.map(({ activity, reward }) => [activity.activityId, yuan(reward)])).toEqual([
    ['1', '37.10'],
    ['8', '50.00'],
  ]);
  expect(applied.map(({ parts }) => parts.map(({ before, after }) => yuan(before - after)))).toEqual([
    ['21.35', '15.75'],
    ['31.93', '18.07'],
  ]);
  const second = trace.find(({ id, lineNo }) => id === '8' && lineNo === null);
  expect(second?.computed).toMatchObject({ measure: 'AMOUNT', value: fen('1189.20'), threshold: fen('1000.00') });
});

test('the trace says who beat whom, what was missed, and what the beaten one would have given', () => {
  const beaten = quoteOf('E36').trace.find(({ id }) => id === '8');
  expect(beaten).toMatchObject({ result: 'LOSE', reason: 'CLAIMED', beatenBy: ['1'], expected: fen('50.00') });
  expect(reasons(quoteOf('E38'))).toEqual(['2/1 HIT HIT', '8/1 SKIP SPECIAL_LINE', '8/* SKIP NOT_REACHED']);
  expect(quoteOf('E38').trace.at(-1)?.computed).toMatchObject({ value: fen('445.50'), gap: fen('54.50') });
});

test.each([
  ['E29', 'ORDER_CAP', '144.03'],
  ['E39', 'CUSTOMER_CAP', '50.00'],
  ['E40', 'BUDGET', '50.00'],
])('%s says what cut the reward', (id, cut, uncut) => {
  expect(quoteOf(id).applied).toMatchObject([{ cut, uncut: fen(uncut) }]);
});

const returned = (facts: Partial<ReturnedLine>): ReturnedLine => ({
  lineNo: 1,
  qty: qty('7'),
  unitPrice: price('9.9000'),
  net: fen('61.30'),
  returnedBefore: 0,
  refundedBefore: 0,
  returning: 0,
  ...facts,
});

test('E41 three returns give back exactly what the line cost', () => {
  const refunds: string[] = [];
  let state = { returnedBefore: 0, refundedBefore: 0 };
  for (const units of ['2', '3', '2']) {
    const [{ refund } = { refund: 0 }] = proRata([returned({ ...state, returning: qty(units) })]);
    state = { returnedBefore: state.returnedBefore + qty(units), refundedBefore: state.refundedBefore + refund };
    refunds.push(yuan(refund));
  }
  expect(refunds).toEqual((byId('E41').extra as { refunds?: string[] }).refunds);
});

test('E46 the kept goods lose the reward', () => {
  const sold = quoteOf('E11');
  const kept = quote(order([line(1, product('P001', '12.8000'), '60'), line(2, product('P003', '9.9000'), '35')]), {
    activities: EXAMPLES.E11!.book,
    rules: [],
  });
  expect([yuan(sold.totals.netAmount), yuan(kept.totals.netAmount)]).toEqual(['1163.50', '1114.50']);
  const lines = sold.lines.map((one) =>
    returned({ ...one, net: one.netAmount, returning: one.lineNo === 2 ? qty('10') : 0 }),
  );
  const refunds = recomputed(lines, { paid: sold.totals.netAmount, newTotal: kept.totals.netAmount });
  expect(refunds.map(({ refund, promotionDeduct }) => [yuan(refund), yuan(promotionDeduct)])).toEqual([
    ['0.00', '0.00'],
    ['49.00', '45.92'],
  ]);
  expect(proRata(lines).map(({ refund }) => yuan(refund))).toEqual(['0.00', '94.92']);
});
