import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobKind, StoreName } from '../../../src/contract/tasks/storage';
import type { Clock } from '../clock';
import type { Db } from '../database/db';
import { describe } from '../fault';
import { logger } from '../logger';
import { blob } from '../schema/blob';
import type { FileStore } from './fileStore';
import { ofParent } from '../scope';

type BlobRow = typeof blob.$inferSelect;

/** What is known of a content before it is there. */
export interface BlobFacts {
  kind: BlobKind;
  /** Stands in the key, for whoever looks into a store: made by the server, such as the number of an export. */
  label?: string;
  /** Login name. */
  createdBy: string;
  branchId: string;
  mime: string;
}

/** A content that is written piece by piece. */
export interface NewBlob {
  readonly key: string;
  readonly size: () => number;
  write: (piece: string | Buffer) => Promise<void>;
  /** It is whole; nobody knows of it before `note`. */
  keep: () => Promise<void>;
  /** Records it, in the transaction in which something begins to refer to it. */
  note: (tx: Db) => Promise<void>;
  discard: () => Promise<void>;
}

/** A content that has come as a whole. */
export interface Staged extends Pick<NewBlob, 'key' | 'note' | 'discard'> {
  readonly isNoted: () => boolean;
}

interface Options {
  db: Db;
  clock: Clock;
  /** Where new contents go, and where others may still be. */
  stores: readonly [FileStore, ...FileStore[]];
  /** True for a copy of an installation: the files it would remove may be the original's. */
  removesNothing: boolean;
}

/** Contents of all kinds, wherever they are (docs/adr/0030-one-store-of-files.md). */
export interface Files extends Options {
  current: FileStore;
  storeOf: (name: StoreName) => FileStore;
  begin: (facts: BlobFacts) => Promise<NewBlob>;
  /**
   * Puts a content where it is to be, before the transaction that needs it: no other store is waited for inside of one.
   * Only the database writes it with the transaction.
   */
  stage: (content: Buffer, facts: BlobFacts) => Promise<Staged>;
  /** Undefined where it was removed, or cannot be found. */
  open: (key: string) => Promise<Readable | undefined>;
  /** Forgets contents together with whatever else a transaction does: `work` answers their keys. */
  drop: (work: (tx: Db) => Promise<readonly string[]>) => Promise<number>;
}

const keyOf = ({ kind, label }: BlobFacts) => `${kind}/${label ? `${label}-` : ''}${randomUUID()}`;

/** The bytes as they were written: an answer that is damaged or too short breaks off, and is never taken for whole. */
export async function* checked(bytes: AsyncIterable<Uint8Array>, { blobKey, sha256 }: BlobRow) {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw new Error(`The content of ${blobKey} is damaged.`);
}

/** Also used to put back or to move what has a key already. */
export async function writeWhole(
  store: FileStore,
  { key, bytes }: { key: string; bytes: AsyncIterable<Uint8Array> },
  tx?: Db,
) {
  const draft = await store.begin(key, tx);
  try {
    for await (const piece of bytes) await draft.write(Buffer.from(piece));
    await draft.keep();
  } catch (error) {
    await draft.discard().catch(() => undefined);
    throw error;
  }
}

/** Records a content, in the transaction in which something begins to refer to it. */
async function noteIn(
  tx: Db,
  { current, clock }: Files,
  { facts, ...content }: { facts: BlobFacts; blobKey: string; size: number; sha256: string },
) {
  const { kind, createdBy, branchId, mime } = facts;
  const createdAt = new Date(clock());
  await tx.insert(blob).values({ ...content, store: current.name, kind, createdBy, branchId, mime, createdAt });
}

async function begin(files: Files, facts: BlobFacts): Promise<NewBlob> {
  const key = keyOf(facts);
  const hash = createHash('sha256');
  let size = 0;
  const { write, keep, discard } = await files.current.begin(key);
  return {
    ...{ key, keep, discard, size: () => size },
    async write(piece) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      hash.update(bytes);
      size += bytes.length;
      await write(bytes);
    },
    note: (tx) => noteIn(tx, files, { facts, blobKey: key, size, sha256: hash.copy().digest('hex') }),
  };
}

async function stage(files: Files, content: Buffer, facts: BlobFacts): Promise<Staged> {
  const { current } = files;
  const key = keyOf(facts);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const store = (tx?: Db) => writeWhole(current, { key, bytes: Readable.from([content]) }, tx);
  let isNoted = false;
  if (!current.isTransactional) await store();
  return {
    ...{ key, isNoted: () => isNoted },
    async note(tx) {
      isNoted = true;
      if (current.isTransactional) await store(tx);
      await noteIn(tx, files, { facts, blobKey: key, size: content.length, sha256 });
    },
    discard: async () => {
      if (!current.isTransactional) await current.remove(key);
    },
  };
}

async function drop({ db, storeOf, removesNothing }: Files, work: (tx: Db) => Promise<readonly string[]>) {
  const gone = await db.transaction(async (tx) => {
    const keys = await work(tx);
    if (keys.length === 0) return [];
    const rows = await tx
      .delete(blob)
      .where(ofParent(blob.blobKey, keys))
      .returning({ key: blob.blobKey, store: blob.store });
    for (const { key, store } of rows) if (storeOf(store).isTransactional) await storeOf(store).remove(key, tx);
    return rows;
  });
  // What is not removed now is found by a sweep.
  for (const { key, store } of gone)
    if (!storeOf(store).isTransactional && !removesNothing)
      await storeOf(store)
        .remove(key)
        .catch((error: unknown) => logger.error({ ...describe(error), key }));
  return gone.length;
}

export function createFiles(options: Options): Files {
  const { db, stores } = options;
  const [current] = stores;
  const storeOf = (name: StoreName) => {
    const found = stores.find((one) => one.name === name);
    if (!found) throw new Error(`There are files in the store ${name}, for which nothing is configured.`);
    return found;
  };
  const files: Files = {
    ...{ ...options, current, storeOf },
    begin: (facts) => begin(files, facts),
    stage: (content, facts) => stage(files, content, facts),
    async open(key) {
      const [row] = await db.select().from(blob).where(ofParent(blob.blobKey, key));
      const bytes = row && (await storeOf(row.store).open(key));
      return row && bytes && Readable.from(checked(bytes, row), { objectMode: false });
    },
    drop: (work) => drop(files, work),
  };
  return files;
}
