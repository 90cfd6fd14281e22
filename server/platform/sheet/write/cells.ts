import type { ExportField } from '../../../../src/contract/tasks/exports';
import { listed } from '../../listed';
import { yuan } from '../../numbers/money';

/** One cell of an exported file: a number as its digits, a per cent with its sign, a day or a moment as lists have it, or text. */
export type Cell = { kind: 'number' | 'decimal' | 'percent' | 'text' | 'date' | 'dateTime'; text: string };
/** Value → label, of the dictionary of a column. */
export type Labels = ReadonlyMap<string, string>;

const EMPTY: Cell = { kind: 'text', text: '' };
const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,20}))?$/;
const DAY = /^\d{4}-\d\d-\d\d(?!\d)/;
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Two decimals, rounded half up, away from zero (docs/domain/platform.md#money). */
function twoDecimals(text: string): Cell {
  const [, sign = '', whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return { kind: 'text', text };
  const digits = fraction.padEnd(3, '0');
  const fen = BigInt(whole + digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1n : 0n);
  return { kind: 'number', text: yuan(sign ? -fen : fen) };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value of a list as a cell: labels for codes, numbers for numbers and amounts, text for ids and all else. */
export function cellOf(
  value: unknown,
  { format }: Pick<ExportField, 'format'>,
  { labels, language = 'zh' }: { labels?: Labels | undefined; language?: string } = {},
): Cell {
  if (Array.isArray(value)) {
    const parts = value.map((one) => cellOf(one, {}, { labels }).text);
    return { kind: 'text', text: listed(language, parts) };
  }
  if (!isPlain(value)) return EMPTY;
  const text = String(value);
  if (labels) return { kind: 'text', text: labels.get(text) ?? text };
  if (format === 'amount') return twoDecimals(text);
  if (format === 'decimal' && DECIMAL.test(text)) return { kind: format, text };
  if (format === 'percent' && DECIMAL.test(text)) return { kind: format, text: `${text}%` };
  const [day] = DAY.exec(text) ?? [];
  if (format === 'date') return day ? { kind: 'date', text: day } : { kind: 'text', text };
  if (format === 'dateTime' && MOMENT.test(text)) return { kind: 'dateTime', text };
  const isNumber = typeof value === 'number' && Number.isFinite(value) && format !== 'text';
  return { kind: isNumber ? 'number' : 'text', text };
}

/** What a spreadsheet would take for a formula; the quote itself belongs to it, so that nothing is lost. */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
/** What it would take for a number: leading zeros and long ids would not survive that. */
const NUMERAL = /^'*(?:0\d+|\d{12,})$/;

export const isFormula = (text: string) => FORMULA.test(text);

/** Text that a spreadsheet leaves alone: `'` before what it would compute. An import takes it away again. */
export const safeText = (text: string) => (FORMULA.test(text) || NUMERAL.test(text) ? `'${text}` : text);
export const unquoted = (text: string) =>
  text.startsWith("'") && (FORMULA.test(text) || NUMERAL.test(text)) ? text.slice(1) : text;
