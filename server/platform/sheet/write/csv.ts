import { type Cell, safeText } from './cells';

/** Spreadsheets read a file without it in the code page of the machine. */
export const BOM = '\uFEFF';

const FIGURES: ReadonlySet<Cell['kind']> = new Set(['number', 'decimal', 'percent']);

const written = ({ kind, text }: Cell) =>
  // Always in quotes: where lists are separated by semicolons, a spreadsheet would find a new cell inside of the text.
  FIGURES.has(kind) || text === '' ? text : `"${safeText(text).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly Cell[]) => `${cells.map(written).join(',')}\r\n`;
