import { LANGUAGES } from '@/core/i18n/languages';
import { textsOf } from '@tests/support/texts';
import { parse } from './messageParser';

/** The original, as intl-messageformat asks it. */
const original = jest.requireActual<{ parse: (message: string, options: object) => unknown }>(
  'intl-messageformat-parser',
);
const expected = (message: string) => original.parse(message, { normalizeHashtagInPlural: false });

test.each(LANGUAGES.map(({ locale }) => locale))('reads every text of %s as the original does', (language) => {
  const texts = Object.values(textsOf(language));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.map(parse)).toEqual(texts.map(expected));
});

test.each([
  '',
  'a } b',
  "it''s {x}, isn't it'",
  "'{'quoted}' and l'{name} d'x",
  '{ n,plural,one{a}other{b}}',
  "{n, plural, =0 {none} one {'#' # {a}} other {{b, select, x {1} other {it''s}}}}",
])('%s', (message) => expect(parse(message)).toEqual(expected(message)));

test('what it does not know is an error', () => {
  for (const message of ['{x', '{x, number}', '{x, date, short}', '{n, selectordinal, other {#}}'])
    expect(() => parse(message)).toThrow(SyntaxError);
});
