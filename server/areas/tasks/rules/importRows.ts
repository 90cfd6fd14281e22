import type { Template, TemplateColumn } from '../../../../src/contract/tasks/template';
import { dateTime, posInt8 } from '../../../../src/contract/fields';
import { isUscc, MOBILE, NO_EMOJI, strangeCharacters } from '../../../../src/contract/patterns';
import { posDec4 } from '../../../../src/contract/pricing/trial';
import { groupBy } from '../../../platform/groupBy';
import type { TextParams } from '../../../platform/listed';
import { unquoted } from '../../../platform/sheet/write/cells';
import type { SheetRow } from '../../../platform/sheet/read/rowCollector';

/** One fault of a cell; `text` is a key of locales/<lang>/errors.ts. */
export interface CellProblem {
  field: string;
  text: `import.${string}` | `field.${string}`;
  params?: TextParams;
}

/** A row of the file by the fields of its template, with all that is wrong with it. */
export interface ImportRow {
  number: number;
  values: Record<string, string>;
  problems: CellProblem[];
}

export const cell = ({ values }: ImportRow, field: string) => values[field] ?? '';

/** What stands in a column, each text once. */
export const textsOf = (rows: readonly ImportRow[], field: string) => [...new Set(rows.map((row) => cell(row, field)))];

/** As the template writes a title: an asterisk stands behind what has to be filled in. */
export const titleOf = ({ title, required }: TemplateColumn) => (required ? `${title}*` : title);

/** The columns that a template has; the others are looked at only where a file has filled them. */
export const givenColumns = ({ columns }: Template) => columns.filter(({ kind }) => kind !== 'notGiven');

/** The columns that rows need: those of the template, and what they say besides. */
export const columnsOf = (template: Template, rows: readonly Pick<ImportRow, 'values'>[]) =>
  template.columns.filter(
    ({ field, kind }) => kind !== 'notGiven' || rows.some(({ values }) => (values[field] ?? '') !== ''),
  );

/**
 * Where the columns of a template are, and the titles that are missing or repeated: without any of these it is this
 * template. More columns than its own, and their order, do not matter.
 */
export function columnsIn({ columns }: Template, [head]: readonly SheetRow[]) {
  const titles = (head?.cells ?? []).map((cell) => cell.replace(/[\s*＊]+/g, ''));
  const wrong = columns.filter(({ title, kind }) => {
    const found = titles.filter((one) => one === title).length;
    return kind === 'notGiven' ? found > 1 : found !== 1;
  });
  const indices = columns.map(({ title }) => titles.indexOf(title));
  return { indices, wrong: wrong.map(({ title }) => title), isOther: indices.every((index) => index < 0) };
}

export const toRows = (template: Template, indices: readonly number[], rows: readonly SheetRow[]): ImportRow[] =>
  rows.slice(1).flatMap(({ number, cells }) => {
    const texts = template.columns.map(({ field }, i) => [field, unquoted(cells[indices[i] ?? -1] ?? '')] as const);
    // Notes beside the columns of the template do not make a row.
    if (texts.every(([, text]) => text === '')) return [];
    return [{ number, values: meantValues(template, Object.fromEntries(texts)), problems: [] }];
  });

const DAY = String.raw`(\d{4})(?:-(\d\d?)-|/(\d\d?)/|年(\d\d?)月)(\d\d?)日?`;
const MOMENT = new RegExp(String.raw`^${DAY}(?:\s+(\d\d?):(\d\d)(?::(\d\d))?)?$`);
const two = (digits = '0') => digits.padStart(2, '0');

/**
 * `yyyy-MM-dd HH:mm:ss` of a day that was typed with or without its zeros: one alone is its first second, and seconds
 * may be left out. What is none stays as it is.
 */
