import { and, asc, eq, gt, max, sql, sum } from 'drizzle-orm';
import type { Db } from '../database/db';
import { blobChunk } from '../schema/blob';
import { demandKey, type Draft, type FileStore, type Stored } from './fileStore';
import { piecesOf } from './pieces';
import { global } from '../scope';

/** Bytes of a row: a row is read at once. */
const PIECE = 256 * 1024;
/** Keys that are listed at once. */
const PAGE = 500;
/** The position of a row without bytes, written last: the content is whole. */
const WHOLE = 0;

const isOf = (key: string) => eq(blobChunk.blobKey, key);
const at = (key: string, position: number) => and(isOf(key), eq(blobChunk.position, position));
const isWhole = sql<boolean>`bool_or(${blobChunk.position} = ${WHOLE})`;

function beginIn(db: Db, blobKey: string): Draft {
  const pieces = piecesOf(PIECE);
  let position = WHOLE;
  const store = async (bytes: Buffer) => {
    position += 1;
    await db.insert(blobChunk).values({ blobKey, position, bytes });
  };
  return {
    async write(piece) {
      for (const bytes of pieces.push(piece)) await store(bytes);
    },
    async keep() {
      await store(pieces.rest());
      await db.insert(blobChunk).values({ blobKey, position: WHOLE, bytes: Buffer.alloc(0) });
    },
    discard: async () => {
      await db.delete(blobChunk).where(global('shared', isOf(blobKey)));
    },
  };
}

async function* piecesIn(db: Db, key: string) {
  for (let position = 1; ; position += 1) {
    const [piece] = await db
      .select({ bytes: blobChunk.bytes })
      .from(blobChunk)
      .where(global('shared', at(key, position)));
    if (!piece) return;
    yield Buffer.from(piece.bytes);
  }
}

async function* list(db: Db, after = ''): AsyncGenerator<Stored & { isWhole: boolean }> {
  const rows = await db
    .select({
      key: blobChunk.blobKey,
      bytes: sum(sql`octet_length(${blobChunk.bytes})`).mapWith(Number),
      at: max(blobChunk.writtenAt),
      isWhole,
    })
    .from(blobChunk)
    .where(global('shared', gt(blobChunk.blobKey, after)))
    .groupBy(blobChunk.blobKey)
    .orderBy(asc(blobChunk.blobKey))
    .limit(PAGE);
  for (const row of rows) yield { ...row, at: row.at?.getTime() ?? 0 };
  const last = rows.at(-1);
  if (last && rows.length === PAGE) yield* list(db, last.key);
}

async function* listWhole(db: Db): AsyncGenerator<Stored> {
  for await (const { isWhole: counts, ...stored } of list(db)) if (counts) yield stored;
}

async function dropDrafts(db: Db, before: number) {
  let dropped = 0;
  for await (const one of list(db)) {
    if (one.isWhole || one.at >= before) continue;
    await db.delete(blobChunk).where(global('shared', isOf(one.key)));
    dropped += 1;
  }
  return dropped;
}

/** Contents beside everything else: one thing to back up, and every process reaches it. */
export function databaseStore(own: Db): FileStore {
  const has = async (key: string) => (await own.$count(blobChunk, global('shared', at(key, WHOLE)))) > 0;
  return {
    name: 'database',
    isTransactional: true,
    has,
    begin: (key, db = own) => Promise.resolve(key).then((one) => beginIn(db, demandKey(one))),
    open: async (key) => ((await has(key)) ? piecesIn(own, key) : undefined),
    remove: async (key, db = own) => {
      await db.delete(blobChunk).where(global('shared', isOf(key)));
    },
    list: () => listWhole(own),
    dropDrafts: (before) => dropDrafts(own, before),
  };
}
