import { ERROR } from '../../src/contract/error-codes';
import type { RoundMode } from '../../src/contract/pricing/pricing';
import { toText } from '../../server/platform/numbers/decimal';
import { yuan } from '../../server/platform/numbers/money';
import { rebateOf } from '../../server/areas/pricing/rules/rebate';
import { quote } from '../../server/areas/pricing/rules/quote';
import type { Book, Order, Quote } from '../../server/areas/pricing/rules/types';
import { EVERYBODY, fen, flexible, line, order, price, product, specialOffer } from './build';
import { calculation, discount, special } from './buildRules';

const P001 = product('P001', '12.8000', { costPrice: price('9.6300'), minSalePrice: price('10.5000') });
const P006 = product('P006', '2.4567');
const OFFER = specialOffer({ P001: { value: price('11.5000') } });

const priced = (book: Partial<Book>, of = order([line(1, P001, '100')])) =>
  quote(of, { activities: [], rules: [], ...book });
const unit = (result: Quote) => toText(result.lines[0]!.unitPrice, 4);
const reasons = ({ trace }: Quote) => trace.map(({ kind, reason }) => `${kind} ${reason}`);

test('P01 without a rule the list price holds', () => {
  const result = priced({});
  expect([unit(result), yuan(result.totals.amount)]).toEqual(['12.8000', '1280.00']);
});

test.each([
  ['P02', 'NONE4', '11.4634'],
  ['P03', 'FEN', '11.4600'],
  ['P03', 'JIAO', '11.5000'],
  ['P03', 'JIAO_UP', '11.5000'],
  ['P03', 'YUAN', '11.0000'],
] as const)('%s cost × 1.18 + 0.10, %s, is %s', (_id, roundMode: RoundMode, result) => {
  expect(unit(priced({ rules: [calculation({ roundMode })] }))).toBe(result);
});

test('P04 a cost that is missing leaves the list price', () => {
  const result = priced({ rules: [calculation()] }, order([line(1, product('P001', '12.8000'), '100')]));
  expect([unit(result), reasons(result)]).toEqual(['12.8000', ['CALCULATION NO_SOURCE']]);
});

test('P05 a discount', () => {
  const result = priced({ rules: [discount('96.50')] });
  expect([unit(result), yuan(result.totals.netAmount)]).toEqual(['12.3520', '1235.20']);
});

test('P06 a discounted price is rounded before it is multiplied', () => {
  const { lines, totals } = priced({ rules: [discount('96.50')] }, order([line(1, P006, '137')]));
  expect(toText(lines[0]!.unitPrice, 4)).toBe('2.3707');
  expect([yuan(totals.netAmount), yuan(totals.unitDiscount)]).toEqual(['324.79', '11.78']);
});

test.each([
  ['P07', { rules: [special('12.1000'), discount('96.50')] }, '12.1000', ['DISCOUNT HIGHER_PRICE', 'SPECIAL HIT']],
  [
    'P08',
    { activities: [OFFER], rules: [special('12.1000')] },
    '11.5000',
    ['SPECIAL HIGHER_PRICE', 'specialOffer HIT'],
  ],
  [
    'P09',
    { activities: [OFFER], rules: [special('11.2000')] },
    '11.2000',
    ['specialOffer HIGHER_PRICE', 'SPECIAL HIT'],
  ],
  [
    'P10',
    { activities: [OFFER], rules: [special('12.1000', { lockPrice: true })] },
    '12.1000',
    ['specialOffer LOCKED', 'SPECIAL HIT'],
  ],
  ['P12', { rules: [special('12.9000')] }, '12.8000', ['SPECIAL NOT_BETTER']],
  [
    'P13',
    { rules: [discount('97.00', { priority: 10 }), discount('98.00', { ruleId: '2', priority: 20 })] },
    '12.5440',
    ['DISCOUNT LOWER_PRIORITY', 'DISCOUNT HIT'],
  ],
  [
    'P14',
    {
      rules: [
        discount('97.00', { customers: { ...EVERYBODY, type: 'REGION', regionIds: new Set(['420000']) } }),
        discount('98.00', { ruleId: '2', customers: { ...EVERYBODY, type: 'CUSTOMER', custIds: new Set(['C100']) } }),
      ],
    },
    '12.5440',
    ['DISCOUNT LESS_SPECIFIC', 'DISCOUNT HIT'],
  ],
  [
    'P15',
    { rules: [discount('97.00', { ruleId: '5' }), discount('98.00', { ruleId: '3' })] },
    '12.4160',
    ['DISCOUNT HIGHER_PRICE', 'DISCOUNT HIT'],
  ],
  [
    'P16',
    { rules: [discount('97.00', { customers: { ...EVERYBODY, type: 'REGION', regionIds: new Set(['420000']) } })] },
    '12.4160',
    ['DISCOUNT HIT'],
  ],
] as [string, Partial<Book>, string, string[]][])('%s', (_id, book, result, trace) => {
  expect([unit(priced(book)), reasons(priced(book))]).toEqual([result, trace]);
});

test('P11 an entered price goes before a lower one, with a warning', () => {
  const result = priced(
    { activities: [flexible({ P001: ['11.0000', '12.8000'] }, '500.00'), OFFER] },
    order([line(1, P001, '100', '12.0000')]),
  );
  expect(unit(result)).toBe('12.0000');
  expect(result.lines[0]?.warnings).toEqual([{ code: 'LOWER_PRICE', price: price('11.5000') }]);
});

test('P17 what the licences do not allow is refused', () => {
  const psychotropic = product('P009', '30.0000', { operateRangeIds: ['PSY2'] });
  const lines = [line(1, psychotropic, '1'), line(2, P001, '1')];
  const of = order(lines);
  const customer = { ...of.customer, operateRangeIds: new Set(['CHEM']) };
  const result = priced({}, { ...of, customer });
  expect(result.lines.map(({ refusal }) => refusal)).toEqual([ERROR.outsideOperateRange, null]);
  expect(yuan(result.totals.netAmount)).toBe('12.80');
});

test.each([
  ['2026-03-31 23:59:59', 'DISCOUNT HIT'],
  ['2026-04-01 00:00:00', 'DISCOUNT TIME_OUT'],
])('P18 an order at %s: %s', (orderTime, outcome) => {
  const of: Order = { ...order([line(1, P001, '100')]), orderTime };
  expect(reasons(priced({ rules: [discount('97.00')] }, of))).toEqual([outcome]);
});

test.each([
  ['WHOLE', '1926.46'],
  ['PROGRESSIVE', '926.46'],
] as const)('P19 a rebate of the quarter, %s', (calcMode, result) => {
  const ladders = [
    { from: fen('50000'), value: 100 },
    { from: fen('100000'), value: 150 },
  ];
  expect(yuan(rebateOf({ basis: 'AMOUNT', calcMode, ladders }, fen('128430.55')))).toBe(result);
});
