import { ERROR } from '../../../../../src/contract/error-codes';
import { COUNTER_ROWS } from '../../../../../src/contract/finance/workbench-records';
import type { UploadedFile } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { BadSheet } from '../../../../platform/sheet/read/badSheet';
import { readCsv } from '../../../../platform/sheet/read/readCsv';
import { readFile } from '../../../../platform/sheet/read/readFile';
import type { SheetRow } from '../../../../platform/sheet/read/rowCollector';
import {
  type BadRow,
  type Cells,
  type Column,
  COLUMN_NAMES,
  COLUMNS,
  type Fault,
  NEEDED,
  rawHash,
  type Read,
  readRow,
} from '../../rules/counterFile';

const ACCEPTED = { params: { accept: '.csv,.xls,.xlsx' } };

async function sheetOf(file: UploadedFile | undefined): Promise<SheetRow[]> {
  if (!file) throw new InvalidInput([{ field: 'file', text: 'field.required' }]);
  const isCsv = /\.csv$/i.test(file.originalname);
  if (!isCsv && !/\.xlsx?$/i.test(file.originalname)) throw new Failure(ERROR.fileTypeRefused, ACCEPTED);
  try {
    return isCsv ? readCsv(file.buffer, COUNTER_ROWS + 1) : await readFile(file.buffer, COUNTER_ROWS + 1);
  } catch (error) {
    if (!(error instanceof BadSheet)) throw error;
    if (error.fault === 'busy') throw new Failure(ERROR.serverBusy);
    if (error.fault === 'rows') throw new Failure(ERROR.tooManyRows, { params: { max: COUNTER_ROWS } });
    if (error.fault === 'foreign') throw new Failure(ERROR.fileTypeRefused, ACCEPTED);
    throw new Failure(ERROR.sheetUnreadable);
  }
}

/** The titles decide which column is which; their order does not matter. */
function columnsOf([head]: readonly SheetRow[]) {
  const titles = (head?.cells ?? []).map((cell) => cell.replace(/[\s*＊\uFEFF]+/g, ''));
  const at = new Map(COLUMN_NAMES.map((name) => [name, titles.indexOf(COLUMNS[name])]));
  const isHere = (name: Column) => (at.get(name) ?? -1) >= 0;
  if (!NEEDED.every(isHere) || (!isHere('no') && !isHere('text'))) throw new Failure(ERROR.wrongTemplate);
  return at;
}

/** What the rows of a partner's file say, and those that say nothing yet, with all that is wrong with them. */
export async function readCounter(file: UploadedFile | undefined) {
  const sheet = await sheetOf(file);
  const at = columnsOf(sheet);
  const reads: Read[] = [];
  const bad: BadRow[] = [];
  const seen = new Map<string, number>();
  const given = new Map<Read, Cells>();
  const refuse = (row: number, cells: Cells, faults: Fault[]) => {
    const raw = rawHash(cells);
    const n = (seen.get(raw) ?? 0) + 1;
    seen.set(raw, n);
    bad.push({ row, cells, faults, hash: `${raw}#${n}` });
  };
  for (const { number, cells } of sheet.slice(1)) {
    const texts = COLUMN_NAMES.map((name) => [name, cells[at.get(name) ?? -1] ?? ''] as const);
    if (texts.every(([, text]) => text === '')) continue;
    // Each name of a column is among them.
    const own = Object.fromEntries(texts) as Record<Column, string>;
    const result = readRow(number, own);
    if ('faults' in result) refuse(number, own, result.faults);
    else {
      reads.push(result.read);
      given.set(result.read, own);
    }
  }
  for (const kind of ['opening', 'closing'] as const)
    for (const read of reads.filter((one) => one.kind === kind).slice(1)) {
      const own = given.get(read);
      if (own) refuse(read.row, own, [{ row: read.row, field: 'kind', value: '', text: 'counter.twice' }]);
    }
  return { reads, bad };
}
