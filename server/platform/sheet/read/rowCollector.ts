import { BadSheet, SHEET_LIMITS } from './badSheet';
import { areaOf } from './cells';

/** A row that is not empty, as its spreadsheet counts it. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** Cells of one column that were made one, from the top; rows as their spreadsheet counts them. */
interface Merged {
  column: number;
  top: number;
  bottom: number;
}

/** Cells that merged ones may fill; an honest file has a few for each row. */
const MOST_MERGED = 1_000_000;
/** Marks of direction and joints of no width: they come along when a text is copied, and nobody sees them. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Collects the rows of a sheet, whatever it was read from, and refuses what is too much. */
export class RowCollector {
  private readonly rows: SheetRow[] = [];
  private text = 0;
  private readonly merged: Merged[] = [];

  constructor(private readonly maxRows: number) {}

  /** Puts what a cell shows, its column counted from 0, into a row. */
  put({ cells }: SheetRow, column: number, shown: string) {
    const text = shown.replace(UNSEEN, '').trim();
    if (text === '') return;
    if (column >= SHEET_LIMITS.columns) throw new BadSheet('large');
    this.text += text.length;
    if (this.text > SHEET_LIMITS.text) throw new BadSheet('large');
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  /** Ends a row; one without a text is none. */
  end(row: SheetRow) {
    if (row.cells.length === 0) return;
    if (this.rows.length >= this.maxRows) throw new BadSheet('rows');
    this.rows.push(row);
  }

  merge(area: string | Merged) {
    this.merged.push(typeof area === 'string' ? areaOf(area) : area);
    if (this.merged.length > MOST_MERGED) throw new BadSheet('large');
  }

  /**
   * The rows. What stands in merged cells is that of each of their rows; those below the titles have none of them, and a
   * row that has nothing of its own is none.
   */
  finish(): SheetRow[] {
    const byNumber = new Map(this.rows.slice(1).map((row) => [row.number, row]));
    const last = this.rows.at(-1)?.number ?? 0;
    let filled = 0;
    for (const { column, top, bottom } of this.merged) {
      const text = byNumber.get(top)?.cells[column] ?? '';
      for (let at = top + 1; text !== '' && at <= Math.min(bottom, last); at += 1) {
        filled += 1;
        if (filled > MOST_MERGED) throw new BadSheet('large');
        const row = byNumber.get(at);
        if (row && (row.cells[column] ?? '') === '') this.put(row, column, text);
      }
    }
    return this.rows;
  }
}
