import type { Template, TemplateColumn } from '../../src/contract/transfer/import-templates';
import { MOBILE, NO_EMOJI } from '../../src/contract/patterns';
import { unquoted } from './exportCells';
import type { SheetRow } from './sheet/readSheet';

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
export function placesOf({ columns }: Template, [head]: readonly SheetRow[]): number[] | undefined {
  const titles = (head?.cells ?? []).map((cell) => cell.replace(/[\s*＊]+/g, ''));
  const places = columns.map(({ title }) => titles.indexOf(title));
  const isUnique = columns.every(({ title }) => titles.filter((one) => one === title).length === 1);
  return isUnique ? places : undefined;
}

export const toRows = ({ columns }: Template, places: readonly number[], rows: readonly SheetRow[]): ImportRow[] =>
  rows.slice(1).flatMap(({ number, cells }) => {
    const texts = columns.map(({ field }, i) => [field, unquoted(cells[places[i] ?? -1] ?? '')] as const);
    // Notes beside the columns of the template do not make a row.
    return texts.every(([, text]) => text === '') ? [] : [{ number, values: Object.fromEntries(texts), problems: [] }];
  });

const KINDS: Readonly<Record<TemplateColumn['kind'], RegExp>> = {
  mobile: MOBILE,
  text: NO_EMOJI,
  oneDigit: /^\d$/,
  count: /^[1-9]\d{0,7}$/,
  price: /^\d{1,9}(\.\d{1,4})?$/,
  money: /^\d{1,9}(\.\d{1,2})?$/,
  choice: NO_EMOJI,
};

const MANY = '、';

function cellProblem({ field, required, kind, max, options }: TemplateColumn, value: string): CellProblem | undefined {
  if (value === '') return required ? { field, text: 'import.required' } : undefined;
  if (value.length > max) return { field, text: 'import.tooLong', params: { max } };
  if (!KINDS[kind].test(value)) return { field, text: 'import.format' };
  if (options && !Object.hasOwn(options, value))
    return { field, text: 'import.choice', params: { options: Object.keys(options).join(MANY) } };
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

/** Of equal values in one column all rows after the first are wrong. */
export function refuseRepeated(rows: readonly ImportRow[], field: string): ImportRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const value = row.values[field] ?? '';
    if (value === '') return row;
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, row.number);
      return row;
    }
    return { ...row, problems: [...row.problems, { field, text: 'import.repeated', params: { row: first } }] };
  });
}
