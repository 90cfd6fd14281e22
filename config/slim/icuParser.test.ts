import fc from 'fast-check';
import { pegParse as theirs } from 'intl-messageformat-parser';
import en from '../../locales/en-US';
import es from '../../locales/es-ES';
import ja from '../../locales/ja-JP';
import zh from '../../locales/zh-CN';
import { check } from '../../tests/support/property';
import { pegParse as ours } from './icuParser';

test.each(Object.entries({ zh, en, es, ja }))('reads every %s text as the large parser does', (_language, texts) => {
  for (const text of Object.values(texts)) expect(ours(text)).toEqual(theirs(text));
});

test.each([
  '',
  '#',
  'a # b',
  '{a}',
  '{ a }',
  "it's {a} '{literal}' '' x",
  "'{",
  '{n, plural, offset:1 =0 {none} other {# of {m}}}',
  '{n,plural,other{#}}',
  '{n, selectordinal, one {#st} other {#th}}',
  '{x, select, a {A} other {{n, plural, one {1} other {#}}}}',
])('%j', (text) => {
  expect(ours(text)).toEqual(theirs(text));
});

const word = fc.constantFrom('订货会', 'a', ' ', '\n', "it's", "''", '<b>', '100%', '，');
const message: fc.Memo<string> = fc.memo((depth) => {
  const parts =
    depth > 1 ? fc.oneof(word, fc.constant('{name}'), plural(), select()) : fc.oneof(word, fc.constant('{ n }'));
  return fc.array(parts, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
});
const plural: fc.Memo<string> = fc.memo((depth) =>
  fc.tuple(message(depth), message(depth)).map(([one, other]) => `{n, plural, =0 {${one}} other {# ${other}}}`),
);
const select: fc.Memo<string> = fc.memo((depth) =>
  fc.tuple(message(depth), message(depth)).map(([a, other]) => `{x, select, a {${a}} other {${other}}}`),
);

test('reads whatever such texts can be made of as the large parser does', () => {
  check(
    fc.property(message(3), (text) => {
      expect(ours(text)).toEqual(theirs(text));
    }),
    { runs: 500 },
  );
});

test.each([
  '{',
  '}',
  '{a',
  '{a b}',
  '{a, plural}',
  '{a, plural, one {x}}',
  '{a, select, other {x}',
  '{a, weather, other {x}}',
])('%j is refused', (text) => {
  expect(() => ours(text)).toThrow();
});
