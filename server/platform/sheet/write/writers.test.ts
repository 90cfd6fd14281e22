import fc from 'fast-check';
import { EXPORT_FILE_TYPE, type ExportField } from '../../../../src/contract/tasks/exports';
import { checkAsync } from '../../../../tests/support/property';
import { unzip } from '../../../../tests/support/unzip';
import type { Cell } from './cells';
import { columnName, partsBeside, sheetPart } from './xlsx';
import { WRITERS, writeWorkbook } from './writers';

const SHEET_PART = sheetPart(0);

const field = (fieldTitle: string): ExportField => ({ fieldName: 'a', fieldTitle });
const text = (one: string): Cell => ({ kind: 'text', text: one });
const number = (one: string): Cell => ({ kind: 'number', text: one });

/** An xlsx file of these pages of rows. */
async function written(fields: ExportField[], pages: Cell[][][]) {
  const chunks: Buffer[] = [];
  const sheet = await WRITERS[EXPORT_FILE_TYPE.xlsx].open(
    fields,
    (chunk) => {
      chunks.push(Buffer.from(chunk));
      return Promise.resolve();
    },
    '展会/2026 <春> & 名单',
  );
  for (const rows of pages) await sheet.write(rows);
  await sheet.end();
  return Buffer.concat(chunks);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#13;': '\r' };
const CELL =
  /<c r="([A-Z]+\d+)" s="(\d)"(?: t="inlineStr")?>(?:<is><t xml:space="preserve">([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/g;

const read = (one: string) =>
  one.replace(/&(?:amp|lt|gt|#13);/g, (entity) => ENTITIES[entity]!).replace(/_x005F_/g, '_');

/** The style and the content of each cell, by its reference. */
const cellsOf = (sheet: string) =>
  new Map(
    [...sheet.matchAll(CELL)].map(([, reference, style, content, value]) => [
      reference!,
      [Number(style), content === undefined ? value : read(content)],
    ]),
  );

test('a workbook of several pages: titles, texts, numbers, amounts, and nothing where nothing is', async () => {
  const file = await written(
    [field('名称'), field('=数量'), field('金额')],
    [
      [[text('a<b>&"c"'), number('3'), number('1280.00')]],
      [[text(''), text('=1+1'), number('-0.50')]],
      [
        [
          { kind: 'date', text: '2026-03-08' },
          { kind: 'dateTime', text: '2026-03-08 18:00:00' },
        ],
        [
          { kind: 'decimal', text: '12.8000' },
          { kind: 'percent', text: '81.82%' },
        ],
      ],
    ],
  );
  const parts = unzip(file);
  expect([...parts.keys()]).toEqual([...Object.keys(partsBeside([''])), SHEET_PART]);
  // What the list is called, as far as a sheet may be called so.
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="展会 2026 &lt;春&gt; &amp; 名单"');
  const sheet = parts.get(SHEET_PART)!;
  expect([...cellsOf(sheet)]).toEqual([
    ['A1', [3, '名称']],
    ['B1', [3, '=数量']],
    ['C1', [3, '金额']],
    ['A2', [1, 'a<b>&"c"']],
    ['B2', [0, '3']],
    ['C2', [2, '1280.00']],
    ['B3', [4, '=1+1']],
    ['C3', [2, '-0.50']],
    // Days since the end of 1899, as a spreadsheet counts them.
    ['A4', [5, '46089']],
    ['B4', [6, '46089.75']],
    ['A5', [0, '12.8000']],
    ['B5', [7, '0.8182']],
  ]);
  expect(sheet).not.toContain('<f');
});

test('whatever text comes is in the file as it was, but for what XML cannot carry', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('_x0041_', '<f>1</f>', ']]>', '\ud800', '\0', '\r\n', '\uffff'),
  );
  await checkAsync(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 5 }), async (texts) => {
      const sheet = unzip(await written([field('a')], [texts.map((one) => [text(one)])])).get(SHEET_PART)!;
      const cells = cellsOf(sheet);
      texts.forEach((one, i) => {
        const kept = one
          .toWellFormed()
          .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
          .replaceAll('\ufffd', '');
        expect((cells.get(`A${i + 2}`)?.[1] ?? '').toString().replaceAll('\ufffd', '')).toBe(kept);
      });
      expect(sheet.replace(CELL, '')).not.toMatch(/<(f|c)[ >]/);
    }),
    { runs: 300 },
  );
});

test('columns count as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 99, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'CV', 'ZZ', 'AAA']);
});

test('a workbook of several sheets, each with its name and heads', async () => {
  const chunks: Buffer[] = [];
  const sheets = ['差额桥', ''].map((name) => ({ name, fields: [field('名称')], rows: [[text(name)], [number('3')]] }));
  await writeWorkbook(sheets, (chunk) => {
    chunks.push(Buffer.from(chunk));
    return Promise.resolve();
  });
  const parts = unzip(Buffer.concat(chunks));
  expect([...parts.keys()]).toEqual([...Object.keys(partsBeside([''])), sheetPart(0), sheetPart(1)]);
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="差额桥" sheetId="1" r:id="rId1"/><sheet name="Sheet2"');
  expect([...cellsOf(parts.get(sheetPart(0))!)]).toEqual([
    ['A1', [3, '名称']],
    ['A2', [1, '差额桥']],
    ['A3', [0, '3']],
  ]);
});
