import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import { EXPORT_STATUS } from '../../../../src/contract/tasks/exports';
import type { Db } from '../../../platform/database/db';
import type { Files } from '../../../platform/files/files';
import { exportJob } from '../data/schema/export';
import { global, ofParent } from '../../../platform/scope';

const { finished, expired } = EXPORT_STATUS;
/** At once. */
const SOME = 200;

/** Writes down which files time has taken (docs/domain/tasks.md#exports: 2 → 5); every minute and before each read. */
export const expireExports = (db: Db, now: string) =>
  db
    .update(exportJob)
    .set({ status: expired })
    .where(global('clock', and(eq(exportJob.status, finished), lt(exportJob.expireTime, now))));

/** Removes files that nobody can read any more: what has expired or was deleted. */
export const dropUselessFiles = (files: Files) =>
  files.drop(async (tx) => {
    const useless = await tx
      .select({ jobNo: exportJob.jobNo, blobKey: exportJob.blobKey })
      .from(exportJob)
      .where(
        global('clock', and(isNotNull(exportJob.blobKey), or(eq(exportJob.status, expired), eq(exportJob.deleted, 1)))),
      )
      .limit(SOME)
      .for('update', { skipLocked: true });
    const numbers = useless.map(({ jobNo }) => jobNo);
    if (numbers.length > 0) await tx.update(exportJob).set({ blobKey: null }).where(ofParent(exportJob.jobNo, numbers));
    return useless.flatMap(({ blobKey }) => blobKey ?? []);
  });
