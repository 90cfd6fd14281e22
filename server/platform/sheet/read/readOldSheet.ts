import { type CellObject, read } from '@e965/xlsx';
import { BadSheet } from './badSheet';
import { firstSheetOnly } from './biffRecords';
import { cellText, isBuiltInDate, numberShown, styleOf } from './cells';
import { oldWorkbookOf } from './ole2';
import { RowCollector, type SheetRow } from './rowCollector';

/** By its number in a cell. */
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/** The shown text of the cell; of a formula, the result that was stored last. */
function shown({ t, v, z }: CellObject, from1904: boolean): string {
  if (typeof v === 'string') return cellText(v);
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE';
  if (typeof v !== 'number') return '';
  if (t === 'e') return ERRORS[v] ?? '#VALUE!';
  const known = typeof z === 'number' && isBuiltInDate(z) ? 'day' : 1;
  return numberShown(String(v), typeof z === 'string' ? styleOf(z) : known, from1904);
}

function parse(workbook: Buffer) {
  try {
    const { SheetNames, Sheets, Workbook } = read(workbook, {
      ...{ type: 'buffer', dense: true, cellNF: true, cellText: false, cellHTML: false, cellFormula: false },
    });
    const sheet = Sheets[SheetNames[0] ?? ''];
    return {
      rows: sheet?.['!data'] ?? [],
      merges: sheet?.['!merges'] ?? [],
      from1904: Workbook?.WBProps?.date1904 === true,
    };
  } catch {
    // The library throws arbitrary errors on invalid records.
    throw new BadSheet('damaged');
  }
}

/** The rows of the first sheet that is shown of an .xls file of Excel 97 and later. Throws `BadSheet`. */
export function readOldSheet(bytes: Buffer, maxRows: number): SheetRow[] {
  const { rows, merges, from1904 } = parse(firstSheetOnly(oldWorkbookOf(bytes)));
  const collector = new RowCollector(maxRows);
  rows.forEach((cells, at) => {
    const row: SheetRow = { number: at + 1, cells: [] };
    cells.forEach((cell, column) => collector.put(row, column, shown(cell, from1904)));
    collector.end(row);
  });
  for (const { s, e } of merges) collector.merge({ column: s.c, top: s.r + 1, bottom: e.r + 1 });
  return collector.finish();
}
