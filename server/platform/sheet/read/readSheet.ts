import { BadSheet, SHEET_LIMITS } from './badSheet';
import { cellText, columnOf, isoText, NO_RESULT, numberShown, type NumberStyle, rowOf } from './cells';
import { findSheet } from './parts';
import { RowCollector, type SheetRow } from './rowCollector';
import { openArchive } from './unzip';
import { readXml } from './xml';

interface OpenCell {
  column: number;
  type: string;
  style: NumberStyle;
  isFormula: boolean;
  raw: string;
}

type Book = ReturnType<typeof findSheet>;

const BOOLEAN: Readonly<Record<string, string>> = { '0': 'FALSE', '1': 'TRUE' };

/** What the cell shows. A formula is not computed: what its program has computed last counts. */
function shown({ type, style, isFormula, raw }: OpenCell, { strings, from1904 }: Book): string {
  // A formula whose result is an empty text says that it is a text; this one was never computed.
  if (raw === '') return isFormula && type === 'n' ? NO_RESULT : '';
  if (type === 's') {
    const text = /^\d+$/.test(raw.trim()) ? strings[Number(raw)] : undefined;
    if (text === undefined) throw new BadSheet('damaged');
    return text;
  }
  if (type === 'b') return BOOLEAN[raw.trim()] ?? raw;
  if (type === 'd') return isoText(raw.trim());
  return type === 'n' ? numberShown(raw, style, from1904) : cellText(raw);
}

/** Collects the rows of a sheet while it is walked through. */
class Walker {
  private row: SheetRow = { number: 0, cells: [] };
  private cell: OpenCell | undefined;
  private isValue = false;
  private isReading = false;
  private isInRow = false;
  /** The column of a cell that does not say it. */
  private next = 0;

  constructor(
    private readonly book: Book,
    private readonly collector: RowCollector,
  ) {}

  open = (tag: string, { r, t = 'n', s = '0', ref = '' }: Readonly<Record<string, string>>) => {
    if (tag === 'row') {
      this.row = { number: rowOf(r, this.row.number), cells: [] };
      this.isInRow = true;
      this.next = 0;
    } else if (tag === 'c') this.openCell(r, t, s);
    else if (tag === 'f' && this.cell) this.cell.isFormula = true;
    else if (tag === 'rPh') this.isReading = true;
    else if (tag === 'v' || tag === 't') this.isValue = this.cell !== undefined && !this.isReading;
    else if (tag === 'mergeCell') this.collector.merge(ref);
  };

  private openCell(r: string | undefined, type: string, style: string) {
    if (!this.isInRow) throw new BadSheet('damaged');
    const column = r === undefined ? this.next : columnOf(r);
    this.next = column + 1;
    this.cell = { column, type, style: this.book.styles[Number(style)] ?? 1, isFormula: false, raw: '' };
  }

  addText = (piece: string) => {
    if (this.isValue && this.cell && this.cell.raw.length < SHEET_LIMITS.cellText) this.cell.raw += piece;
  };

  close = (tag: string) => {
    if (tag === 'v' || tag === 't') this.isValue = false;
    else if (tag === 'rPh') this.isReading = false;
    else if (tag === 'c') this.closeCell();
    else if (tag === 'row') this.closeRow();
  };

  private closeCell() {
    if (!this.cell) return;
    const { column } = this.cell;
    const text = shown(this.cell, this.book);
    this.cell = undefined;
    this.collector.put(this.row, column, text);
  }

  private closeRow() {
    this.isInRow = false;
    this.collector.end(this.row);
  }
}

/** The rows of the first sheet that is shown. Whatever the file is, this ends soon, with them or with a `BadSheet`. */
export function readSheet(bytes: Buffer, maxRows: number): SheetRow[] {
  const book = findSheet(openArchive(bytes));
  const collector = new RowCollector(maxRows);
  const walker = new Walker(book, collector);
  readXml(book.sheet, { open: walker.open, close: walker.close, text: walker.addText });
  return collector.finish();
}
