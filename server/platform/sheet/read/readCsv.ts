import { BadSheet, SHEET_LIMITS } from './badSheet';
import type { SheetRow } from './rowCollector';

/** UTF-8, or what a Chinese spreadsheet writes where it is not asked: the bytes decide. */
export function csvText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    try {
      return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
    } catch {
      throw new BadSheet('damaged');
    }
  }
}

/** Cells of one line; a quoted one may have commas, quotes twice, and lines of its own. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;

/** The rows of a file with commas. */
export function readCsv(bytes: Buffer, maxRows: number): SheetRow[] {
  const text = csvText(bytes);
  // What is no text at all has zeros in it.
  if (text.includes('\0')) throw new BadSheet('foreign');
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let number = 1;
  const end = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ number, cells });
    if (rows.length > maxRows) throw new BadSheet('rows');
    cells = [];
    number += 1;
  };
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    if (!found) throw new BadSheet('damaged');
    const [, quoted, plain = '', mark] = found;
    cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (cells.length > SHEET_LIMITS.columns) throw new BadSheet('large');
    if (mark !== ',') end();
  }
  // A comma may be the last sign of the file.
  end();
  return rows;
}
