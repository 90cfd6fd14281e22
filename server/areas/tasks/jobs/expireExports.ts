import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { EXPORT_STATUS } from '../../../../src/contract/tasks/exports';
import type { Db } from '../../../platform/database/db';
import { exportJob } from '../data/schema/export';

const { finished, expired } = EXPORT_STATUS;

/** Writes down which files time has taken (docs/domain/tasks.md#exports: 2 → 5); every minute and before each read. */
export const expireExports = (db: Db, now: string) =>
  db
    .update(exportJob)
    .set({ status: expired })
    .where(and(eq(exportJob.status, finished), lt(exportJob.expireTime, now)));

/** Finished files that nobody can read any more. */
export const uselessFiles = (db: Db) =>
  db
    .select({ jobNo: exportJob.jobNo, storedAs: exportJob.storedAs })
    .from(exportJob)
    .where(and(isNotNull(exportJob.storedAs), or(eq(exportJob.status, expired), eq(exportJob.deleted, 1))));

export const forgetFiles = (db: Db, jobNos: string[]) =>
  db.update(exportJob).set({ storedAs: null }).where(inArray(exportJob.jobNo, jobNos));
