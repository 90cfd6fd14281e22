import { type Cell, isFormula } from './cells';

const PROLOG = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
const PACKAGE = `${OFFICE}/package/2006`;
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheetPath = (nth: number) => `worksheets/sheet${nth + 1}.xml`;
export const sheetPart = (nth: number) => `xl/${sheetPath(nth)}`;

const each = (names: readonly string[], part: (nth: number) => string) => names.map((_, nth) => part(nth)).join('');

/** The parts beside the sheets. The order of the formats is that of `STYLE`. */
export const partsBeside = (names: readonly string[]) => ({
  'xl/workbook.xml': workbookOf(names),
  '[Content_Types].xml': `${PROLOG}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${each(names, (nth) => `<Override PartName="/${sheetPart(nth)}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${PROLOG}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${PROLOG}<Relationships xmlns="${PACKAGE}/relationships">${each(names, (nth) => `<Relationship Id="rId${nth + 1}" Type="${RELATIONS}/worksheet" Target="${sheetPath(nth)}"/>`)}<Relationship Id="rId${names.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${PROLOG}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

const STYLE = { number: 0, text: 1, amount: 2, head: 3, quoted: 4, date: 5, dateTime: 6, percent: 7 } as const;

/** Excel takes no more in one cell. */
const MAX_TEXT = 32_767;
/** What XML cannot carry: control characters, halves of pairs. */
const UNWRITABLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const escaped = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .replace(UNWRITABLE, '')
    // Spreadsheets read _x0041_ as a character.
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (one) => ENTITIES[one] ?? one);

/** What Excel refuses in the name of a sheet, which has at most 31 characters and no quote at its ends. */
const UNNAMED = /[[\]:*?/\\]/g;
const MAX_NAME = 31;

function titleOf(name: string, nth: number) {
  const plain = name
    .replace(UNNAMED, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .replace(/^'+|'+$/g, '')
    .trim();
  return escaped(plain || `Sheet${nth + 1}`).replaceAll('"', '&quot;');
}

function workbookOf(names: readonly string[]) {
  const sheets = names.map(
    (name, nth) => `<sheet name="${titleOf(name, nth)}" sheetId="${nth + 1}" r:id="rId${nth + 1}"/>`,
  );
  return `${PROLOG}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

const DAY_MS = 86_400_000;
const DAY_LENGTH = 10;
/** The day before the first of the years that spreadsheets count, with the day that 1900 did not have. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Days and parts of a day, as a spreadsheet counts; it knows of no zone. */
const serialOf = (text: string) =>
  (Date.parse(text.length > DAY_LENGTH ? `${text.replace(' ', 'T')}Z` : text) - FIRST_DAY) / DAY_MS;

/** `5.00%` as a spreadsheet counts it, by its digits: 81.82 ÷ 100 would be 0.8181999999999999. */
const shareOf = (text: string) => Number(`${text.slice(0, -1)}e-2`);

/** A, B, … Z, AA, AB, … */
export function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** Never a formula: a text that looks like one is marked as quoted, as if its user had typed the quote (R-44). */
function cell({ kind, text }: Cell, reference: string, style: number) {
  if (text === '') return '';
  if (kind === 'number')
    return `<c r="${reference}" s="${text.includes('.') ? STYLE.amount : STYLE.number}"><v>${text}</v></c>`;
  if (kind === 'decimal') return `<c r="${reference}" s="${STYLE.number}"><v>${text}</v></c>`;
  if (kind === 'percent') return `<c r="${reference}" s="${STYLE.percent}"><v>${shareOf(text)}</v></c>`;
  if (kind === 'date' || kind === 'dateTime')
    return `<c r="${reference}" s="${STYLE[kind]}"><v>${serialOf(text)}</v></c>`;
  const shown = isFormula(text) && style === STYLE.text ? STYLE.quoted : style;
  return `<c r="${reference}" s="${shown}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const row = (cells: readonly Cell[], number: number, style: number) =>
  `<row r="${number}">${cells.map((one, i) => cell(one, columnName(i) + String(number), style)).join('')}</row>`;

export const sheetRow = (cells: readonly Cell[], number: number) => row(cells, number, STYLE.text);

interface Head {
  fieldTitle: string;
  /** In characters. */
  width?: number | undefined;
}

const LEAST_WIDTH = 12;
const widthOf = ({ fieldTitle, width }: Head) => width ?? Math.max(LEAST_WIDTH, fieldTitle.length * 2 + 2);

/** The start of the sheet: its first row stays in sight. */
export function sheetStart(heads: readonly Head[]) {
  const columns = heads.map(
    (head, i) => `<col min="${i + 1}" max="${i + 1}" width="${widthOf(head)}" customWidth="1"/>`,
  );
  const titles = heads.map(({ fieldTitle }): Cell => ({ kind: 'text', text: fieldTitle }));
  return `${PROLOG}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${row(titles, 1, STYLE.head)}`;
}

export const SHEET_END = '</sheetData></worksheet>';
