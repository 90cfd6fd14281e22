import { and, asc, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod';
import { DAY, HOUR, shanghai } from '../clock';
import type { Db } from '../database/db';
import { blob } from '../schema/blob';
import { file, imageWidth } from '../schema/platform';
import { settingOf } from '../settings';
import type { Files } from './files';
import { type FileStore, isOwnKey, type Stored } from './fileStore';
import { isUnused } from './references';
import { global, ofParent } from '../scope';

/** Rows at a time, so that nobody waits long for a lock. */
const BATCH = 200;

/** Milliseconds, by the clock of the store: a younger content without a row may just be being written. */
const UNKNOWN_FOR = DAY;

/**
 * Deletes uploads that no record names and that are older than so many hours; answers how many. Each is locked and looked
 * for once more before: a record that has begun to name it meanwhile keeps it, and one that comes later finds it gone.
 */
export async function dropUnused(
  files: Files,
  { ms, hours, bizType }: { ms: number; hours: number; bizType?: string },
  batch = BATCH,
) {
  const isOld = lt(file.gmtCreated, shanghai(ms - hours * HOUR));
  const old = bizType === undefined ? isOld : and(eq(file.bizType, bizType), isOld);
  const dropSome = () =>
    files.drop(async (tx) => {
      const candidates = await tx
        .select({ fileId: file.fileId })
        .from(file)
        .where(global('clock', and(old, isUnused(tx))))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (candidates.length === 0) return [];
      const ids = candidates.map(({ fileId }) => fileId);
      const copies = await tx
        .select({ fileId: imageWidth.fileId, blobKey: imageWidth.blobKey })
        .from(imageWidth)
        .where(ofParent(imageWidth.fileId, ids));
      const gone = await tx
        .delete(file)
        .where(ofParent(file.fileId, ids, isUnused(tx)))
        .returning({ fileId: file.fileId, blobKey: file.blobKey });
      const without = new Set(gone.map(({ fileId }) => fileId));
      return [...gone, ...copies.filter(({ fileId }) => without.has(fileId))].map(({ blobKey }) => blobKey);
    });
  let dropped = 0;
  for (let some = await dropSome(); some > 0; some = await dropSome()) dropped += some;
  return dropped;
}

async function knownOf(db: Db, keys: readonly string[]) {
  const rows = await db.select({ key: blob.blobKey }).from(blob).where(ofParent(blob.blobKey, keys));
  return new Set(rows.map(({ key }) => key));
}

async function* batches(stored: AsyncIterable<Stored>) {
  let some: Stored[] = [];
  for await (const one of stored) {
    some.push(one);
    if (some.length < BATCH) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

interface Found {
  dropped: number;
  /** Keys of the contents that have a row. */
  keys: Set<string>;
}

/**
 * Removes contents without a row that are older than `before` (milliseconds): a process was killed after it had written
 * the content, and before it had inserted the row.
 */
async function dropUnknown({ db, removesNothing }: Files, store: FileStore, before: number): Promise<Found> {
  const found: Found = { dropped: 0, keys: new Set() };
  const mayRemove = store.isTransactional || !removesNothing;
  if (mayRemove) found.dropped += await store.dropDrafts(before);
  for await (const some of batches(store.list())) {
    const known = await knownOf(
      db,
      some.map(({ key }) => key),
    );
    for (const { key, at } of some) {
      if (known.has(key)) found.keys.add(key);
      else if (mayRemove && isOwnKey(key) && at < before) {
        await store.remove(key);
        found.dropped += 1;
      }
    }
  }
  return found;
}

/**
 * Marks rows whose content cannot be found, for an administrator to see, and takes the mark from those whose content is
 * back; answers how many are missing. Nothing is removed: the disk may just not be mounted.
 */
async function markMissing({ db }: Files, { store, keys, ms }: { store: FileStore; keys: Set<string>; ms: number }) {
  let missing = 0;
  for (let after = ''; ;) {
    const rows = await db
      .select({ key: blob.blobKey, missingAt: blob.missingAt })
      .from(blob)
      .where(global('shared', and(eq(blob.store, store.name), gt(blob.blobKey, after))))
      .orderBy(asc(blob.blobKey))
      .limit(BATCH);
    for (const { key, missingAt } of rows) {
      // A content that came after the store was listed is not among the keys.
      const isThere = keys.has(key) || (await store.has(key));
      if (!isThere) missing += 1;
      if (isThere !== (missingAt === null))
        await db
          .update(blob)
          .set({ missingAt: isThere ? null : new Date(ms) })
          .where(ofParent(blob.blobKey, key));
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return missing;
    after = last.key;
  }
}

/** Removes what earlier processes have left, at once: called where no other process works on the store. */
export async function tidyOwn(files: Files) {
  const { current } = files;
  // A bucket may have more than one user.
  if (current.name !== 's3') await dropUnknown(files, current, Infinity);
}

const swept = z.object({
  /** Shanghai. */
  at: z.string(),
  /** Uploads that no record named. */
  unused: z.number(),
  /** Contents without a row. */
  unknown: z.number(),
  /** Rows without their content. */
  missing: z.number(),
});
export type Swept = z.output<typeof swept>;

export const lastSweep = settingOf('lastFileSweep', swept);

/** Compares the stores with the rows of the database, removes what belongs to nothing, and stores the result. */
export async function sweepFiles(files: Files, { ms, hours }: { ms: number; hours: number }): Promise<Swept> {
  const unused = await dropUnused(files, { ms, hours });
  let unknown = 0;
  let missing = 0;
  for (const store of files.stores) {
    const { dropped, keys } = await dropUnknown(files, store, Date.now() - UNKNOWN_FOR);
    unknown += dropped;
    missing += await markMissing(files, { store, keys, ms });
  }
  const result = { at: shanghai(ms), unused, unknown, missing };
  await lastSweep.write(files.db, result);
  return result;
}
