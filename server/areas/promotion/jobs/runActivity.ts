import { setImmediate } from 'node:timers/promises';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { describe } from '../../../platform/fault';
import { logger } from '../../../platform/logger';
import type { ActivityRow } from '../data/schema/activity';
import { computeCustomer } from '../data/schema/settlement';
import { computeOne, windowOf } from '../data/computeActivity';
import { beginRun, endRun, holdRun, type Run } from '../data/computeRun';
import { buyersIn } from '../data/loadDocuments';
import { ofParent } from '../../../platform/scope';

/** The customers in the order of the computation. */
async function customersOf(db: Db, row: ActivityRow) {
  const buyers = await buyersIn(db, await windowOf(db, row));
  // A customer who has returned everything keeps his row.
  const known = await db
    .select({ custId: computeCustomer.custId })
    .from(computeCustomer)
    .where(ofParent(computeCustomer.activityId, row.activityId));
  return [...new Set([...buyers, ...known.map(({ custId }) => custId)])].sort();
}

/** The progress of a run. */
export interface Reached {
  runNo: number;
  /** All customers up to this one are computed … */
  after: string;
  /** … except for these, which failed. */
  failed: string[];
}

interface When {
  ms: number;
  now: string;
  /** Absent for all customers. */
  custIds?: readonly string[] | undefined;
  /** The progress of an interrupted run. */
  resumed?: Reached | undefined;
  /** Called with the progress from time to time; if it throws, the run stops there. */
  step?: (reached: Reached) => Promise<void>;
}

/** Customers between two steps of progress: less than a second. */
const BETWEEN_STEPS = 20;

async function computeThem(db: Db, run: Run, { row, when }: { row: ActivityRow; when: When }) {
  const { now, custIds, resumed, step } = when;
  const began = performance.now();
  const isSame = resumed?.runNo === run.runNo;
  const reached: Reached = { runNo: run.runNo, after: isSame ? resumed.after : '', failed: [] };
  const again = new Set(isSame ? resumed.failed : []);
  const wanted = custIds && new Set(custIds);
  const all = (await customersOf(db, row)).filter((custId) => wanted?.has(custId) ?? true);
  const left = all.filter((custId) => custId > reached.after || again.has(custId));
  for (const [i, custId] of left.entries()) {
    // The embedded database answers without letting other work of the process run.
    await setImmediate();
    if (i % BETWEEN_STEPS === 0) {
      if (!(await holdRun(db, run, when.ms + performance.now() - began))) throw new Error('The run was taken over.');
      // A customer who failed before and was not tried again still counts as failed.
      const waiting = left.slice(i).filter((one) => again.has(one));
      await step?.({ ...reached, failed: [...reached.failed, ...waiting] });
    }
    try {
      await db.transaction((tx) => computeOne(tx, row, { custId, runNo: run.runNo, computeTime: now }));
    } catch (error) {
      // A failure for one customer must not keep the others from being computed.
      logger.error({ ...describe(error), activityId: row.activityId, custId });
      reached.failed.push(custId);
    }
    if (custId > reached.after) reached.after = custId;
  }
  await step?.(reached);
  return { customerCount: all.length, failed: reached.failed };
}

/** Computes an activity, each customer in a transaction of his own; null while another run does. */
export async function runActivity(db: Db, row: ActivityRow, when: When) {
  const { ms, now, custIds, resumed } = when;
  const isPartial = custIds !== undefined;
  const run = await beginRun(db, row.activityId, { ms, now, isPartial, resumed: resumed?.runNo });
  if (!run) return null;
  let finished: string | undefined;
  const began = performance.now();
  try {
    const computed = await computeThem(db, run, { row, when });
    if (!isPartial) finished = shanghai(ms + performance.now() - began);
    return { runNo: run.runNo, ...computed };
  } finally {
    await endRun(db, run, finished);
  }
}
