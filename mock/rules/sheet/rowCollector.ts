import { BadSheet, SHEET_LIMITS } from './badSheet';

/** A row that is not empty, as its spreadsheet counts it. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** Collects the rows of a sheet, whatever it was read from, and refuses what is too much. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  private text = 0;

  constructor(private readonly maxRows: number) {}

  /** Puts what a cell shows, its column counted from 0, into a row. */
  put({ cells }: SheetRow, column: number, shown: string) {
    const text = shown.trim();
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
}
