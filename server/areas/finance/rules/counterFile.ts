import { createHash } from 'node:crypto';
import { COUNTER_COLUMNS, type CounterColumn } from '../../../../src/contract/finance/counter';
import { DATE_FORM, type DateForm } from '../../../../src/contract/finance/counter-profile';
import { toUnits } from '../../../platform/numbers/decimal';

/* Reads a row of a partner's file, and makes its identity (docs/domain/workbench.md#the-partners-file). */

/** A row as its file has it. */
export type Cells = Readonly<Record<Column, string>>;

export const COLUMNS = {
  kind: '行类型',
  no: '对方单号',
  ourNo: '我方单号',
  date: '日期',
  amount: '金额',
  text: '摘要',
  goods: '商品编码',
  qty: '数量',
  price: '单价',
} as const;
export type Column = CounterColumn;
export const COLUMN_NAMES = COUNTER_COLUMNS;
/** A file without these columns is refused. */
export const NEEDED: readonly Column[] = ['date', 'amount'];

/** In one form, whatever program wrote it: width, blanks. */
export const canonical = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ');

const DETAIL = '明细';
const OPENING = '期初';
const CLOSING = '期末';

export interface Read {
  row: number;
  kind: 'detail' | 'opening' | 'closing';
  no: string;
  ourNo: string;
  date: string;
  /** Fen */
  amount: number;
  text: string;
  goods: string;
  /** 1/10000 */
  qty: number;
  /** SHA-256 of its own cells. */
  hash: string;
}

export interface Fault {
  row: number;
  field: Column;
  value: string;
  text: 'field.required' | 'counter.amount' | 'counter.date' | 'counter.unnamed' | 'field.tooLong' | 'counter.twice';
}

const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;
const QUANTITY = /^-?\d{1,8}(\.\d{1,4})?$/;
const DAY = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;
/** The year is last: the partner's profile says which of the others is the month. */
const YEAR_BEHIND = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** yyyy-MM-dd, in whatever form it was typed; undefined where it is no day. */
export function dayOf(text: string) {
  const [, year = '', ...parts] = DAY.exec(text.split(' ')[0] ?? '') ?? [];
  const [month = '', day = ''] = parts.filter(Boolean);
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso) ? undefined : iso;
}

/** Commas between thousands; other commas may be decimal, and are kept. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

function plain(text: string) {
  const bare = text.replace(/[¥￥\s]/g, '').replaceAll('，', ',');
  return GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
}

const scaledTo = (text: string, decimals: number) => (text === '' ? '' : String(toUnits(text, decimals)));

/** SHA-256 of a row's own cells in canonical form: equal for equal rows in files of any format. */
function hashOf(cells: Cells, { date, amount }: { date: string; amount: string }) {
  const { kind, no, ourNo, text, goods, qty, price } = cells;
  const parts = [
    kind === DETAIL ? '' : kind,
    no,
    ourNo,
    date,
    amount,
    text,
    goods,
    scaledTo(qty, 4),
    scaledTo(price, 4),
  ];
  return createHash('sha256').update(parts.join('\u001F')).digest('hex');
}

const LONGEST: Readonly<Partial<Record<Column, number>>> = { no: 60, ourNo: 60, text: 200, goods: 40 };

