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

/** The number of a row: rows come in order, and one without a number follows the last. */
export function rowOf(reference: string | undefined, last: number): number {
  const row = reference === undefined ? last + 1 : Number(reference);
  if (!Number.isInteger(row) || row <= last || row > MAX_ROW) throw new BadSheet('damaged');
  return row;
}

/** `_x000D_` stands for a character that XML can not carry. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const cellText = (text: string) => unescaped(text.slice(0, SHEET_LIMITS.cellText));

/** Whether a number format shows a day or a time: letters of dates outside of quotes, colours and conditions. */
export const isDateFormat = (format: string) =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general/gi, ''));

/** Those that every spreadsheet knows without writing them down. */
export const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

const two = (n: number) => String(n).padStart(2, '0');

/** `2026-03-08`, or with its time when there is one. */
export function dateText(serial: number, from1904: boolean): string | undefined {
  if (!(serial >= 0 && serial <= LAST_DAY)) return undefined;
  const date = new Date((from1904 ? EPOCH_1904 : EPOCH) + Math.round(serial * 86_400) * 1000);
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  if (date.getTime() % DAY_MS === 0) return day;
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
}

/** As a person would have typed it: no exponent, none of the noise of binary fractions. */
export function numberText(raw: string): string {
  const text = raw.trim();
  if (/^-?\d{1,15}$/.test(text)) return text;
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  const rounded = Number(value.toPrecision(PRECISION));
  return Math.abs(rounded) < 1e21 && Math.abs(rounded) >= 1e-6
    ? String(rounded)
    : rounded.toFixed(10).replace(/\.?0+$/, '');
}
