import { BadSheet } from './badSheet';
import { isBuiltInDate } from './cells';

/* The records of an old workbook. Its library gets those of the first sheet's cells, and nothing else of the file. */

const RECORD = {
  formula: 0x0006,
  endOf: 0x000a,
  date1904: 0x0022,
  filePass: 0x002f,
  continued: 0x003c,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  merged: 0x00e5,
  rString: 0x00d6,
  xf: 0x00e0,
  sst: 0x00fc,
  labelSst: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  boolErr: 0x0205,
  string: 0x0207,
  rk: 0x027e,
  format: 0x041e,
  begin: 0x0809,
} as const;

const BIFF8 = 0x0600;
const KIND = { globals: 0x0005, sheet: 0x0010 } as const;
const WORKSHEET = 0;
const HEAD = 4;
/** The size of a formula without its tokens: position, style, value, flags, and a token count. */
const FORMULA_SIZE = 20;
const NO_TOKENS = Buffer.from('ffff', 'hex');
/** A date format; the reader's locale decides the order. */
const ANY_DAY = 14;

const GLOBALS: ReadonlySet<number> = new Set([RECORD.date1904, RECORD.xf, RECORD.sst, RECORD.format]);
const CELLS: ReadonlySet<number> = new Set([
  ...[RECORD.formula, RECORD.mulRk, RECORD.rString, RECORD.labelSst, RECORD.number],
  ...[RECORD.label, RECORD.boolErr, RECORD.string, RECORD.rk, RECORD.merged],
]);
/** They may be longer than one record. */
const LONG: ReadonlySet<number> = new Set([RECORD.sst, RECORD.string]);

interface SheetRecord {
  type: number;
  body: Buffer;
  next: number;
}

function recordAt(stream: Buffer, at: number): SheetRecord {
  const next = at + HEAD <= stream.length ? at + HEAD + stream.readUInt16LE(at + 2) : Infinity;
  if (next > stream.length) throw new BadSheet('damaged');
  return { type: stream.readUInt16LE(at), body: stream.subarray(at + HEAD, next), next };
}

/** The begin record of a substream; versions before 1997 are refused. */
function demandBegin({ type, body }: SheetRecord, kind: number) {
  if (type !== RECORD.begin || body.length < HEAD) throw new BadSheet('damaged');
  if (body.readUInt16LE(0) !== BIFF8) throw new BadSheet('old');
  if (body.readUInt16LE(2) !== kind) throw new BadSheet('damaged');
}

/** The records of the substream that begins here, without those of nested ones (charts). */
function* recordsOf(stream: Buffer, start: number, kind: number): Generator<SheetRecord> {
  const begin = recordAt(stream, start);
  demandBegin(begin, kind);
  let depth = 1;
  for (let at = begin.next; ;) {
    const record = recordAt(stream, at);
    at = record.next;
    if (record.type === RECORD.begin) depth += 1;
    else if (record.type === RECORD.endOf) depth -= 1;
    else if (depth === 1) yield record;
    if (depth === 0) return;
  }
}

const headed = (type: number, body: Buffer) => {
  const head = Buffer.alloc(HEAD);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};

/** Records of these types, with their continuations. */
function* kept(records: Iterable<SheetRecord>, types: ReadonlySet<number>): Generator<SheetRecord> {
  let isLong = false;
  for (const record of records) {
    const goesOn = record.type === RECORD.continued;
    const isKept: boolean = goesOn ? isLong : types.has(record.type);
    if (!goesOn) isLong = isKept && LONG.has(record.type);
    if (isKept) yield record;
  }
}

/** Built-in formats that have a number only, among them Chinese and Japanese dates. */
function withKnownDay({ body }: SheetRecord, own: ReadonlySet<number>) {
  const format = body.length >= HEAD ? body.readUInt16LE(2) : 0;
  if (own.has(format) || !isBuiltInDate(format)) return body;
  const known = Buffer.from(body);
  known.writeUInt16LE(ANY_DAY, 2);
  return known;
}

const begin = (kind: number) => {
  const body = Buffer.alloc(16);
  body.writeUInt16LE(BIFF8, 0);
  body.writeUInt16LE(kind, 2);
  return headed(RECORD.begin, body);
};
const END = headed(RECORD.endOf, Buffer.alloc(0));

/** A sheet of cells, and not hidden. */
const isShown = ({ type, body }: SheetRecord) =>
  type === RECORD.boundSheet && body.length >= 8 && (body.readUInt8(4) & 3) === 0 && body.readUInt8(5) === WORKSHEET;

/** The first visible sheet of a workbook, by its offset in the stream. */
function readGlobals(stream: Buffer) {
  const records = [...recordsOf(stream, 0, KIND.globals)];
  if (records.some(({ type }) => type === RECORD.filePass)) throw new BadSheet('old');
  const sheet = records.find(isShown)?.body;
  if (!sheet) throw new BadSheet('damaged');
  const formats = records.filter(({ type, body }) => type === RECORD.format && body.length >= 2);
  const own = new Set(formats.map(({ body }) => body.readUInt16LE(0)));
  const globals = [...kept(records, GLOBALS)].map((record) =>
    headed(record.type, record.type === RECORD.xf ? withKnownDay(record, own) : record.body),
  );
  return { globals, sheet, offset: sheet.readUInt32LE(0) };
}

function cellRecord({ type, body }: SheetRecord) {
  if (type !== RECORD.formula) return headed(type, body);
  if (body.length < FORMULA_SIZE) throw new BadSheet('damaged');
  return headed(type, Buffer.concat([body.subarray(0, FORMULA_SIZE), NO_TOKENS]));
}

/**
 * A workbook of nothing but the cells of the first sheet, and of the texts and formats that they use: links, notes,
 * names, drawings and tokens of formulas are not even looked at.
 */
export function firstSheetOnly(stream: Buffer): Buffer {
  const { globals, sheet, offset } = readGlobals(stream);
  const cells = [...kept(recordsOf(stream, offset, KIND.sheet), CELLS)].map(cellRecord);
  const start = [begin(KIND.globals), ...globals];
  const bound = headed(RECORD.boundSheet, Buffer.from(sheet));
  const at = [...start, bound, END].reduce((size, { length }) => size + length, 0);
  bound.writeUInt32LE(at, HEAD);
  return Buffer.concat([...start, bound, END, begin(KIND.sheet), ...cells, END]);
}
