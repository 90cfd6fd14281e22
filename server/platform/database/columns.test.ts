import fc from 'fast-check';
import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { hasText } from './columns';

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
