import { parts, SHEET, sheetXml, withSheet, zip } from '../../../../tests/support/sheets';
import { BadSheet } from './badSheet';
import { readSheet } from './readSheet';

const LIMIT = 1_001;
const cellsOf = (rows: string, changes = {}) => readSheet(withSheet(rows, changes), LIMIT).map(({ cells }) => cells);
const styled = (...formats: string[]) => ({
  'xl/styles.xml': `<styleSheet xmlns="x"><numFmts>${formats
    .map((code, i) => `<numFmt numFmtId="${176 + i}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, i) => `<xf numFmtId="${176 + i}"/>`)
    .join('')}</cellXfs></styleSheet>`,
});

test('the content of merged cells is that of each of their rows, but of their first column only', () => {
  const text = (reference: string, shown: string) => `<c r="${reference}" t="inlineStr"><is><t>${shown}</t></is></c>`;
  const rows = `<row r="1">${text('A1', '订单号')}</row><row r="2">${text('A2', '甲')}${text('C2', '1')}</row><row r="3">${text('C3', '2')}</row><row r="4">${text('A4', '乙')}${text('C4', '3')}</row>`;
  const merged = (areas: readonly string[]) =>
    zip(
      parts({
        [SHEET]: sheetXml(rows).replace(
          '</sheetData>',
          `</sheetData><mergeCells>${areas.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`,
        ),
      }),
    );
  expect(readSheet(merged(['A2:B9']), LIMIT).map(({ cells }) => cells)).toEqual([
    ['订单号'],
    ['甲', '', '1'],
    ['甲', '', '2'],
    ['乙', '', '3'],
  ]);
  expect(() => readSheet(merged(['A2:B']), LIMIT)).toThrow(new BadSheet('damaged'));
  // A file that merges millions of cells is refused soon.
  expect(() => readSheet(merged(Array<string>(600_000).fill('A2:A1048576')), LIMIT)).toThrow(new BadSheet('large'));
});

test.each([
  ['48', '46089.5'],
  ['49', '46089.5'],
  ['47', '2026-03-08 12:00:00'],
  ['58', '2026-03-08 12:00:00'],
])('format %s, which no file writes down, shows %s', (id, shown) => {
  const styles = `<styleSheet xmlns="x"><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  expect(cellsOf('<row><c s="0"><v>46089.5</v></c></row>', { 'xl/styles.xml': styles })).toEqual([[shown]]);
});

test('zeros before a number are kept where its format shows them', () => {
  const formats = ['000000', '0000_);[Red]\\(0000\\)', '0', '#,##0', '000-0000-0000', '0.00', 'aaaa'];
  const cells = formats.map((_, i) => `<c r="${'ABCDEFG'[i]}1" s="${i + 1}"><v>123</v></c>`).join('');
  expect(cellsOf(`<row r="1">${cells}</row>`, styled(...formats))).toEqual([
    ['000123', '0123', '123', '123', '123', '123', '1900-05-02'],
  ]);
});

test('a number whose last digits the spreadsheet has lost is not passed off as one that has them', () => {
  expect(
    cellsOf('<row><c><v>202603080000001234</v></c><c><v>999999999999999</v></c><c><v>-1E+15</v></c></row>'),
  ).toEqual([['2.02603E+17', '999999999999999', '-1E+15']]);
});

test('phonetic readings and invisible marks are no part of a text', () => {
  const reading = '<rPh sb="0" eb="1"><t>とうきょう</t></rPh><phoneticPr fontId="1"/>';
  expect(
    cellsOf(
      `<row><c t="inlineStr"><is><t>東京</t>${reading}</is></c><c t="str"><v>\u202a13900001212\u202c</v></c><c t="str"><v>0001\u200b</v></c></row>`,
    ),
  ).toEqual([['東京', '13900001212', '0001']]);
});

test('cells of the type date, which strict Open XML has', () => {
  expect(
    cellsOf(
      '<row><c t="d"><v>2026-03-08T10:30:00</v></c><c t="d"><v>2026-03-08T00:00:00.000</v></c><c t="d"><v>2026-03-08</v></c></row>',
    ),
  ).toEqual([['2026-03-08 10:30:00', '2026-03-08', '2026-03-08']]);
});

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const bookOf = (sheets: string) => ({
  'xl/workbook.xml': `<workbook xmlns:r="${RELATION}"><sheets>${sheets}</sheets></workbook>`,
});
const relationsOf = (...targets: (readonly [id: string, kind: string, target: string])[]) => ({
  'xl/_rels/workbook.xml.rels': `<Relationships>${targets
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATION}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`,
});
const one = '<row><c t="inlineStr"><is><t>第一</t></is></c></row>';
const other = { 'xl/worksheets/sheet2.xml': sheetXml('<row><c t="inlineStr"><is><t>第二</t></is></c></row>') };

test.each([
  ['a hidden sheet', '<sheet name="字典" r:id="a" state="hidden"/><sheet name="表" r:id="b"/>'],
  [
    'a very hidden sheet',
    '<sheet name="字典" r:id="a" state="veryHidden"/><sheet name="表" r:id="b" state="visible"/>',
  ],
  ['a chart', '<sheet name="图" r:id="c"/><sheet name="表" r:id="b"/><sheet name="字典" r:id="a"/>'],
])('the first sheet is that which a person sees first, behind %s', (_, sheets) => {
  const targets = relationsOf(
    ['a', 'worksheet', 'worksheets/sheet1.xml'],
    ['b', 'worksheet', 'worksheets/sheet2.xml'],
    ['c', 'chartsheet', 'chartsheets/sheet1.xml'],
  );
  expect(cellsOf(one, { ...bookOf(sheets), ...targets, ...other })).toEqual([['第二']]);
});

test('a book of hidden sheets is none', () => {
  expect(() => cellsOf(one, bookOf('<sheet name="表" r:id="rId1" state="hidden"/>'))).toThrow(new BadSheet('damaged'));
});

test.each([
  '/xl/worksheets/sheet2.xml',
  '../xl/worksheets/sheet2.xml',
  './worksheets/sheet2.xml',
  'Worksheets/Sheet2.xml',
])('the part is found by %s', (target) => {
  const found = { ...bookOf('<sheet name="表" r:id="b"/>'), ...relationsOf(['b', 'worksheet', target]), ...other };
  expect(cellsOf(one, found)).toEqual([['第二']]);
});
