import { and, eq, sql } from 'drizzle-orm';
import { MERGE_STATUS, UNMERGE_DAYS } from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { mergeRecord } from '../schema/duplicates';

/** Merges that nobody can undo any more; `day` is today. */
export const fixMerges = (db: Db, day: string) =>
  db
    .update(mergeRecord)
    .set({ status: MERGE_STATUS.fixed })
    .where(
      global(
        'clock',
        and(
          eq(mergeRecord.status, MERGE_STATUS.merged),
          sql`${mergeRecord.mergeTime}::date < ${day}::date - ${UNMERGE_DAYS}::int`,
        ),
      ),
    );
