import { ERROR } from '../../src/contract/error-codes';
import { toText } from '../../server/platform/numbers/decimal';
import { yuan } from '../../server/platform/numbers/money';
import { quote } from '../../server/areas/pricing/rules/quote';
import type { Book, OrderLine, Quote } from '../../server/areas/pricing/rules/types';
import { fen, flexible, line, order, price, product, qty, specialOffer } from './build';
import { band, calculation, discount, special } from './buildRules';

const P001 = product('P001', '12.8000', { costPrice: price('9.6300'), minSalePrice: price('10.5000') });

const priced = (book: Partial<Book>, ...lines: OrderLine[]) =>
  quote(order(lines), { activities: [], rules: [], ...book });
const units = ({ lines }: Quote) =>
  lines.map(({ lineNo, part, unitPrice }) => `${lineNo}${part} ${toText(unitPrice, 4)}`);
const refusals = ({ lines }: Quote) => lines.map(({ refusal }) => refusal);
const warnings = ({ lines }: Quote) => lines.flatMap((one) => one.warnings.map(({ code }) => code));
const reasons = ({ trace }: Quote) => trace.map(({ kind, reason }) => `${kind} ${reason}`);

test('least quantities look at all lines of the product', () => {
  const offer = specialOffer({ P001: { value: price('11.5'), minQty: qty('10') } });
  const two = priced({ activities: [offer] }, line(1, P001, '6'), line(2, P001, '4'));
  expect(units(two)).toEqual(['1 11.5000', '2 11.5000']);
  expect(reasons(priced({ activities: [offer] }, line(1, P001, '9')))).toEqual(['specialOffer MIN_QTY']);
});

test('a limit is used up line by line, and a rest below the least quantity still counts', () => {
  const item = { value: price('11.5'), minQty: qty('5'), limitPerOrder: qty('8') };
  const result = priced({ activities: [specialOffer({ P001: item })] }, line(2, P001, '6'), line(1, P001, '6'));
  expect(units(result)).toEqual(['1 11.5000', '2a 11.5000', '2b 12.8000']);
  expect(result.lines.map((one) => toText(one.qty, 0))).toEqual(['60000', '20000', '40000']);
});

test('what a special offer leaves goes to the next best price', () => {
  const offer = specialOffer({ P001: { value: price('11.5'), restTotal: qty('60') } });
  const result = priced({ activities: [offer], rules: [discount('96.50')] }, line(1, P001, '100'));
  expect(units(result)).toEqual(['1a 11.5000', '1b 12.3520']);
});

test('a special offer gives no more than its budget is enough for, in whole units', () => {
  const limits = {
    customerOrderLimit: null,
    customerRewardLimit: null,
    maxRewardPerOrder: null,
    budgetAmount: fen('20'),
  };
  const result = priced(
    { activities: [specialOffer({ P001: { value: price('11.5') } }, { limits })] },
    line(1, P001, '100'),
  );
  expect(result.lines.map((one) => [one.part, toText(one.qty, 4), yuan(one.unitDiscount)])).toEqual([
    ['a', '15.0000', '19.50'],
    ['b', '85.0000', '0.00'],
  ]);
});

test('a line is split by an offer once, though units whose saving rounds to nothing would still fit its budget', () => {
  const limits = { customerOrderLimit: null, customerRewardLimit: null, maxRewardPerOrder: null, budgetAmount: 1 };
  const offer = specialOffer({ P001: { value: price('12.7999') } }, { limits });
  const result = priced({ activities: [offer] }, line(1, P001, '1000'));
  expect(result.lines.map((one) => [one.part, toText(one.qty, 4), one.unitDiscount])).toEqual([
    ['a', '150.0000', 1],
    ['b', '850.0000', 0],
  ]);
});

test('rates and reductions of a special offer start from the calculated base', () => {
  const offer = specialOffer({ P001: { priceMode: 'REDUCE', value: price('1.0') } });
  expect(units(priced({ activities: [offer], rules: [calculation()] }, line(1, P001, '1')))).toEqual(['1 10.4634']);
});

test('a price below the minimum is sold with a warning', () => {
  const result = priced({ rules: [special('10.4')] }, line(1, P001, '1'));
  expect([result.lines[0]?.belowMin, warnings(result)]).toEqual([true, ['BELOW_MIN']]);
  const clamped = priced({ rules: [calculation({ factor: 10_000, clampMin: true })] }, line(1, P001, '1'));
  expect([units(clamped), warnings(clamped)]).toEqual([['1 10.5000'], []]);
});

