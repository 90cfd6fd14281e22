import { eq } from 'drizzle-orm';
import { EXPORT_STATUS } from '../../../../../src/contract/tasks/exports';
import type { Db } from '../../../../platform/database/db';
import { exportJob, type ExportJobRow } from '../../data/schema/export';
import type { App } from '../../../../http/context';
import type { Failure } from '../../../../http/failure';
import { EXPORT_LIMITS } from '../../rules/exportJob';
import { shanghai } from '../../../../platform/clock';
import { ofParent } from '../../../../platform/scope';

const { waiting, running, finished, failed } = EXPORT_STATUS;

/** One try of a process at an export. */
export interface Run {
  job: ExportJobRow;
}

/** Changes the record of an export that is being written; false once it was cancelled. */
async function change(db: Db, { job }: Run, values: Partial<ExportJobRow>) {
  const same = ofParent(exportJob.jobNo, job.jobNo, eq(exportJob.status, running));
  const changed = await db.update(exportJob).set(values).where(same).returning({ jobNo: exportJob.jobNo });
  return changed.length > 0;
}

/**
 * Starts an export, also one that an earlier process left unfinished; undefined where it is finished, cancelled or
 * gone.
 */
export async function begin({ db, clock }: App, jobNo: string): Promise<ExportJobRow | undefined> {
  const [job] = await db.select().from(exportJob).where(ofParent(exportJob.jobNo, jobNo));
  if (!job || job.deleted === 1 || (job.status !== waiting && job.status !== running)) return undefined;
  const fresh = { status: running, startTime: shanghai(clock()), progress: 0, rowCount: null };
  const [begun] = await db
    .update(exportJob)
    .set(fresh)
    .where(ofParent(exportJob.jobNo, jobNo, eq(exportJob.status, job.status)))
    .returning();
  return begun;
}

export const noteProgress = (db: Db, run: Run, { rowCount, progress }: { rowCount: number; progress: number }) =>
  change(db, run, { rowCount, progress });

export function finish(app: App, db: Db, run: Run & { file: { rowCount: number; fileSize: number; blobKey: string } }) {
  const ms = app.clock();
  const times = { finishTime: shanghai(ms), expireTime: shanghai(ms + EXPORT_LIMITS.keep) };
  return change(db, run, { ...run.file, ...times, status: finished, progress: 100 });
}

export const fail = (app: App, db: Db, { job, failure: { code, params } }: { job: ExportJobRow; failure: Failure }) =>
  change(db, { job }, { status: failed, errorCode: code, errorParams: params, finishTime: shanghai(app.clock()) });

/** Lets the export wait for its next try. */
export const putBack = (db: Db, run: Run) => change(db, run, { status: waiting });
