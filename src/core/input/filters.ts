import { PLAIN_CHARACTERS } from '@/contract/patterns';

/*
 * The input filters of docs/console.md#input-filters. Each takes whatever a field holds and answers the text that may
 * stand in it while the user is typing: total, idempotent, of bounded length, and in one pass.
 */

let fullNumber: Intl.NumberFormat | undefined;

/** String() would write large and small numbers with an exponent. The sign-in needs no `Intl`, which is slow to come. */
function written(number: number) {
  fullNumber ??= new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return fullNumber.format(number);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? written(value) : '';
}

/** Numbers typed through a Chinese or Japanese input method arrive in full width. */
const halfWidth = (text: string) =>
  text.replace(/[０-９．。－]/g, (one) => (one === '。' ? '.' : String.fromCharCode(one.charCodeAt(0) - 0xfee0)));

const OTHER_CHARACTERS = new RegExp(`[^${PLAIN_CHARACTERS}]`, 'gu');
/** Marks that turn a digit or a sign into an emoji, and are left over when the sign itself is removed. */
const EMOJI_MARKS = /[\uFE0E\uFE0F\u20E3]/g;

/** Emoji and special characters go; digits, Latin and Chinese letters, spaces and common punctuation stay. */
export const plainText = (value: unknown) => textOf(value).replace(OTHER_CHARACTERS, '').replace(EMOJI_MARKS, '');

/** `all` takes out every space; `start` and `end` only those of that end; `both` those of both ends. */
export type TrimMode = 'all' | 'both' | 'start' | 'end';

export function trim(value: unknown, mode: TrimMode = 'both') {
  const text = textOf(value);
  if (mode === 'all') return text.replace(/\s/g, '');
  // Not by a pattern: /\s+$/ takes seconds on a long run of spaces inside a text.
  if (mode === 'both') return text.trim();
  return mode === 'start' ? text.trimStart() : text.trimEnd();
}

const MAX_DIGITS = 15;

export const digits = (value: unknown, max = Infinity) => halfWidth(textOf(value)).replace(/\D/g, '').slice(0, max);

interface DecimalShape {
  /** Digits before the point. */
  integer: number;
  /** Digits after it; none: no point either. */
  fraction: number;
  signed?: boolean;
}

/** A number that is being typed: `-`, `0.` and `12.` may still become one, so they stay. */
function decimal(value: unknown, { integer, fraction, signed = false }: DecimalShape) {
  const text = halfWidth(textOf(value)).replace(/[^\d.-]/g, '');
  const sign = signed && text.startsWith('-') ? '-' : '';
  const unsigned = text.replace(/-/g, '');
  const point = unsigned.indexOf('.');
  const whole = point < 0 ? unsigned : unsigned.slice(0, point);
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, integer);
  if (point < 0 || fraction === 0) return sign + kept;
  const decimals = unsigned
    .slice(point + 1)
    .replace(/\./g, '')
    .slice(0, fraction);
  return `${sign}${kept || '0'}.${decimals}`;
}

export const integer = (value: unknown) => decimal(value, { integer: MAX_DIGITS, fraction: 0, signed: true });

/** 1 to 99,999,999: leading zeros go, and with them a zero alone. */
export const positiveInteger = (value: unknown) => digits(value).replace(/^0+/, '').slice(0, 8);

export const positiveDecimal4 = (value: unknown) => decimal(value, { integer: 8, fraction: 4 });
export const positiveDecimal5 = (value: unknown) => decimal(value, { integer: 8, fraction: 5 });
export const signedDecimal = (value: unknown) => decimal(value, { integer: 8, fraction: 4, signed: true });

/** 0 to 99.99 */
export const percent2 = (value: unknown) => decimal(value, { integer: 2, fraction: 2 });

/** 1 to 100 */
export function percent100(value: unknown) {
  const text = digits(value).replace(/^0+/, '');
  return text.length > 3 || Number(text) > 100 ? '100' : text;
}

export const money9 = (value: unknown) => decimal(value, { integer: 9, fraction: 2 });
export const money7 = (value: unknown) => decimal(value, { integer: 7, fraction: 2 });

/** A number with as many decimals as the field wants. */
export const float = (value: unknown, decimals: number) => decimal(value, { integer: MAX_DIGITS, fraction: decimals });

/** Keeps digits, one leading minus, one point and two decimals of a pasted or computed text. */
export function cleanNumber(value: unknown) {
  const text = textOf(value).replace(/[^\d.-]/g, '');
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = text.replace(/-/g, '').split('.');
  return rest.length === 0 ? sign + whole : `${sign}${whole}.${rest.join('').slice(0, 2)}`;
}

/** Null, undefined or a blank string is empty; 0 and false are not. */
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
