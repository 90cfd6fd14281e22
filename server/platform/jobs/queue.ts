import { and, asc, count, eq, inArray, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { takeLock } from '../database/advisoryLocks';
import { chunks } from '../database/chunks';
import type { Db } from '../database/db';
import { describe } from '../fault';
import { logger } from '../logger';
import { JOB_STATE } from '../../../src/contract/tasks/jobs';
import { job } from '../schema/job';
import { traceparent } from '../trace';
import { backoff, type JobHost, type JobRow, type Kinds, LEASE } from './kinds';
import { global } from '../scope';

const { waiting, running, done, dead, cancelled } = JOB_STATE;

export interface NewJob {
  kind: string;
  key: string;
  payload: unknown;
  /** Milliseconds; at once without it. */
  runAt?: number;
  priority?: number;
  lane?: string;
}

/** Puts jobs into the queue, with the transaction that is given; one that is there already stays as it is. */
export async function enqueue(db: Db, jobs: readonly NewJob[], ms: number) {
  for (const some of chunks(jobs))
    await db
      .insert(job)
      .values(
        some.map(({ runAt = ms, ...one }) => ({
          ...{ ...one, runAt: new Date(runAt), createdAt: new Date(ms), traceparent: traceparent() },
        })),
      )
      .onConflictDoNothing();
}

/** A job that this process works on. */
export interface Claim {
  row: JobRow;
  runId: string;
}

/** Conditions on the kinds whose limits leave room: `free` is what this process has left of each. */
async function roomFor<Host extends JobHost>(tx: Db, kinds: Kinds<Host>, free: ReadonlyMap<string, number>) {
  const busy = await tx
    .select({ kind: job.kind, lane: job.lane, jobs: count() })
    .from(job)
    .where(global('shared', eq(job.state, running)))
    .groupBy(job.kind, job.lane);
  return Object.entries(kinds).flatMap(([kind, { atOnce, perLane }]) => {
    const own = busy.filter((one) => one.kind === kind);
    const all = own.reduce((sum, { jobs }) => sum + jobs, 0);
    if ((free.get(kind) ?? 0) <= 0 || all >= atOnce) return [];
    const full = own.filter(({ jobs }) => jobs >= perLane).map(({ lane }) => lane);
    return [and(eq(job.kind, kind), full.length > 0 ? not(inArray(job.lane, full)) : undefined)];
  });
}

/** Takes the next job that is due and that the limits allow, or none. */
export async function claim<Host extends JobHost>(
  { db, clock }: JobHost,
  { kinds, free, runId }: { kinds: Kinds<Host>; free: ReadonlyMap<string, number>; runId: string },
): Promise<Claim | undefined> {
  const now = new Date(clock());
  const names = [...free].flatMap(([kind, left]) => (left > 0 ? [kind] : []));
  const due = and(eq(job.state, waiting), lte(job.runAt, now), inArray(job.kind, names));
  // Most of the time there is nothing: that is found out without a lock.
  const [anything] = await db.select({ id: job.jobId }).from(job).where(global('shared', due)).limit(1);
  if (!anything) return undefined;
  return db.transaction(async (tx) => {
    await takeLock(tx, 'jobClaim');
    const room = await roomFor(tx, kinds, free);
    if (room.length === 0) return undefined;
    const next = tx
      .select({ jobId: job.jobId })
      .from(job)
      .where(global('shared', and(due, or(...room))))
      .orderBy(asc(job.priority), asc(job.runAt), asc(job.jobId))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await tx
      .update(job)
      .set({
        ...{ state: running, runId, leaseUntil: new Date(now.getTime() + LEASE) },
        attempt: sql`${job.attempt} + 1`,
        startedAt: sql`coalesce(${job.startedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(global('shared', inArray(job.jobId, next)))
      .returning();
    return row && { row, runId };
  });
}

const isOurs = ({ row, runId }: Claim) => and(eq(job.jobId, row.jobId), eq(job.runId, runId), eq(job.state, running));

/** Changes a job while it is ours; undefined when it is another's. */
async function change(db: Db, own: Claim, values: Partial<JobRow>) {
  const [row] = await db
    .update(job)
    .set(values)
    .where(global('shared', isOurs(own)))
    .returning({ cancelled: job.cancelled });
  return row;
}

/** Writes down how far it has come and holds it longer. Answers whether to go on. */
export async function keep(db: Db, own: Claim, { ms, progress }: { ms: number; progress?: unknown }) {
  const values = progress === undefined ? {} : { progress };
  const row = await change(db, own, { ...values, leaseUntil: new Date(ms + LEASE) });
  return row !== undefined && row.cancelled === 0;
}

const ended = { runId: null, leaseUntil: null };

export const finish = (db: Db, own: Claim, ms: number) =>
  change(db, own, { ...ended, state: done, finishedAt: new Date(ms), lastError: '' });

/** Puts a job back that this process was told to leave: that was no try. One that was cancelled has ended. */
export async function release(db: Db, own: Claim, ms: number) {
  await db
    .update(job)
    .set({ ...ended, state: waiting, runAt: new Date(ms), attempt: own.row.attempt - 1 })
    .where(global('shared', and(isOurs(own), eq(job.cancelled, 0))));
  await change(db, own, { ...ended, state: cancelled, finishedAt: new Date(ms) });
}

/** After a failure: another try later, or none any more. `dead` of its kind runs in the same transaction. */
export async function fail<Host extends JobHost>(
  { host, kinds }: { host: Host; kinds: Kinds<Host> },
  row: JobRow,
  { error, at }: { error: string; at: number },
) {
  const kind = kinds[row.kind];
  const own = { row, runId: row.runId ?? '' };
  const isDead = row.attempt >= (kind?.attempts ?? 1);
  await host.db.transaction(async (tx) => {
    const values = isDead
      ? { state: dead, finishedAt: new Date(at) }
      : { state: waiting, runAt: new Date(at + backoff(row.attempt)) };
    const changed = await change(tx, own, { ...ended, ...values, lastError: error.slice(0, 500) });
    // It was cancelled meanwhile: there is no other try.
    if (changed?.cancelled) await cancelJob(tx, { jobId: row.jobId, isRunning: false }, at);
    else if (changed && isDead) await kind?.dead?.(host, tx, { payload: row.payload, error });
  });
}

/** Jobs whose process has gone are tried again, or are dead. `alone`: no other process works on this database. */
export async function takeBack<Host extends JobHost>(host: Host, kinds: Kinds<Host>, alone: boolean) {
  const at = host.clock();
  const gone = and(eq(job.state, running), alone ? undefined : lt(job.leaseUntil, new Date(at)));
  for (const row of await host.db.select().from(job).where(global('shared', gone)))
    try {
      // The try that was cut short has counted: what ends its process each time ends so.
      await fail({ host, kinds }, row, { error: 'interrupted', at: alone ? at - backoff(row.attempt) : at });
    } catch (error) {
      // Where its end cannot be written down, the others are taken back all the same.
      logger.error({ ...describe(error), job: row.kind, key: row.key });
    }
}

/** Begins anew with all its tries; what an earlier one has written down stays. */
export const reviveJob = (db: Db, which: SQL | undefined, ms: number) =>
  db
    .update(job)
    .set({ ...ended, state: waiting, attempt: 0, cancelled: 0, runAt: new Date(ms), finishedAt: null })
    .where(global('shared', which));

/** A running job finds out at its next step; one that does not run ends at once. */
export const cancelJob = (db: Db, { jobId, isRunning }: { jobId: string; isRunning: boolean }, ms: number) =>
  db
    .update(job)
    .set(isRunning ? { cancelled: 1 } : { state: cancelled, finishedAt: new Date(ms) })
    .where(global('shared', eq(job.jobId, jobId)));

type Named = Pick<NewJob, 'kind' | 'key'>;
const isNamed = ({ kind, key }: Named) => and(eq(job.kind, kind), eq(job.key, key));

/** As `cancelJob`, by its name. */
export async function cancelJobs(db: Db, named: Named, ms: number) {
  const [found] = await db
    .select({ jobId: job.jobId, state: job.state })
    .from(job)
    .where(global('shared', isNamed(named)))
    .for('update');
  if (found?.state !== waiting && found?.state !== running) return;
  await cancelJob(db, { jobId: found.jobId, isRunning: found.state === running }, ms);
}

/** Begins a job anew that has come to its end, whether or not it is remembered. */
export async function requeue(db: Db, wanted: NewJob, ms: number) {
  await reviveJob(db, isNamed(wanted), ms);
  await enqueue(db, [wanted], ms);
}
