import { BadSheet, SHEET_LIMITS } from './badSheet';

const MAX_ROW = 1_048_576;
const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet's calendar, which has a 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;
const PRECISION = 15;

/** Column of `C7`, counted from 0. */
export function columnOf(reference: string): number {
  const [, letters = ''] = /^([A-Z]{1,3})[1-9]\d{0,6}$/.exec(reference) ?? [];
  if (!letters) throw new BadSheet('damaged');
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The left column of `A2:C7`, from its first row to its last. */
export function areaOf(reference: string) {
  const [first = '', last = first] = reference.split(':');
  const row = (cell: string) => Number(/\d+$/.exec(cell)?.[0]);
  return { column: columnOf(first), top: row(first), bottom: columnOf(last) >= 0 ? row(last) : 0 };
}

/** The number of a row: rows come in order, and one without a number follows the last. */
export function rowOf(reference: string | undefined, last: number): number {
  const row = reference === undefined ? last + 1 : Number(reference);
  if (!Number.isInteger(row) || row <= last || row > MAX_ROW) throw new BadSheet('damaged');
  return row;
}

/** `_x000D_` stands for a character that XML cannot carry. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const cellText = (text: string) => unescaped(text.slice(0, SHEET_LIMITS.cellText));

/**
 * How a number is shown: as a day or a time, or with at least so many digits (1 where its format says nothing of it).
 */
export type NumberStyle = 'day' | number;

/**
 * By a number format: days have their letters outside of quotes, colours and conditions; `000000` fills up with zeros.
 */
export function styleOf(format: string): NumberStyle {
  const bare = format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general/gi, '');
  if (/[ymdhs]|aaa/i.test(bare)) return 'day';
  const [first = ''] = bare.split(';');
  return /^0+$/.test(first) ? first.length : 1;
}

/** Days that every spreadsheet knows without writing their formats down; 48 is a number with an exponent, 49 a text. */
export const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Shown for a formula without a computed result, as error texts are for errors. */
export const NO_RESULT = '#CALC!';

const two = (n: number) => String(n).padStart(2, '0');

/** `2026-03-08`, or with its time when there is one. */
function dateText(serial: number, from1904: boolean): string | undefined {
  if (!(serial >= 0 && serial <= LAST_DAY)) return undefined;
  const date = new Date((from1904 ? EPOCH_1904 : EPOCH) + Math.round(serial * 86_400) * 1000);
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  if (date.getTime() % DAY_MS === 0) return day;
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
}

/**
 * As a person would have typed it: none of the noise of binary fractions, and no exponent but where a spreadsheet has
 * one itself: of a number of more than fifteen digits it has lost the last, and a code of such a number is wrong.
 */
function numberText(raw: string): string {
  const text = raw.trim();
  if (/^-?\d{1,15}$/.test(text)) return text;
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  const rounded = Number(value.toPrecision(PRECISION));
  if (Math.abs(rounded) >= 10 ** PRECISION) return Number(rounded.toPrecision(6)).toExponential().toUpperCase();
  return Math.abs(rounded) >= 1e-6 ? String(rounded) : rounded.toFixed(10).replace(/\.?0+$/, '');
}

/** The text that a cell with a number shows. */
export function numberShown(raw: string, style: NumberStyle, from1904: boolean): string {
  if (style === 'day') return (raw.trim() === '' ? undefined : dateText(Number(raw), from1904)) ?? numberText(raw);
  const text = numberText(raw);
  return /^\d+$/.test(text) ? text.padStart(style, '0') : text;
}

/** A day as files of the strict kind write it: `2026-03-08T10:30:00` is a moment with a blank in the middle. */
export const isoText = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text) ? text.slice(0, 19).replace('T', ' ').replace(' 00:00:00', '') : text;