test('a contract price above the base is what the line counts at', () => {
  const result = priced({ rules: [special('13.5', { lockPrice: true }), discount('90')] }, line(1, P001, '10'));
  expect([units(result), yuan(result.totals.amount), yuan(result.totals.unitDiscount)]).toEqual([
    ['1 13.5000'],
    '135.00',
    '0.00',
  ]);
  expect(reasons(result)).toEqual(['DISCOUNT LOCKED', 'SPECIAL HIT']);
});

describe('an entered price', () => {
  const permit = flexible({ P001: ['10.0000', '12.8000'] }, '50.00', { minPriceGuard: 2 });

  test.each([
    ['12.9000', ERROR.outsideBand],
    ['9.9999', ERROR.outsideBand],
    ['10.4999', ERROR.outsideBand],
    ['10.5000', null],
    ['12.8000', null],
  ])('of %s: %s', (entered, refusal) => {
    expect(refusals(priced({ activities: [permit] }, line(1, P001, '1', entered)))).toEqual([refusal]);
  });

  test('is sold below the minimum where the activity does not guard it', () => {
    const free = { ...permit, minPriceGuard: 0 } as const;
    expect(refusals(priced({ activities: [free] }, line(1, P001, '1', '10.4')))).toEqual([null]);
  });

  test('uses the quota up over the lines of an order', () => {
    const result = priced({ activities: [permit] }, line(1, P001, '40', '12'), line(2, P001, '30', '12'));
    expect(refusals(result)).toEqual([null, ERROR.quotaUsed]);
  });

  test('counts against an activity before a rule, and by a rule of rates where there is no activity', () => {
    const both = priced({ activities: [permit], rules: [band('80', '100')] }, line(1, P001, '1', '11'));
    expect(reasons(both)).toEqual(['FLEXIBLE LOWER_PRIORITY', 'flexible HIT']);
    const rule = [band('90', '100', { roleCodes: new Set(['SALES']) })];
    const sold = quote(order([line(1, P001, '1', '11.52'), line(2, P001, '1', '11.51')], { roleCodes: ['SALES'] }), {
      activities: [],
      rules: rule,
    });
    expect(refusals(sold)).toEqual([null, ERROR.outsideBand]);
    expect(reasons(priced({ rules: rule }, line(1, P001, '1', '12')))).toEqual(['FLEXIBLE STAFF_SCOPE']);
  });

  test('goes before a contract price; without anybody who allows it, it is not used', () => {
    const contract = special('12.1', { lockPrice: true });
    const result = priced({ activities: [permit], rules: [contract] }, line(1, P001, '1', '12.5'));
    expect([units(result), warnings(result)]).toEqual([['1 12.5000'], ['LOWER_PRICE']]);
    const unused = priced({ rules: [contract] }, line(1, P001, '1', '12.5'));
    expect([units(unused), warnings(unused)]).toEqual([['1 12.1000'], ['ENTERED_UNUSED']]);
  });
});

test('a shielded product and a product outside of the licences are refused, each by its code', () => {
  const shielded = product('P002', '1.0000', { shielded: true });
  expect(refusals(priced({}, line(1, shielded, '1')))).toEqual([ERROR.productShielded]);
  const device = product('P003', '1.0000', { operateRangeIds: ['DEVICES'] });
  const { customer } = order([]);
  const sold = (allowed: string) =>
    quote(order([line(1, device, '1')], { customer: { ...customer, operateRangeIds: new Set([allowed]) } }), {
      ...{ activities: [], rules: [] },
    });
  expect(refusals(sold('DRUGS'))).toEqual([ERROR.outsideOperateRange]);
  expect(refusals(sold('DEVICES'))).toEqual([null]);
});

test('rules of another branch, and of a branch above that keeps them for itself, do not hold', () => {
  const of = (facts: object) => reasons(priced({ rules: [discount('90', facts)] }, line(1, P001, '1')));
  expect(of({ branchId: 'FDC' })).toEqual(['DISCOUNT BRANCH']);
  expect(of({ branchId: 'FDA', inherit: false })).toEqual(['DISCOUNT BRANCH']);
  expect(of({ branchId: 'FDA', inherit: true })).toEqual(['DISCOUNT HIT']);
  expect(of({ enabled: false })).toEqual(['DISCOUNT DISABLED']);
});
