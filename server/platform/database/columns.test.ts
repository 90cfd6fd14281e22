import fc from 'fast-check';
import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { hasText, hasTextIn } from './columns';

const table = pgTable('t', { name: text() });
const sqlOf = (part: string) => new PgDialect().sqlToQuery(hasText(table.name, part));

test('what is the same in capitals and not is searched for as it stands; % and _ stand for themselves', () => {
  for (const part of ['胶囊', '1000', '2026-03-08', '（甲）', '%_\\', 'ー', '😀'])
    expect(sqlOf(part).sql).toContain(' like ');
  for (const part of ['ZL1', 'é', 'ß', 'Ⅷ', 'я']) expect(sqlOf(part).sql).toContain(' ilike ');
  expect(sqlOf('%_\\').params).toEqual(['%\\%\\_\\\\%']);
});

test('no letter that a text can fold to is searched for as it stands', () => {
  const isPlain = (part: string) => sqlOf(part).sql.includes(' like ');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (any) =>
      [any.toLowerCase(), any.toUpperCase()].every((folded) => folded === any || !isPlain(folded)),
    ),
  );
});

const goods = pgTable('product', { productName: text(), pinyin: text(), spec: text() });
const shapeOf = (part: string, ...columns: Parameters<typeof hasTextIn>[0]) =>
  new PgDialect()
    .sqlToQuery(hasTextIn(columns, part)!)
    .sql.replaceAll(/"product"\."(\w+)"/g, '$1')
    .replaceAll(/\$\d/g, '?');

test('of several texts the grams are asked for apart, and only where each has them', () => {
  const { productName, pinyin, spec } = goods;
  expect(shapeOf('胶囊', productName, pinyin)).toBe(
    '((grams(productName) @> grams_sought(?) or grams(pinyin) @> grams_sought(?)) and coalesce((productName like ? or pinyin like ?), false))',
  );
  // A part without grams cannot use the index, but is still compared.
  expect(shapeOf('胶囊', productName, spec)).toBe('(productName like ? or spec like ?)');
  expect(shapeOf('ab', productName, pinyin)).toBe('(productName ilike ? or pinyin ilike ?)');
});
