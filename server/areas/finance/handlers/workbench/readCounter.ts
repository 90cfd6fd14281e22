import { ERROR } from '../../../../../src/contract/error-codes';
import { COUNTER_ROWS } from '../../../../../src/contract/finance/workbench-records';
import type { UploadedFile } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { BadSheet } from '../../../../platform/sheet/read/badSheet';
import { readCsv } from '../../../../platform/sheet/read/readCsv';
import { readFile } from '../../../../platform/sheet/read/readFile';
import type { SheetRow } from '../../../../platform/sheet/read/rowCollector';
import { type Column, COLUMN_NAMES, COLUMNS, type Fault, NEEDED, type Read, readRow } from '../../rules/counterFile';

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

/** What the rows of a partner's file say, and all that is wrong with the others. */
export async function readCounter(file: UploadedFile | undefined) {
  const sheet = await sheetOf(file);
  const at = columnsOf(sheet);
  const reads: Read[] = [];
  const faults: Fault[] = [];
  for (const { number, cells } of sheet.slice(1)) {
    const texts = COLUMN_NAMES.map((name) => [name, cells[at.get(name) ?? -1] ?? ''] as const);
    if (texts.every(([, text]) => text === '')) continue;
    // Each name of a column is among them.
    const result = readRow(number, Object.fromEntries(texts) as Record<Column, string>);
    if ('read' in result) reads.push(result.read);
    else faults.push(...result.faults);
  }
  for (const kind of ['opening', 'closing'] as const)
    for (const { row } of reads.filter((one) => one.kind === kind).slice(1))
      faults.push({ row, field: 'kind', value: '', text: 'counter.twice' });
  return { reads, faults };
}
