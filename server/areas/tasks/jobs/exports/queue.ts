import { and, asc, count, eq, lt, notInArray, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { EXPORT_STATUS } from '../../../../../src/contract/tasks/exports';
import { exportJob } from '../../data/schema/export';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import type { App } from '../../../../http/context';
import type { Failure } from '../../../../http/failure';
import { afterInterruption, EXPORT_LIMITS } from '../../rules/exportJob';
import { shanghai } from '../../../../platform/clock';

const { waiting, running, finished, failed } = EXPORT_STATUS;

export type Job = typeof exportJob.$inferSelect;
/** One try of a process at a job. */
export interface Run {
  job: Job;
  runId: string;
}

const lease = (ms: number) => new Date(ms + EXPORT_LIMITS.lease);
const isWaiting = and(eq(exportJob.status, waiting), eq(exportJob.deleted, 0));

/** Takes the next job that the limits allow, or none. */
export async function claim({ db, clock }: App, runId: string): Promise<Run | undefined> {
  const [anything] = await db
    .select({ one: sql`1` })
    .from(exportJob)
    .where(isWaiting)
    .limit(1);
  if (!anything) return undefined;
  return db.transaction(async (tx) => {
    await takeLock(tx, 'exportClaim');
    const users = await tx
      .select({ userId: exportJob.userId, jobs: count() })
      .from(exportJob)
      .where(eq(exportJob.status, running))
      .groupBy(exportJob.userId);
    if (users.reduce((sum, { jobs }) => sum + jobs, 0) >= EXPORT_LIMITS.runningInAll) return undefined;
    const busy = users.filter(({ jobs }) => jobs >= EXPORT_LIMITS.runningPerUser).map(({ userId }) => userId);
    const [next] = await tx
      .select({ jobNo: exportJob.jobNo })
      .from(exportJob)
      .where(and(isWaiting, busy.length > 0 ? notInArray(exportJob.userId, busy) : undefined))
      .orderBy(asc(exportJob.queuedAt), asc(exportJob.jobNo))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const ms = clock();
    const [job] = await tx
      .update(exportJob)
      .set({ status: running, runId, leaseUntil: lease(ms), startTime: shanghai(ms), progress: 0, rowCount: null })
      .where(eq(exportJob.jobNo, next.jobNo))
      .returning();
    return job && { job, runId };
  });
}

const isOurs = ({ job, runId }: Run) =>
  and(eq(exportJob.jobNo, job.jobNo), eq(exportJob.runId, runId), eq(exportJob.status, running));

/** Changes the job while it is still ours; false once it was cancelled, or another process has taken it over. */
async function change({ db }: App, run: Run, values: Partial<Job>) {
  const changed = await db.update(exportJob).set(values).where(isOurs(run)).returning({ jobNo: exportJob.jobNo });
  return changed.length > 0;
}

export const noteProgress = (app: App, run: Run, { rowCount, progress }: { rowCount: number; progress: number }) =>
  change(app, run, { rowCount, progress, leaseUntil: lease(app.clock()) });

const ended = { runId: null, leaseUntil: null };

export function finish(app: App, run: Run, file: { rowCount: number; fileSize: number; storedAs: string }) {
  const ms = app.clock();
  const times = { finishTime: shanghai(ms), expireTime: shanghai(ms + EXPORT_LIMITS.keep) };
  return change(app, run, { ...file, ...times, ...ended, status: finished, progress: 100 });
}

export const fail = (app: App, run: Run, { code, params }: Failure) =>
  change(app, run, {
    ...ended,
    status: failed,
    errorCode: code,
    errorParams: params,
    finishTime: shanghai(app.clock()),
  });

/** Puts a job back that this process will not finish because it was told to stop. */
export const release = (app: App, run: Run) => change(app, run, { ...ended, status: waiting });

/**
 * Jobs whose process has gone begin anew, or fail for all to see. `alone`: no other process works on this database, so
 * every running job is one of a process that has gone.
 */
export async function takeBack({ db, clock }: App, { alone }: { alone: boolean }) {
  const ms = clock();
  const gone = and(eq(exportJob.status, running), alone ? undefined : lt(exportJob.leaseUntil, new Date(ms)));
  const [anything] = await db
    .select({ one: sql`1` })
    .from(exportJob)
    .where(gone)
    .limit(1);
  if (!anything) return;
  await db.transaction(async (tx) => {
    for (const job of await tx.select().from(exportJob).where(gone).for('update', { skipLocked: true })) {
      const interruptions = job.interruptions + 1;
      const status = afterInterruption(interruptions);
      const end = { errorCode: ERROR.exportInterrupted, finishTime: shanghai(ms) };
      await tx
        .update(exportJob)
        .set({ ...ended, status, interruptions, ...(status === failed ? end : {}) })
        .where(eq(exportJob.jobNo, job.jobNo));
    }
  });
}
