import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { blob } from '../schema/blob';
import { checked, type Files, writeWhole } from './files';
import { global } from '../scope';

type Row = typeof blob.$inferSelect;

/** A content is at its new place before its row says so, and at its old one until then: a kill in between loses nothing. */
async function moveOne({ db, current, storeOf, removesNothing }: Files, row: Row) {
  const from = storeOf(row.store);
  const bytes = await from.open(row.blobKey);
  if (!bytes) return false;
  // An earlier move of it was cut short.
  await current.remove(row.blobKey);
  await writeWhole(current, { key: row.blobKey, bytes: checked(bytes, row) });
  const same = and(eq(blob.blobKey, row.blobKey), eq(blob.store, row.store));
  const moved = await db
    .update(blob)
    .set({ store: current.name })
    .where(global('shared', same))
    .returning({ key: blob.blobKey });
  // It may have been removed meanwhile.
  const gone = moved.length > 0 ? from : current;
  if (gone.isTransactional || !removesNothing) await gone.remove(row.blobKey);
  return moved.length > 0;
}

/** Takes all contents to the store that new ones go to; begun again, it goes on with those that are left. */
export async function moveFiles(files: Files) {
  const { db, current } = files;
  const missing: string[] = [];
  let moved = 0;
  for (let after = ''; ;) {
    const [row] = await db
      .select()
      .from(blob)
      .where(global('shared', and(ne(blob.store, current.name), gt(blob.blobKey, after))))
      .orderBy(asc(blob.blobKey))
      .limit(1);
    if (!row) return { moved, missing };
    if (await moveOne(files, row)) moved += 1;
    else missing.push(row.blobKey);
    after = row.blobKey;
  }
}
