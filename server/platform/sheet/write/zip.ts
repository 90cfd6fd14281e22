import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { Sink } from './sink';

const deflate = promisify(deflateRaw);

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01: the same content makes the same file. */
const DAY = 0x21;
/** An empty last block: it ends a stream of blocks of which none says that it is the last. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** Little-endian numbers of so many bytes each. */
const fields = (...values: readonly (readonly [size: 2 | 4, value: number])[]) => {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

interface Entry {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

const sums = ({ crc, packed, size }: Entry) =>
  [
    [4, crc],
    [4, packed],
    [4, size],
  ] as const;

const localHeader = ({ name }: Entry) =>
  Buffer.concat([
    fields([4, LOCAL], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DAY], [4, 0], [4, 0], [4, 0]),
    fields([2, name.length], [2, 0]),
    name,
  ]);

const centralHeader = (entry: Entry) =>
  Buffer.concat([
    fields([4, CENTRAL], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DAY], ...sums(entry)),
    fields([2, entry.name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]),
    entry.name,
  ]);

/** Writes a zip file from front to back; of each entry only its sums are kept. */
export function createZip(sink: Sink) {
  const entries: Entry[] = [];
  let written = 0;
  const put = async (bytes: Buffer) => {
    written += bytes.length;
    await sink(bytes);
  };

  return {
    /** Begins the next entry; it is written piece by piece until it is closed. */
    async open(name: string) {
      const entry: Entry = { name: Buffer.from(name), offset: written, crc: 0, packed: 0, size: 0 };
      await put(localHeader(entry));
      const pack = async (bytes: Buffer) => {
        entry.packed += bytes.length;
        await put(bytes);
      };
      return {
        /** Each piece is compressed by itself, outside of the thread that answers requests. */
        async write(text: string) {
          const content = Buffer.from(text);
          entry.crc = crc32(content, entry.crc);
          entry.size += content.length;
          await pack(await deflate(content, { finishFlush: constants.Z_SYNC_FLUSH }));
        },
        async close() {
          await pack(LAST_BLOCK);
          await put(fields([4, DESCRIPTOR], ...sums(entry)));
          entries.push(entry);
        },
      };
    },
    async end() {
      const start = written;
      for (const entry of entries) await put(centralHeader(entry));
      const size = written - start;
      const count = entries.length;
      await put(fields([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, start], [2, 0]));
    },
  };
}
