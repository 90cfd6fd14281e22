import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { IMPORT_STATUS, type ImportStatus } from '../../../../../src/contract/tasks/imports';
import type { Db } from '../../../../platform/database/db';
import { importRecord } from '../../data/schema/import';
import type { App } from '../../../../http/context';
import { MINUTE } from '../../../../platform/clock';

const { checking, writing } = IMPORT_STATUS;
/** A process that says nothing for so long has gone. */
const LEASE = 2 * MINUTE;

export type Job = Omit<typeof importRecord.$inferSelect, 'content'>;
/** One try of a process at an import. */
export interface Run {
  job: Job;
  runId: string;
}

const isOpen = inArray(importRecord.status, [checking, writing]);
const lease = (ms: number) => new Date(ms + LEASE);

/** Takes the next import that nobody works on, or none. */
export async function claim({ db, clock }: App, runId: string): Promise<Run | undefined> {
  const free = db
    .select({ importNo: importRecord.importNo })
    .from(importRecord)
    .where(and(isOpen, isNull(importRecord.runId)))
    .orderBy(asc(importRecord.importNo))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(importRecord)
    .set({ runId, leaseUntil: lease(clock()) })
    .where(inArray(importRecord.importNo, free))
    .returning();
  return job && { job, runId };
}

/** Changes the record while it is still ours; false once another process has taken it over. */
export async function hold({ job, runId }: Run, { db, ms }: { db: Db; ms: number }, values: Partial<Job> = {}) {
  const locked = await db
    .update(importRecord)
    .set({ leaseUntil: lease(ms), ...values })
    .where(and(eq(importRecord.importNo, job.importNo), eq(importRecord.runId, runId)))
    .returning({ importNo: importRecord.importNo });
  return locked.length > 0;
}

export const ended = (status: ImportStatus, finishTime: string) => ({
  ...{ status, finishTime },
  runId: null,
  leaseUntil: null,
});

/** Puts an import back that this process will not finish because it was told to stop. */
export const release = (app: App, run: Run) =>
  hold(run, { db: app.db, ms: app.clock() }, { runId: null, leaseUntil: null });

/** Imports whose process has gone may be taken up again. */
export async function takeBack({ db, clock }: App, { alone }: { alone: boolean }) {
  const gone = alone ? undefined : lt(importRecord.leaseUntil, new Date(clock()));
  await db
    .update(importRecord)
    .set({ runId: null, leaseUntil: null, interruptions: sql`${importRecord.interruptions} + 1` })
    .where(and(isOpen, isNotNull(importRecord.runId), gone));
}
