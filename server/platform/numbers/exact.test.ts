import fc from 'fast-check';
import { toShortText, toText, toUnits } from './decimal';
import { scaled, split } from './exact';

test.each([
  [23_450, 1, 100, 235],
  [-50, 1, 100, -1],
  [-49, 1, 100, 0],
  [-1_370_000, 24_567, 1_000_000, -33_657],
  [999_999_999_999, 999_999_999_999, 999_999_999_999, 999_999_999_999],
])('%s × %s ÷ %s is %s, rounded half up and away from zero', (a, b, divisor, result) => {
  expect(scaled(a, b, divisor)).toBe(result);
});

const big = fc.integer({ min: 0, max: 10 ** 12 });
const divisor = fc.integer({ min: 1, max: 10 ** 12 });

test('nothing is lost where a product passes what a number can hold', () => {
  fc.assert(
    fc.property(big, big, divisor, (a, b, by) => {
      const product = BigInt(a) * BigInt(b);
      fc.pre(product / BigInt(by) < BigInt(Number.MAX_SAFE_INTEGER));
      expect(BigInt(scaled(a, b, by))).toBe((product * 2n + BigInt(by)) / (2n * BigInt(by)));
      expect(scaled(-a, b, by) + scaled(a, b, by)).toBe(0);
      const { whole, rest } = split(a, b, by);
      expect(BigInt(whole) * BigInt(by) + BigInt(rest)).toBe(product);
    }),
  );
});

test('a product one short of a multiple leaves the largest rest', () => {
  fc.assert(
    fc.property(divisor, fc.integer({ min: 1, max: 2 ** 53 - 1 }), (by, limit) => {
      const times = Math.floor(limit / by);
      fc.pre(times > 0);
      expect(split(times * by - 1, 1, by)).toEqual({ whole: times - 1, rest: by - 1 });
    }),
  );
});

test('a result that is no exact number any more is refused', () => {
  expect(() => scaled(10 ** 12, 10 ** 12, 1)).toThrow(RangeError);
});

test.each([
  ['12.8', 4, 128_000],
  ['-0.05', 2, -5],
  ['0', 2, 0],
  ['2.3750', 4, 23_750],
])('%s with %s places is %s units', (text, decimals, units) => expect(toUnits(text, decimals)).toBe(units));

test.each(['', '1.234', 'abc', '1e3', '.5', '99999999999999999999'])('"%s" is no decimal of two places', (text) =>
  expect(() => toUnits(text, 2)).toThrow(RangeError),
);

test('decimals survive the way through units', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), fc.integer({ min: 0, max: 4 }), (units, decimals) => {
      expect(toUnits(toText(units, decimals), decimals)).toBe(units);
      expect(toUnits(toShortText(units, decimals), decimals)).toBe(units);
    }),
  );
  expect([toShortText(23_750, 4), toShortText(1_200_000, 4), toShortText(-500, 2)]).toEqual(['2.375', '120', '-5']);
});
