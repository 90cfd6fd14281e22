import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Retained } from '../../../src/contract/tasks/storage';
import type { Db } from '../database/db';
import { global, ofParent } from '../scope';

/** How long rows of one table are kept (docs/storage.md#retention). */
export interface RetentionRule {
  /** As RETENTION, the screen and its texts name it. */
  readonly name: Retained;
  /** Where RETENTION names no other number. */
  readonly days: number;
  /** Fewer days are refused: they are kept for reasons that are not the operator's to weigh. */
  readonly least: number;
  /** Deletes at most `limit` rows that are older than `before`; answers how many. */
  readonly dropSome: (db: Db, given: { before: number; limit: number }) => Promise<number>;
}

/** Deletes rows by their key: chosen under a lock that nobody waits for, and no more at once than are over quickly. */
export async function deleteSome(db: Db, key: PgColumn, { old, limit }: { old: SQL | undefined; limit: number }) {
  const chosen = db
    .select({ key })
    .from(key.table)
    .where(global('clock', old))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db.delete(key.table).where(ofParent(key, chosen)).returning({ key });
  return gone.length;
}
