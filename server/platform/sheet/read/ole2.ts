import { BadSheet } from './badSheet';

/* The container of files from before 2007: a small file system, sectors chained by a table. */

const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER_SIZE = 512;
const LITTLE_ENDIAN = 0xfffe;
const IN_HEADER = 109;
const ENTRY_SIZE = 128;
const MINI_SHIFT = 6;
/** Streams shorter than this lie in sectors of 64 bytes. */
const MINI_LIMIT = 4096;
/** From here on a number of a sector means something else: end of chain, free, part of the table itself. */
const FIRST_SPECIAL = 0xfffffffa;
const NOBODY = 0xffffffff;
const KIND = { stream: 2, root: 5 } as const;

export const isOle2 = (bytes: Buffer) => bytes.toString('hex', 0, 8) === SIGNATURE;

function demand(condition: boolean): asserts condition {
  if (!condition) throw new BadSheet('damaged');
}

/** Sectors of one size, and the table of their chains. */
class Sectors {
  constructor(
    private readonly bytes: Buffer,
    private readonly shift: number,
    /** The next of each sector. */
    public next: Buffer = Buffer.alloc(0),
  ) {}

  get count() {
    return Math.max(0, Math.ceil(this.bytes.length / 2 ** this.shift));
  }

  /** The last sector may be shorter: not every program pads it. */
  sector(n: number): Buffer {
    demand(n < this.count);
    const start = n * 2 ** this.shift;
    return this.bytes.subarray(start, start + 2 ** this.shift);
  }

  /** The content of a chain; one that is longer than all sectors is a loop. */
  chain(start: number): Buffer {
    const parts: Buffer[] = [];
    for (let n = start; n < FIRST_SPECIAL; n = this.next.readUInt32LE(n * 4)) {
      demand(parts.length < this.count && n * 4 + 4 <= this.next.length);
      parts.push(this.sector(n));
    }
    return Buffer.concat(parts);
  }
}

/** The table of sectors: its own sector numbers are in the header, and in a chain of further sectors. */
function readTable(bytes: Buffer, shift: number): Sectors {
  const sectors = new Sectors(bytes.subarray(2 ** shift), shift);
  const sectorNumbers: number[] = [];
  for (let i = 0; i < IN_HEADER; i += 1) sectorNumbers.push(bytes.readUInt32LE(76 + i * 4));
  const inSector = 2 ** shift / 4 - 1;
  let rounds = 0;
  for (let n = bytes.readUInt32LE(68); n < FIRST_SPECIAL; rounds += 1) {
    const sector = sectors.sector(n);
    demand(rounds < sectors.count && sector.length === 2 ** shift);
    for (let i = 0; i < inSector; i += 1) sectorNumbers.push(sector.readUInt32LE(i * 4));
    n = sector.readUInt32LE(inSector * 4);
  }
  const used = sectorNumbers.filter((n) => n < FIRST_SPECIAL);
  demand(used.length <= sectors.count);
  sectors.next = Buffer.concat(used.map((n) => sectors.sector(n)));
  return sectors;
}

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

function readEntry(directory: Buffer, n: number): Entry {
  const at = n * ENTRY_SIZE;
  demand(at + ENTRY_SIZE <= directory.length);
  const nameSize = directory.readUInt16LE(at + 64);
  return {
    name: directory.toString('utf16le', at, at + Math.min(62, Math.max(0, nameSize - 2))).toUpperCase(),
    kind: directory.readUInt8(at + 66),
    left: directory.readUInt32LE(at + 68),
    right: directory.readUInt32LE(at + 72),
    child: directory.readUInt32LE(at + 76),
    start: directory.readUInt32LE(at + 116),
    size: directory.readUInt32LE(at + 120),
  };
}

/** The streams of the root, by their names in capitals; embedded documents have trees of their own. */
function topEntries(directory: Buffer, root: Entry): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const seen = new Set<number>();
  const pending = [root.child];
  for (let n = pending.pop(); n !== undefined; n = pending.pop()) {
    if (n === NOBODY) continue;
    demand(!seen.has(n));
    seen.add(n);
    const entry = readEntry(directory, n);
    entries.set(entry.name, entry);
    pending.push(entry.left, entry.right);
  }
  return entries;
}

/**
 * A stream of the top by its name in capitals; undefined where there is none. Chains that lead out of the file or go
 * round are refused, whatever is in them.
 */
function streamOf(bytes: Buffer, name: string): Buffer | undefined {
  demand(bytes.length > HEADER_SIZE && isOle2(bytes));
  const [version, order, shift] = [bytes.readUInt16LE(26), bytes.readUInt16LE(28), bytes.readUInt16LE(30)];
  demand(order === LITTLE_ENDIAN && ((version === 3 && shift === 9) || (version === 4 && shift === 12)));
  demand(bytes.readUInt16LE(32) === MINI_SHIFT && bytes.readUInt32LE(56) === MINI_LIMIT);
  const sectors = readTable(bytes, shift);
  const directory = sectors.chain(bytes.readUInt32LE(48));
  const root = readEntry(directory, 0);
  demand(root.kind === KIND.root);
  const entry = topEntries(directory, root).get(name);
  if (entry?.kind !== KIND.stream) return undefined;
  const isSmall = entry.size < MINI_LIMIT;
  const home = isSmall
    ? new Sectors(sectors.chain(root.start), MINI_SHIFT, sectors.chain(bytes.readUInt32LE(60)))
    : sectors;
  const content = home.chain(entry.start);
  demand(content.length >= entry.size);
  return content.subarray(0, entry.size);
}

/**
 * The stream of a workbook of Excel 97 and later; one of Excel 95, one with a password and a document of Word have
 * none.
 */
export function oldWorkbookOf(bytes: Buffer): Buffer {
  const workbook = streamOf(bytes, 'WORKBOOK');
  if (!workbook) throw new BadSheet('old');
  return workbook;
}
