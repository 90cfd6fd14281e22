import { eq, isNull, lt, or, sql } from 'drizzle-orm';
import { MINUTE } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { computeRun } from './schema/settlement';
import { ofParent } from '../../../platform/scope';

/** A run without a sign of life for so long has died; a customer takes milliseconds. */
const LEASE = 10 * MINUTE;

export interface Run {
  activityId: string;
  runNo: number;
}

interface Begin {
  ms: number;
  now: string;
  /** Only some customers: the result of the last run for all stays. */
  isPartial: boolean;
  /** The number of an interrupted run; the caller has made sure that nobody else works on it. */
  resumed?: number | undefined;
}

const isRun = ({ activityId, runNo }: Run) => ofParent(computeRun.activityId, activityId, eq(computeRun.runNo, runNo));

/** Extends the lease of a run; answers whether it is still ours. */
export async function holdRun(db: Db, run: Run, ms: number) {
  const locked = await db
    .update(computeRun)
    .set({ leaseUntil: new Date(ms + LEASE) })
    .where(isRun(run))
    .returning({ runNo: computeRun.runNo });
  return locked.length > 0;
}

/** Takes the activity for a run; answers null while another run computes it (44072). */
export async function beginRun(
  db: Db,
  activityId: string,
  { ms, now, isPartial, resumed }: Begin,
): Promise<Run | null> {
  if (resumed !== undefined && (await holdRun(db, { activityId, runNo: resumed }, ms)))
    return { activityId, runNo: resumed };
  const leaseUntil = new Date(ms + LEASE);
  const times = isPartial ? {} : { computeTime: now, finishedTime: null };
  const [run] = await db
    .insert(computeRun)
    .values({ activityId, runNo: 1, leaseUntil, computeTime: now })
    .onConflictDoUpdate({
      target: computeRun.activityId,
      set: { runNo: sql`${computeRun.runNo} + 1`, leaseUntil, ...times },
      setWhere: or(isNull(computeRun.leaseUntil), lt(computeRun.leaseUntil, new Date(ms))),
    })
    .returning({ activityId: computeRun.activityId, runNo: computeRun.runNo });
  return run ?? null;
}

/** Ends a run; with a moment, all customers were computed by then. */
export const endRun = (db: Db, run: Run, finishedTime?: string) =>
  db
    .update(computeRun)
    .set({ leaseUntil: null, ...(finishedTime === undefined ? {} : { finishedTime }) })
    .where(isRun(run));
