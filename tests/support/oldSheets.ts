import { utils, write } from '@e965/xlsx';

/* Files of before 2007: real ones, and containers and records put together by hand. */

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const TABLE = 0xfffffffd;
const NOTHING = 0xffffffff;

/** Numbers of 16 bits, the lowest byte first. */
export const shorts = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => bytes.writeUInt16LE(value, i * 2));
  return bytes;
};
export const record = (type: number, ...body: Buffer[]) => {
  const content = Buffer.concat(body);
  return Buffer.concat([shorts(type, content.length), content]);
};

export const BIFF8 = 0x0600;
export const begin = (kind: number, version = BIFF8) => record(0x0809, shorts(version, kind), Buffer.alloc(12));
export const end = () => record(0x000a);
export const number = (row: number, column: number, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return record(0x0203, shorts(row, column, 0), bytes);
};
/** A cell that shows a text of the table. */
export const shared = (row: number, column: number, text: number) =>
  record(0x00fd, shorts(row, column, 0, text & 0xffff, text >>> 16));
const utf16 = (text: string) => Buffer.concat([shorts(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')]);
export const textTable = (...texts: string[]) =>
  record(0x00fc, shorts(texts.length, 0, texts.length, 0), ...texts.map(utf16));

interface Book {
  globals?: Buffer[];
  cells?: Buffer[];
  /** Where the sheet is said to be. */
  offset?: number;
  /** 0 a sheet of cells, 2 a chart. */
  kind?: number;
  version?: number;
}

/** The stream of a workbook of one sheet. */
export function records({ globals = [], cells = [], offset, kind = 0, version = BIFF8 }: Book = {}): Buffer {
  const name = Buffer.from([5, 1]);
  const bound = (at: number) =>
    record(0x0085, shorts(at & 0xffff, at >>> 16), Buffer.from([0, kind]), name, Buffer.from('Sheet', 'utf16le'));
  const before = (at: number) =>
    Buffer.concat([begin(5, version), record(0x00e0, Buffer.alloc(20)), ...globals, bound(at), end()]);
  return Buffer.concat([before(offset ?? before(0).length), begin(0x10, version), ...cells, end()]);
}

interface Lies {
  table?: (table: Buffer) => void;
  entries?: (directory: Buffer) => void;
  header?: (header: Buffer) => void;
}

/** A container with one stream. */
export function container(name: string, content: Buffer, { table, entries, header }: Lies = {}): Buffer {
  const data = Buffer.alloc(Math.max(4096, Math.ceil(content.length / SECTOR) * SECTOR));
  content.copy(data);
  const sectors = data.length / SECTOR;
  const tables = Math.ceil((sectors + 2) / (SECTOR / 4 - 1));
  const next = Buffer.alloc(tables * SECTOR, 0xff);
  const point = (from: number, to: number) => next.writeUInt32LE(to, from * 4);
  for (let i = 0; i < tables; i += 1) point(i, TABLE);
  point(tables, END_OF_CHAIN);
  for (let i = 1; i <= sectors; i += 1) point(tables + i, i === sectors ? END_OF_CHAIN : tables + i + 1);
  table?.(next);
  const directory = Buffer.alloc(SECTOR);
  const entry = (n: number, text: string, facts: { kind: number; child: number; start: number; size: number }) => {
    const at = n * 128;
    directory.write(text, at, 'utf16le');
    directory.writeUInt16LE((text.length + 1) * 2, at + 64);
    directory.writeUInt8(facts.kind, at + 66);
    directory.fill(0xff, at + 68, at + 76);
    directory.writeUInt32LE(facts.child, at + 76);
    directory.writeUInt32LE(facts.start, at + 116);
    directory.writeUInt32LE(facts.size, at + 120);
  };
  entry(0, 'Root Entry', { kind: 5, child: 1, start: END_OF_CHAIN, size: 0 });
  entry(1, name, { kind: 2, child: NOTHING, start: tables + 1, size: data.length });
  entries?.(directory);
  const head = Buffer.alloc(SECTOR);
  head.write('d0cf11e0a1b11ae1', 'hex');
  shorts(0x3e, 3, 0xfffe, 9, 6).copy(head, 24);
  head.writeUInt32LE(tables, 44);
  head.writeUInt32LE(tables, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(END_OF_CHAIN, 60);
  head.writeUInt32LE(END_OF_CHAIN, 68);
  head.fill(0xff, 76);
  for (let i = 0; i < Math.min(tables, 109); i += 1) head.writeUInt32LE(i, 76 + i * 4);
  header?.(head);
  return Buffer.concat([head, next, directory, data]);
}

/** A workbook of one sheet in its container. */
export const oldBook = (book: Book, lies?: Lies) => container('Workbook', records(book), lies);

/** A workbook as a program of those days writes it; a cell is a value, or one with a format or a formula. */
export function oldWorkbook(rows: readonly unknown[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['another']]), 'Sheet2');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xls' }) as Uint8Array);
}

/** The same workbook as many small programs store it: streams of less than 4096 bytes share sectors of 64 bytes. */
export function smallOldBook(book: Book): Buffer {
  const content = records(book);
  const used = Math.ceil(content.length / 64);
  const next = Buffer.alloc(SECTOR, 0xff);
  for (let i = 0; i < used; i += 1) next.writeUInt32LE(i + 1 === used ? END_OF_CHAIN : i + 1, i * 4);
  const file = container('Workbook', content, {
    // The root holds the small sectors; the workbook begins with the first of them.
    entries: (directory) => {
      directory.writeUInt32LE(2, 116);
      directory.writeUInt32LE(used * 64, 120);
      directory.writeUInt32LE(0, 128 + 116);
      directory.writeUInt32LE(content.length, 128 + 120);
    },
    header: (head) => head.writeUInt32LE(10, 60),
    table: (table) => table.writeUInt32LE(END_OF_CHAIN, 40),
  });
  return Buffer.concat([file, next]);
}
