import fc from 'fast-check';
import { money9 as money9Field, plainText as plainField, posInt8 } from '@/contract/fields';
import { effortOf } from '@tests/support/effort';
import { check } from '@tests/support/property';
import * as filters from './filters';

/** What users type and paste: digits with everything that may stand between them, and anything else. */
const typed = fc.oneof(
  fc.stringMatching(/^[-0-9.０-９．。－, ]{0,30}$/),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** The rule again, character by character. */
function slowDecimal(text: string, shape: { integer: number; fraction: number; signed?: boolean }) {
  let sign = '';
  let whole = '';
  let decimals: string | null = null;
  let isStart = true;
  for (const one of text.normalize('NFC')) {
    const code = one.charCodeAt(0);
    const narrow = code >= 0xff0d && code <= 0xff19 ? String.fromCharCode(code - 0xfee0) : one === '。' ? '.' : one;
    if (narrow === '-' && isStart && shape.signed) sign = '-';
    if (/[\d.-]/.test(narrow)) isStart = false;
    if (narrow === '.' && shape.fraction > 0) decimals ??= '';
    else if (narrow === '.' && shape.fraction === 0) decimals ??= 'ignored';
    if (!/\d/.test(narrow)) continue;
    if (decimals === null) whole = whole === '0' ? narrow : whole + narrow;
    else decimals += narrow;
  }
  const kept = whole.slice(0, shape.integer);
  if (decimals === null || shape.fraction === 0) return sign + kept;
  return `${sign}${kept || '0'}.${decimals.slice(0, shape.fraction)}`;
}

const SHAPES = {
  positiveDecimal4: { filter: filters.positiveDecimal4, shape: { integer: 8, fraction: 4 } },
  positiveDecimal5: { filter: filters.positiveDecimal5, shape: { integer: 8, fraction: 5 } },
  signedDecimal: { filter: filters.signedDecimal, shape: { integer: 8, fraction: 4, signed: true } },
  percent2: { filter: filters.percent2, shape: { integer: 2, fraction: 2 } },
  money9: { filter: filters.money9, shape: { integer: 9, fraction: 2 } },
  money7: { filter: filters.money7, shape: { integer: 7, fraction: 2 } },
  integer: { filter: filters.integer, shape: { integer: 15, fraction: 0, signed: true } },
  float3: { filter: (value: unknown) => filters.float(value, 3), shape: { integer: 15, fraction: 3 } },
};

/** U+FF0E and U+FF0D lie in the range of the full-width digits, the slash between them does not belong to it. */
const withoutSlash = (text: string) => text.replaceAll('\uff0f', '');

describe.each(Object.entries(SHAPES))('%s', (_name, { filter, shape }) => {
  test('agrees with the slow reference, and a second time changes nothing', () => {
    check(
      fc.property(typed.map(withoutSlash), (text) => {
        const once = filter(text);
        expect(once).toBe(slowDecimal(text, shape));
        expect(filter(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(shape.integer + shape.fraction + 2);
      }),
      { runs: 800 },
    );
  });
});

const ALL: Record<string, (value: unknown) => string> = {
  ...Object.fromEntries(Object.entries(SHAPES).map(([name, { filter }]) => [name, filter])),
  plainText: filters.plainText,
  trimAll: (value) => filters.trim(value, 'all'),
  trimBoth: (value) => filters.trim(value),
  trimStart: (value) => filters.trim(value, 'start'),
  trimEnd: (value) => filters.trim(value, 'end'),
  digits: (value) => filters.digits(value),
  positiveInteger: filters.positiveInteger,
  percent100: filters.percent100,
  cleanNumber: filters.cleanNumber,
};

describe.each(Object.entries(ALL))('%s', (_name, filter) => {
  test('takes anything, is done after one pass and never grows', () => {
    check(
      fc.property(fc.oneof(typed, fc.anything()), (value) => {
        const once = filter(value);
        expect(filter(once)).toBe(once);
        // A point typed first gets its zero.
        if (typeof value === 'string') expect(once.length).toBeLessThanOrEqual(Math.max(value.length + 1, 2));
      }),
      { runs: 300 },
    );
  });

  test('takes 100 KB in one go', () => {
    for (const text of [
      '9'.repeat(100_000),
      ' '.repeat(50_000) + 'x'.repeat(50_000),
      '.-'.repeat(50_000),
      '订'.repeat(100_000),
    ]) {
      expect(effortOf(() => filter(text), 500)).toBeLessThan(500);
    }
  });
});

test.each([
  [
    filters.positiveInteger,
    { '': '', '0': '', '007': '7', '123456789': '12345678', a1b2: '12', '１２': '12', '-5': '5' },
  ],
  [filters.percent100, { '0': '', '1': '1', '100': '100', '101': '100', '1000': '100', '050': '50', '5%': '5' }],
  [
    filters.positiveDecimal4,
    {
      '.': '0.',
      '.5': '0.5',
      '12.': '12.',
      '1.23456': '1.2345',
      '0012.5': '12.5',
      '123456789': '12345678',
      '1.2.3': '1.23',
    },
  ],
  [filters.signedDecimal, { '-': '-', '-.5': '-0.5', '1-2': '12', '--1': '-1', '-007': '-7' }],
  [filters.percent2, { '123': '12', '5.678': '5.67', '00.5': '0.5' }],
  [filters.money9, { '0': '0', '012': '12', '1234567890.123': '123456789.12' }],
  [filters.integer, { '-12.5': '-12', '0': '0', '00': '0', 'x-3': '-3' }],
  [filters.cleanNumber, { '¥ 1,234.567': '1234.56', '--5': '-5', '5-5': '55', '1.2.3': '1.23', '.5': '.5', 'n/a': '' }],
  [filters.plainText, { '订货会 2026 😀': '订货会 2026 ', '❤️1️⃣': '1', 'Ñandú（春）': 'Ñandú（春）', '★': '' }],
] as const)('each filter, example by example', (filter, examples) => {
  expect(Object.fromEntries(Object.keys(examples).map((text) => [text, filter(text)]))).toEqual(examples);
});

test('numbers are written out before they are filtered', () => {
  expect([filters.float(1e21, 2), filters.positiveDecimal4(0.00001), filters.digits(NaN), filters.integer(-5)]).toEqual(
    ['100000000000000', '0.0000', '', '-5'],
  );
});

test('what a filter lets through is what the contract accepts', () => {
  const text = plainField(1000);
  check(
    fc.property(typed, (value) => {
      expect(text.safeParse(filters.plainText(value)).success).toBe(true);
      const whole = filters.positiveInteger(value);
      if (whole) expect(posInt8.safeParse(whole).success).toBe(true);
      const money = filters.money9(value).replace(/\.$/, '');
      if (money) expect(money9Field.safeParse(money).success).toBe(true);
    }),
    { runs: 300 },
  );
});

test('only nothing is empty', () => {
  expect([null, undefined, '', '  \n', '\u3000'].every(filters.isEmpty)).toBe(true);
  expect([0, false, 'x', [], {}].some(filters.isEmpty)).toBe(false);
});
