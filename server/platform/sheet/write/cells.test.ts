import fc from 'fast-check';
import { check } from '../../../../tests/support/property';
import { BOM, csvLine } from './csv';
import { type Cell, cellOf, safeText, unquoted } from './cells';

const text = (one: string): Cell => ({ kind: 'text', text: one });
const number = (one: string): Cell => ({ kind: 'number', text: one });

test.each<[unknown, Parameters<typeof cellOf>[1], Cell]>([
  [null, {}, text('')],
  [undefined, { format: 'amount' }, text('')],
  [{ a: 1 }, {}, text('')],
  [42, {}, number('42')],
  [-5, {}, number('-5')],
  [42, { format: 'text' }, text('42')],
  ['70001', {}, text('70001')],
  ['1280', { format: 'amount' }, number('1280.00')],
  ['-0.005', { format: 'amount' }, number('-0.01')],
  ['2.345', { format: 'amount' }, number('2.35')],
  ['9007199254740993.119', { format: 'amount' }, number('9007199254740993.12')],
  ['面议', { format: 'amount' }, text('面议')],
  ['12.8000', { format: 'decimal' }, { kind: 'decimal', text: '12.8000' }],
  ['81.82', { format: 'percent' }, { kind: 'percent', text: '81.82%' }],
  ['-0.50', { format: 'percent' }, { kind: 'percent', text: '-0.50%' }],
  ['', { format: 'percent' }, text('')],
  ['面议', { format: 'decimal' }, text('面议')],
  ['2026-03-08 09:00:00', { format: 'date' }, { kind: 'date', text: '2026-03-08' }],
  ['2026-03-08 09:00:00', { format: 'dateTime' }, { kind: 'dateTime', text: '2026-03-08 09:00:00' }],
  // What is no moment is not made one.
  ['长期', { format: 'dateTime' }, text('长期')],
  ['', { format: 'date' }, text('')],
  [['武汉', '襄阳'], {}, text('武汉、襄阳')],
])('%j as %j', (value, field, cell) => {
  expect(cellOf(value, field)).toEqual(cell);
});

test('a code is written as its label, an unknown one as it stands', () => {
  const labels = new Map([['3', '进行中']]);
  expect([3, '3', 7, [3, 7]].map((value) => cellOf(value, {}, { labels }).text)).toEqual([
    '进行中',
    '进行中',
    '7',
    '进行中、7',
  ]);
});

test('several values are listed as the language does', () => {
  const listed = ['zh', 'ja', 'en', 'es'].map((language) => cellOf(['武汉', '襄阳'], {}, { language }).text);
  expect(listed).toEqual(['武汉、襄阳', '武汉、襄阳', '武汉, 襄阳', '武汉, 襄阳']);
});

/** Texts as attackers and ids have them. */
const start = fc.constantFrom(
  ...['', '=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', "'", "''", '0', '1'.repeat(17)],
);
const hostile = fc.tuple(start, fc.string({ unit: 'binary' })).map(([one, rest]) => one + rest);

/** Reads back what a spreadsheet would see in the cells of one line. */
const cellsOf = (line: string) =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );

test('no text is a formula or a number in the file, and all of them come back', () => {
  check(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (texts) => {
      const cells = cellsOf(csvLine(texts.map(text)).slice(0, -2));
      expect(cells.map(unquoted)).toEqual(texts);
      for (const cell of cells) expect(cell).not.toMatch(/^(?:[=+\-@\t\r\n\0＝＋－＠]|0\d+$|\d{12,}$)/);
    }),
    { runs: 2_000 },
  );
});

test('without its guard a formula stays one', () => {
  expect([safeText('=1+1'), safeText('-5'), safeText('＝1')]).toEqual(["'=1+1", "'-5", "'＝1"]);
  expect(safeText('2026-03-08')).toBe('2026-03-08');
  expect(csvLine([text('=1'), number('-5'), text('a"b'), text('')])).toBe('"\'=1",-5,"a""b",\r\n');
  expect(csvLine([cellOf('12.8', { format: 'decimal' }), cellOf('-5.00', { format: 'percent' })])).toBe(
    '12.8,-5.00%\r\n',
  );
  expect(BOM).toBe(String.fromCodePoint(0xfeff));
});