export function momentOf(text: string): string {
  const [, year, dashed, slashed, chinese, day, hour, minute, second] = MOMENT.exec(text) ?? [];
  if (year === undefined) return text;
  return `${year}-${two(dashed ?? slashed ?? chinese)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

interface Kind {
  isRight: (value: string) => boolean;
  /** The text for the repeated value. */
  text: CellProblem['text'];
  params?: (value: string) => CellProblem['params'];
  /** Its length says nothing that its form does not. */
  ownLength?: true;
}

const isDay = (value: string) => momentOf(value).endsWith(' 00:00:00') && dateTime.safeParse(momentOf(value)).success;

const plainText: Kind = {
  isRight: (value) => NO_EMOJI.test(value),
  text: 'import.characters',
  params: (value) => ({ characters: strangeCharacters(value) }),
};
function amount(decimals: number): Kind {
  const form = new RegExp(String.raw`^\d{1,9}(\.\d{1,${decimals}})?$`);
  return { isRight: (value) => form.test(value), text: 'import.number', params: () => ({ decimals }) };
}

const KINDS: Readonly<Record<TemplateColumn['kind'], Kind>> = {
  text: plainText,
  code: plainText,
  choice: plainText,
  mobile: { isRight: (value) => MOBILE.test(value), text: 'import.mobile', ownLength: true },
  oneDigit: {
    isRight: (value) => /^\d$/.test(value),
    ...{ text: 'import.wholeBetween', params: () => ({ from: 0, to: 9 }), ownLength: true },
  },
  whole: {
    isRight: (value) => /^\d+$/.test(value) && posInt8.safeParse(value).success,
    ...{ text: 'import.whole', ownLength: true },
  },
  decimal4: { ...amount(4), isRight: (value) => posDec4.safeParse(value).success, ownLength: true },
  moment: { isRight: (value) => dateTime.safeParse(momentOf(value)).success, text: 'import.moment' },
  day: { isRight: isDay, text: 'import.day' },
  uscc: { isRight: isUscc, text: 'import.creditCode' },
  notGiven: { isRight: () => false, text: 'import.notGiven', ownLength: true },
  reward: amount(4),
  money: amount(2),
};

/** What people and spreadsheets put around and into numbers and codes. */
const DECORATION = /[\s\u200B\uFEFF'\u2018\u2019]/g;
const PHONE_MARKS = /[-()\u2010-\u2015\u2212.\u00B7]/g;
const COUNTRY = /^(?:\+|00)?86(?=1\d{10}$)/;

/** A mobile without country, blanks and dashes; what is none even then stays as it was typed. */
function mobileOf(value: string) {
  const digits = value.normalize('NFKC').replace(DECORATION, '').replace(PHONE_MARKS, '').replace(COUNTRY, '');
  return MOBILE.test(digits) ? digits : value;
}

const bare = (value: string) => value.normalize('NFKC').replace(DECORATION, '');

const AS_TYPED: readonly TemplateColumn['kind'][] = ['text', 'choice', 'moment', 'day', 'notGiven'];

/** A cell as it was meant: the same number, phone or code, however it was typed. */
function meant({ kind }: TemplateColumn, value: string) {
  if (kind === 'mobile') return mobileOf(value);
  if (kind === 'code' || kind === 'uscc') return bare(value).toUpperCase();
  return AS_TYPED.includes(kind) ? value : bare(value);
}

/** The cells of a row as they were meant, those of the template only. */
export const meantValues = ({ columns }: Template, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(columns.map((column) => [column.field, meant(column, values[column.field] ?? '')]));

/** What a spreadsheet shows where a formula came to nothing. */
const NO_RESULT = /^#(N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|CALC!|SPILL!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!)$/;
/** What a spreadsheet makes of a number of more digits than it can hold. */
const ROUNDED = /^-?\d(\.\d+)?E\+\d\d+$/i;

function cellProblem({ field, required, kind, max, options }: TemplateColumn, value: string): CellProblem | undefined {
  if (value === '') return required ? { field, text: 'import.required' } : undefined;
  if (NO_RESULT.test(value)) return { field, text: 'import.noResult' };
  if (ROUNDED.test(value)) return { field, text: 'import.rounded' };
  const { isRight, text, params, ownLength } = KINDS[kind];
  if (value.length > max && !ownLength) return { field, text: 'import.tooLong', params: { max } };
  if (!isRight(value)) return { field, text, ...(params ? { params: params(value) } : {}) };
  if (options && !Object.hasOwn(options, value))
    return { field, text: 'import.choice', params: { choices: Object.keys(options) } };
  return undefined;
}

/** The code behind what a cell says; '' where it says nothing that the template knows. */
export function codeIn({ columns }: Template, field: string, value: string): string {
  const options = columns.find((column) => column.field === field)?.options ?? {};
  return Object.hasOwn(options, value) ? (options[value] ?? '') : '';
}

/** What each cell shows by itself. */
export const checkCells = ({ columns }: Template, rows: readonly ImportRow[]): ImportRow[] =>
  rows.map((row) => ({
    ...row,
    problems: columns.flatMap((column) => cellProblem(column, row.values[column.field] ?? '') ?? []),
  }));

/**
 * Refuses all rows but the first that have the same value in a column; `keyOf` says what is compared, '' never equals.
 */
export function refuseRepeated(
  rows: readonly ImportRow[],
  field: string,
  keyOf = (row: ImportRow) => cell(row, field),
): ImportRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const value = keyOf(row);
    if (value === '') return row;
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, row.number);
      return row;
    }
    return { ...row, problems: [...row.problems, { field, text: 'import.repeated', params: { row: first } }] };
  });
}

/** Rows of one unit come in together: beside one that is wrong the others stay outside, and name it in this field. */
export function standTogether(
  rows: readonly ImportRow[],
  field: string,
  unitOf: (row: ImportRow) => string,
): ImportRow[] {
  const wrong = groupBy(
    rows.filter(({ problems }) => problems.length > 0),
    unitOf,
  );
  return rows.map((row) => {
    const [first] = wrong.get(unitOf(row)) ?? [];
    if (!first || row.problems.length > 0) return row;
    return { ...row, problems: [{ field, text: 'import.together', params: { row: first.number } }] };
  });
}
