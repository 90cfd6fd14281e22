import type { Template, TemplateColumn } from '../../../../src/contract/tasks/template';
import { dateTime, posInt8 } from '../../../../src/contract/fields';
import { isUscc, MOBILE, NO_EMOJI } from '../../../../src/contract/patterns';
import { posDec4 } from '../../../../src/contract/pricing/trial';
import { unquoted } from '../../../platform/sheet/write/cells';
import type { SheetRow } from '../../../platform/sheet/read/rowCollector';

/** One fault of a cell; `text` is a key of locales/<lang>/errors.ts. */
export interface CellProblem {
  field: string;
  text: `import.${string}` | `field.${string}`;
  params?: Record<string, string | number>;
}

/** A row of the file by the fields of its template, with all that is wrong with it. */
export interface ImportRow {
  number: number;
  values: Record<string, string>;
  problems: CellProblem[];
}

/** As the template writes a title: an asterisk stands behind what has to be filled in. */
export const titleOf = ({ title, required }: TemplateColumn) => (required ? `${title}*` : title);

/** The titles decide whether it is this template; more columns than its own, and their order, do not matter. */
export function indicesOf({ columns }: Template, [head]: readonly SheetRow[]): number[] | undefined {
  const titles = (head?.cells ?? []).map((cell) => cell.replace(/[\s*＊]+/g, ''));
  const indices = columns.map(({ title }) => titles.indexOf(title));
  const isUnique = columns.every(({ title }) => titles.filter((one) => one === title).length === 1);
  return isUnique ? indices : undefined;
}

export const toRows = ({ columns }: Template, indices: readonly number[], rows: readonly SheetRow[]): ImportRow[] =>
  rows.slice(1).flatMap(({ number, cells }) => {
    const texts = columns.map(({ field }, i) => [field, unquoted(cells[indices[i] ?? -1] ?? '')] as const);
    // Notes beside the columns of the template do not make a row.
    return texts.every(([, text]) => text === '') ? [] : [{ number, values: Object.fromEntries(texts), problems: [] }];
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

const KINDS: Readonly<Record<TemplateColumn['kind'], (value: string) => boolean>> = {
  mobile: (value) => MOBILE.test(value),
  text: (value) => NO_EMOJI.test(value),
  oneDigit: (value) => /^\d$/.test(value),
  whole: (value) => /^\d+$/.test(value) && posInt8.safeParse(value).success,
  decimal4: (value) => posDec4.safeParse(value).success,
  moment: (value) => dateTime.safeParse(momentOf(value)).success,
  uscc: isUscc,
  reward: (value) => /^\d{1,9}(\.\d{1,4})?$/.test(value),
  money: (value) => /^\d{1,9}(\.\d{1,2})?$/.test(value),
  choice: (value) => NO_EMOJI.test(value),
};

/** What a spreadsheet shows where a formula came to nothing. */
const NO_RESULT = /^#(N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|CALC!|SPILL!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!)$/;
/** What a spreadsheet makes of a number of more digits than it can hold. */
const ROUNDED = /^-?\d(\.\d+)?E\+\d\d+$/i;

const MANY = '、';

function cellProblem({ field, required, kind, max, options }: TemplateColumn, value: string): CellProblem | undefined {
  if (value === '') return required ? { field, text: 'import.required' } : undefined;
  if (NO_RESULT.test(value)) return { field, text: 'import.noResult' };
  if (ROUNDED.test(value)) return { field, text: 'import.rounded' };
  if (value.length > max) return { field, text: 'import.tooLong', params: { max } };
  if (!KINDS[kind](value)) return { field, text: 'import.format' };
  if (options && !Object.hasOwn(options, value))
    return { field, text: 'import.choice', params: { choices: Object.keys(options).join(MANY) } };
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

/** Of equal values in one column all rows after the first are wrong; `keyOf` says what is compared, and '' never is. */
export function refuseRepeated(
  rows: readonly ImportRow[],
  field: string,
  keyOf = ({ values }: ImportRow) => values[field] ?? '',
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

/** Rows by what they belong to, in the order in which they come. */
export function unitsOf(rows: readonly ImportRow[], unitOf: (row: ImportRow) => string): Map<string, ImportRow[]> {
  const units = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const unit = units.get(unitOf(row));
    if (unit) unit.push(row);
    else units.set(unitOf(row), [row]);
  }
  return units;
}

/** Rows of one unit come in together: beside one that is wrong the others stay outside, and name it in this field. */
export function standTogether(
  rows: readonly ImportRow[],
  field: string,
  unitOf: (row: ImportRow) => string,
): ImportRow[] {
  const wrong = unitsOf(
    rows.filter(({ problems }) => problems.length > 0),
    unitOf,
  );
  return rows.map((row) => {
    const [first] = wrong.get(unitOf(row)) ?? [];
    if (!first || row.problems.length > 0) return row;
    return { ...row, problems: [{ field, text: 'import.together', params: { row: first.number } }] };
  });
}
