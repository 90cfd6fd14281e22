import { effortOf } from '../../../../tests/support/effort';
import { HOSTILE } from '../../../../tests/support/hostileSheets';
import { parts, SHEET, sheetXml, stringsXml, withSheet, workbook, zip } from '../../../../tests/support/sheets';
import { BadSheet } from './badSheet';
import { isOle2 } from './ole2';
import { readOldSheet } from './readOldSheet';
import { readSheet } from './readSheet';

const LIMIT = 1_001;
const MEGABYTE = 1024 * 1024;
/** Ten times the figure of R-41: what is measured is not the machine. */
const AT_ONCE_MS = 2_000;
const cellsOf = (rows: string, changes = {}) => readSheet(withSheet(rows, changes), LIMIT).map(({ cells }) => cells);

test('there are enough hostile files', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(120);
});

test.each(HOSTILE)('%s is refused at once, without much memory', (_, make) => {
  const bytes = make();
  const read = isOle2(bytes) ? readOldSheet : readSheet;
  const before = process.memoryUsage().rss;
  const took = effortOf(() => expect(() => read(bytes, LIMIT)).toThrow(BadSheet), AT_ONCE_MS);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
  expect(took).toBeLessThan(AT_ONCE_MS);
});

test('cells as Excel writes them: shared and inner texts, numbers, days, formulas, gaps', () => {
  const strings = stringsXml(
    '<t>甲</t>',
    '<r><rPr/><t>粗</t></r><r><t xml:space="preserve"> 细 </t></r><rPh sb="0" eb="1"><t>ほそ</t></rPh>',
    '<t>a_x000D_b &amp; c</t>',
  );
  const rows = cellsOf(
    `<row r="1" spans="1:9"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
     <row r="3"><c r="A3"><v>13900001212</v></c><c r="C3"><v>0.30000000000000004</v></c><c r="D3"><v>1E+3</v></c><c r="E3"><v>1.5E-7</v></c></row>
     <row r="4"><c s="1"><v>46089</v></c><c s="2"><v>46089.375</v></c><c s="3"><v>2.5</v></c><c s="1"/></row>
     <row r="5"><c t="str"><f>A1&amp;"x"</f><v>甲x</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="inlineStr"><is><r><t>内</t></r><r><t>文</t></r></is></c></row>
     <row r="6"><c><v></v></c><c t="inlineStr"><is><t>  </t></is></c></row>
     <row r="7"><c/><c r="C7"/><c><v>4</v></c></row>`,
    { 'xl/sharedStrings.xml': strings },
  );
  expect(rows).toEqual([
    ['甲', '粗 细', 'a\rb & c'],
    ['13900001212', '', '0.3', '1000', '0.00000015'],
    ['2026-03-08', '2026-03-08 09:00:00', '2.5'],
    ['甲x', 'TRUE', '#N/A', '内文'],
    ['', '', '', '4'],
  ]);
});

test('the first sheet counts, rows keep their numbers, and prefixes do not matter', () => {
  expect(readSheet(workbook([['a'], [], ['b', 'c']]), LIMIT)).toEqual([
    { number: 1, cells: ['a'] },
    { number: 3, cells: ['b', 'c'] },
  ]);
  const prefixed = sheetXml('<row r="2"><c r="B2" t="inlineStr"><is><t>x</t></is></c></row>').replace(
    /<(\/?)(worksheet|sheetData|row|c|is|t)\b/g,
    '<$1x:$2',
  );
  expect(readSheet(zip(parts({ [SHEET]: prefixed })), LIMIT)).toEqual([{ number: 2, cells: ['', 'x'] }]);
});

test('exactly as many rows as the template takes', () => {
  const row = '<row><c><v>1</v></c></row>';
  expect(cellsOf(row.repeat(LIMIT))).toHaveLength(LIMIT);
  expect(() => cellsOf(row.repeat(LIMIT + 1))).toThrow(new BadSheet('rows'));
});

const styled = (...formats: string[]) => ({
  'xl/styles.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
    .map((code, i) => `<numFmt numFmtId="${176 + i}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, i) => `<xf numFmtId="${176 + i}" applyNumberFormat="1"/>`)
    .join('')}</cellXfs></styleSheet>`,
});

test('days as Excel, WPS and LibreOffice format them', () => {
  const formats = [
    'yyyy/m/d;@',
    'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    'yyyy\\-mm\\-dd',
    '[$-409]d/mmm/yy\\ h:mm;@',
    '0.00_);[Red]\\(0.00\\)',
    '#,##0.00\\ [$元-804]',
  ];
  const cells = formats.map((_, i) => `<c r="${'ABCDEFG'[i]}1" s="${i + 1}"><v>46089.5</v></c>`).join('');
  expect(cellsOf(`<row r="1">${cells}</row>`, styled(...formats))).toEqual([
    [...Array.from({ length: 5 }, () => '2026-03-08 12:00:00'), '46089.5', '46089.5'],
  ]);
});

test('formulas count as their program has computed them last, whoever wrote them', () => {
  const excel =
    '<row r="1" spans="1:3" x14ac:dyDescent="0.15"><c r="A1"><f t="shared" ref="A1:A2" si="0">B1*2</f><v>24</v></c><c r="B1"><f>TODAY()</f><v>46089</v></c><c r="C1" t="str"><f>IF(1,"甲","乙")</f><v>甲</v></c></row>';
  const libre =
    '<row r="2" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"><c r="A2" s="0" t="n"><f aca="false">B2*2</f><v>24</v></c><c r="B2" s="0" t="b"><f aca="false">TRUE()</f><v>1</v></c><c r="C2" s="0" t="str"><f aca="false">CONCATENATE("甲","乙")</f><v>甲乙</v></c></row>';
  // Nobody has computed it yet.
  const bare = '<row r="3"><c r="A3"><f>B3</f></c><c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
  const sheet = sheetXml(excel + libre + bare).replace(
    '<worksheet ',
    '<worksheet xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" ',
  );
  expect(readSheet(zip(parts({ [SHEET]: sheet })), LIMIT).map(({ cells }) => cells)).toEqual([
    ['24', '46089', '甲'],
    ['24', 'TRUE', '甲乙'],
    ['#CALC!', '', '#DIV/0!'],
  ]);
});

test('of merged titles the first holds the text, the others are empty', () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>甲</t></is></c><c r="B1" s="0"/><c r="C1"><v>1</v></c></row><row r="2"><c r="A2" s="0"/><c r="C2"><v>2</v></c></row>';
  const merged = sheetXml(rows).replace(
    '</sheetData>',
    '</sheetData><mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells><phoneticPr fontId="1" type="noConversion"/>',
  );
  expect(readSheet(zip(parts({ [SHEET]: merged })), LIMIT)).toEqual([
    { number: 1, cells: ['甲', '', '1'] },
    { number: 2, cells: ['', '', '2'] },
  ]);
});

test.each([
  ['csv', '供应商编码,展位号\r\nGYS00012,A-1\r\n'],
  ['csv with its mark', '\uFEFF供应商编码\tA-1\n'],
  ['a page', '<html><table><tr><td>1</td></tr></table></html>'],
])('%s that was renamed to .xlsx is no workbook', (_, text) => {
  expect(() => readSheet(Buffer.from(text), LIMIT)).toThrow(new BadSheet('foreign'));
});
