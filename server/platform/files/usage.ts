import { count, desc, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database/db';
import { blob } from '../schema/blob';
import { global } from '../scope';

/** The bytes of all contents that a query finds. */
export const totalBytes = sql`coalesce(sum(${blob.size}), 0)`.mapWith(Number);

/** What is kept: of which kind, and where. */
export const usageByKind = (db: Db) =>
  db
    .select({ kind: blob.kind, store: blob.store, files: count(), bytes: totalBytes })
    .from(blob)
    .groupBy(blob.kind, blob.store)
    .orderBy(blob.kind, blob.store);

/** Who keeps most. */
export const largestUsers = (db: Db, limit: number) =>
  db
    .select({ loginName: blob.createdBy, files: count(), bytes: totalBytes })
    .from(blob)
    .groupBy(blob.createdBy)
    .orderBy(desc(totalBytes), blob.createdBy)
    .limit(limit);

export const countMissing = (db: Db) => db.$count(blob, global('shared', isNotNull(blob.missingAt)));