/** A day as the partner writes it, turned to `yyyy-MM-dd`; unchanged where it is no day or has the year first. */
export function turnedDay(text: string, form: DateForm) {
  const [, one = '', two = '', year = ''] = YEAR_BEHIND.exec(text.split(' ')[0] ?? '') ?? [];
  if (form === DATE_FORM.yearFirst || year === '') return text;
  const [day, month] = form === DATE_FORM.dayFirst ? [one, two] : [two, one];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** An amount with the other sign; unchanged where it is no amount. */
export function turnedAmount(text: string) {
  const amount = plain(canonical(text));
  if (!AMOUNT.test(amount)) return text;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

interface OwnSign {
  /** The amount as the file has it, for the row's identity. */
  amount?: string;
}

/** The content of a row, or all of its faults. */
export function readRow(row: number, given: Cells, own: OwnSign = {}): { read: Read } | { faults: Fault[] } {
  const texts = Object.fromEntries(COLUMN_NAMES.map((name) => [name, canonical(given[name])]));
  const cells = {
    ...texts,
    ...{ amount: plain(texts.amount ?? ''), qty: plain(texts.qty ?? ''), price: plain(texts.price ?? '') },
    // Each name of a column is among those that were mapped.
  } as Cells;
  const { kind, no, ourNo, text, goods } = cells;
  const isDetail = kind === '' || kind === DETAIL;
  const date = dayOf(cells.date);
  const fault = (field: Column, why: Fault['text']): Fault => ({ row, field, value: given[field], text: why });
  const faults = [
    ...(AMOUNT.test(cells.amount) ? [] : [fault('amount', cells.amount === '' ? 'field.required' : 'counter.amount')]),
    ...(isDetail && date === undefined ? [fault('date', cells.date === '' ? 'field.required' : 'counter.date')] : []),
    ...(isDetail && no === '' && text === '' ? [fault('no', 'counter.unnamed')] : []),
    ...(isDetail || kind === OPENING || kind === CLOSING ? [] : [fault('kind', 'counter.unnamed')]),
    ...(['qty', 'price'] as const).flatMap((field) =>
      cells[field] === '' || QUANTITY.test(cells[field]) ? [] : [fault(field, 'counter.amount')],
    ),
    ...COLUMN_NAMES.flatMap((field) =>
      cells[field].length > (LONGEST[field] ?? Infinity) ? [fault(field, 'field.tooLong')] : [],
    ),
  ];
  if (faults.length > 0) return { faults };
  const amount = toUnits(cells.amount, 2);
  const raw = own.amount === undefined ? amount : toUnits(plain(canonical(own.amount)), 2);
  const hash = hashOf(cells, { date: date ?? '', amount: String(raw) });
  const sort = kind === OPENING ? 'opening' : kind === CLOSING ? 'closing' : 'detail';
  const qty = cells.qty === '' ? 0 : toUnits(cells.qty, 4);
  return { read: { row, kind: sort, no, ourNo, date: date ?? '', amount, text, goods, qty, hash } };
}

/** A row that cannot be read, by its own cells. */
export interface BadRow {
  row: number;
  cells: Cells;
  faults: Fault[];
  hash: string;
}

/** A hash of unreadable cells, as they are. */
export const rawHash = (cells: Cells) =>
  createHash('sha256')
    .update(['bad', ...COLUMN_NAMES.map((name) => canonical(cells[name]))].join('\u001F'))
    .digest('hex');

/** A document of the partner: a row of his file, or several with goods. */
export interface CounterDocument {
  identity: string;
  no: string;
  ourNo: string;
  date: string;
  text: string;
  amount: number;
  lines: { code: string; qty: number; amount: number }[];
}

/** Equal rows of one file are numbered, so that two real ones stay two. */
function numbered(hash: string, seen: Map<string, number>) {
  const n = (seen.get(hash) ?? 0) + 1;
  seen.set(hash, n);
  return `${hash}#${n}`;
}

/** Rows with goods, a number and a day in common are the lines of one document; every other row is one of its own. */
export function documentsOf(rows: readonly Read[]): CounterDocument[] {
  const seen = new Map<string, number>();
  const lined = new Map<string, CounterDocument>();
  const out: CounterDocument[] = [];
  for (const { kind, no, ourNo, date, text, amount, goods, qty, hash } of rows) {
    if (kind !== 'detail') continue;
    const line = { code: goods, qty, amount };
    const key = `${no} ${date}`;
    const known = goods !== '' && no !== '' ? lined.get(key) : undefined;
    if (known) {
      known.amount += amount;
      known.lines.push(line);
      continue;
    }
    const isLined = goods !== '' && no !== '';
    // A document with lines is identified by number and day, because it may gain or lose lines.
    const identity = isLined ? `lines ${key}` : numbered(hash, seen);
    const document = { identity, no, ourNo, date, text, amount, lines: goods === '' ? [] : [line] };
    out.push(document);
    if (isLined) lined.set(key, document);
  }
  return out;
}
