import { crc32, inflateRawSync } from 'node:zlib';
import { BadSheet, SHEET_LIMITS } from './badSheet';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
/** Encrypted, patched, strongly encrypted, masked. */
const FORBIDDEN_FLAGS = 0x1 | 0x20 | 0x40 | 0x2000;
const MAX_NAME = 200;
const ZIP = '504b0304';

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** A zip file whose directory has been looked through. */
export interface Archive {
  bytes: Buffer;
  /**
   * By their names in small letters: parts are told apart by more than that in no workbook, and some programs mix them.
   */
  entries: ReadonlyMap<string, Entry>;
}

function demand(condition: boolean, fault: 'damaged' | 'large' = 'damaged'): asserts condition {
  if (!condition) throw new BadSheet(fault);
}

/** By its first bytes and not by its name. */
function recognise(bytes: Buffer) {
  if (bytes.toString('hex', 0, 4) !== ZIP) throw new BadSheet('foreign');
}

function findEnd(bytes: Buffer) {
  const least = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= least; at -= 1)
    if (bytes.readUInt32LE(at) === END && bytes.readUInt16LE(at + 20) === bytes.length - at - END_SIZE) return at;
  throw new BadSheet('damaged');
}

/** Names that lead out of the archive, or mean another thing on another system. */
const isHonest = (name: string) =>
  name.length > 0 &&
  name.length <= MAX_NAME &&
  !/[\\\0:]/.test(name) &&
  !name.startsWith('/') &&
  !name.split('/').includes('..');

function readEntry(bytes: Buffer, at: number, end: number) {
  demand(at + CENTRAL_SIZE <= end && bytes.readUInt32LE(at) === CENTRAL);
  const nameSize = bytes.readUInt16LE(at + 28);
  const next = at + CENTRAL_SIZE + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  demand(next <= end && (bytes.readUInt16LE(at + 8) & FORBIDDEN_FLAGS) === 0);
  const name = bytes.toString('utf8', at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameSize);
  const entry: Entry = {
    name,
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  demand(isHonest(name) && (entry.method === DEFLATED || entry.method === STORED));
  demand(bytes.readUInt16LE(at + 34) === 0);
  return { entry, next };
}

/** Where the packed bytes of an entry begin; its own header has to agree with the directory. */
function contentOf({ bytes }: Pick<Archive, 'bytes'>, { name, offset, packed, method }: Entry) {
  demand(offset + LOCAL_SIZE <= bytes.length && bytes.readUInt32LE(offset) === LOCAL);
  demand((bytes.readUInt16LE(offset + 6) & FORBIDDEN_FLAGS) === 0 && bytes.readUInt16LE(offset + 8) === method);
  const nameSize = bytes.readUInt16LE(offset + 26);
  const nameStart = offset + LOCAL_SIZE;
  demand(bytes.toString('utf8', nameStart, nameStart + nameSize) === name);
  const start = nameStart + nameSize + bytes.readUInt16LE(offset + 28);
  demand(start + packed <= bytes.length);
  return { start, end: start + packed };
}

/** Entries that share bytes make a small file large without any of them lying. */
function refuseOverlaps(archive: Archive) {
  const ranges = [...archive.entries.values()].map((entry) => ({ from: entry.offset, ...contentOf(archive, entry) }));
  ranges.sort((a, b) => a.from - b.from);
  ranges.forEach(({ end }, i) => demand(end <= (ranges[i + 1]?.from ?? Infinity)));
}

/** Reads the directory and refuses what no spreadsheet has, before anything is unpacked. */
export function openArchive(bytes: Buffer): Archive {
  recognise(bytes);
  demand(bytes.length >= END_SIZE);
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const isOneDisk = bytes.readUInt16LE(end + 4) === 0 && bytes.readUInt16LE(end + 6) === 0;
  demand(isOneDisk && bytes.readUInt16LE(end + 8) === count);
  demand(count <= SHEET_LIMITS.entries, 'large');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  demand(at + bytes.readUInt32LE(end + 12) === end);
  let unpacked = 0;
  for (let i = 0; i < count; i += 1) {
    const { entry, next } = readEntry(bytes, at, end);
    const name = entry.name.toLowerCase();
    demand(!entries.has(name));
    unpacked += entry.size;
    demand(unpacked <= SHEET_LIMITS.unpacked, 'large');
    entries.set(name, entry);
    at = next;
  }
  demand(at === end);
  const archive = { bytes, entries };
  refuseOverlaps(archive);
  return archive;
}

/** The bytes of an entry, or undefined when there is none; never more than the directory has promised. */
export function unpack(archive: Archive, name: string): Buffer | undefined {
  const entry = archive.entries.get(name.toLowerCase());
  if (!entry) return undefined;
  const { start, end } = contentOf(archive, entry);
  const packed = archive.bytes.subarray(start, end);
  let content: Buffer;
  try {
    content = entry.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
  } catch {
    throw new BadSheet('damaged');
  }
  demand(content.length === entry.size && crc32(content) === entry.crc);
  return content;
}
