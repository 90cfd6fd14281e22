import type { Cell } from './cells';

/* Cells of a file that is put together row by row. */

export const text = (value: string): Cell => ({ kind: 'text', text: value });
/** Null makes an empty cell. */
export const day = (value: string | null): Cell => ({ kind: 'date', text: value ?? '' });
export const moment = (value: string | null): Cell => ({ kind: 'dateTime', text: value ?? '' });
/** A number whose digits are kept as they are. */
export const digits = (value: string): Cell => ({ kind: 'number', text: value });
