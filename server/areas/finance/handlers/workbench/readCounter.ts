import { ERROR } from '../../../../../src/contract/error-codes';
import { type CounterProfileForm, SIGN_RULE } from '../../../../../src/contract/finance/counter-profile';
import { COUNTER_ROWS } from '../../../../../src/contract/finance/workbench-records';
import type { UploadedFile } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { BadSheet } from '../../../../platform/sheet/read/badSheet';
import { readCsv } from '../../../../platform/sheet/read/readCsv';
import { readFile } from '../../../../platform/sheet/read/readFile';
import type { SheetRow } from '../../../../platform/sheet/read/rowCollector';
import {
  type BadRow,
  canonical,
  type Cells,
  type Column,
  COLUMN_NAMES,
  COLUMNS,
  type Fault,
  NEEDED,
  rawHash,
  type Read,
  readRow,
  turnedAmount,
  turnedDay,
} from '../../rules/counterFile';

/** The most titles of a file that an answer names. */
const MOST_TITLES = 60;

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

/** A title without surrounding punctuation. */
const bare = (title: string) => title.replace(/[\s*＊\uFEFF]+/g, '');

type Profile = Pick<CounterProfileForm, 'columns' | 'dateForm' | 'signRule' | 'signColumn' | 'plusWord'>;

function positions(titles: readonly string[], named: Readonly<Record<Column, string>>) {
  const at = new Map(COLUMN_NAMES.map((name) => [name, named[name] === '' ? -1 : titles.indexOf(bare(named[name]))]));
  const isHere = (name: Column) => (at.get(name) ?? -1) >= 0;
  return NEEDED.every(isHere) && (isHere('no') || isHere('text')) ? at : undefined;
}

/**
 * Finds the columns by their titles, in any order. The template's titles need no profile; for a file that fits neither,
 * the answer names the titles, so that the user can assign them.
 */
function layoutOf([head]: readonly SheetRow[], profile: Profile | undefined) {
  const titles = (head?.cells ?? []).map(bare);
  const usual = positions(titles, COLUMNS);
  if (usual) return { at: usual, profile: undefined, signAt: -1 };
  const own = profile && positions(titles, profile.columns);
  const signAt = profile?.signRule === SIGN_RULE.byColumn ? titles.indexOf(bare(profile.signColumn)) : -1;
  if (!own || (profile.signRule === SIGN_RULE.byColumn && signAt < 0))
    throw new Failure(ERROR.wrongTemplate, { data: { titles: titles.filter(Boolean).slice(0, MOST_TITLES) } });
  return { at: own, profile, signAt };
}

/** The partner's dates and signs turned into our form; cells that cannot be read stay as they are. */
function turned(cells: Cells, profile: Profile | undefined, sign: string): Cells {
  if (!profile) return cells;
  const { signRule, dateForm, plusWord } = profile;
  const isTurned =
    signRule === SIGN_RULE.reversed || (signRule === SIGN_RULE.byColumn && canonical(sign) !== canonical(plusWord));
  return {
    ...cells,
    date: turnedDay(cells.date, dateForm),
    amount: isTurned ? turnedAmount(cells.amount) : cells.amount,
  };
}

/** The rows of a partner's file, and those that cannot be read, with all of their faults. */
export async function readCounter(file: UploadedFile | undefined, known?: Profile) {
  const sheet = await sheetOf(file);
  const { at, profile, signAt } = layoutOf(sheet, known);
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
    // Each name of a column has a text.
    const raw = Object.fromEntries(texts) as Record<Column, string>;
    const own = turned(raw, profile, cells[signAt] ?? '');
    const result = readRow(number, own, { amount: raw.amount });
    if ('faults' in result) refuse(number, own, result.faults);
    else {
      reads.push(result.read);
      given.set(result.read, own);
    }
  }
  const twice = new Set(
    (['opening', 'closing'] as const).flatMap((kind) => reads.filter((one) => one.kind === kind).slice(1)),
  );
  for (const read of twice) {
    const own = given.get(read);
    if (own) refuse(read.row, own, [{ row: read.row, field: 'kind', value: '', text: 'counter.twice' }]);
  }
  return { reads: reads.filter((read) => !twice.has(read)), bad };
}
