import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import { MINUTE, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { activity, type ActivityRow } from '../data/schema/activity';
import { computeCustomer, computeRun } from '../data/schema/settlement';
import { beginRun, computeOne, endRun, windowOf } from '../data/computeActivity';
import { buyersIn } from '../data/loadDocuments';

/** A run that died is over after that; a customer takes milliseconds. */
const LEASE = 10 * MINUTE;

async function customersOf(db: Db, row: ActivityRow) {
  const buyers = await buyersIn(db, await windowOf(db, row));
  // Whoever has returned everything keeps his row.
  const known = await db
    .select({ custId: computeCustomer.custId })
    .from(computeCustomer)
    .where(eq(computeCustomer.activityId, row.activityId));
  return [...new Set([...buyers, ...known.map(({ custId }) => custId)])].sort();
}

interface When {
  ms: number;
  now: string;
  /** Absent: everybody. */
  custIds?: readonly string[] | undefined;
}

/** Computes an activity, each customer in a transaction of his own; null while somebody else does. */
export async function runActivity(db: Db, row: ActivityRow, { ms, now, custIds }: When) {
  const run = await beginRun(db, row.activityId, { ms, now, lease: LEASE });
  if (!run) return null;
  const { runNo } = run;
  try {
    const wanted = custIds && new Set(custIds);
    const all = (await customersOf(db, row)).filter((custId) => wanted?.has(custId) ?? true);
    for (const custId of all) await db.transaction((tx) => computeOne(tx, row, { custId, runNo, computeTime: now }));
    return { runNo, customerCount: all.length };
  } finally {
    await endRun(db, row.activityId);
  }
}

const AT = '02:00:00';
/** One minute's work; the next minute goes on. */
const AT_ONCE = 20;

/** Every night at two: what runs, and what has ended and still takes returns (docs/domain/promotion.md#settlement). */
export async function computeNightly(db: Db, ms: number) {
  const now = shanghai(ms);
  const due = `${now.slice(0, 10)} ${AT}`;
  if (now < due) return;
  const rows = await db
    .select({ row: activity })
    .from(activity)
    .leftJoin(computeRun, eq(computeRun.activityId, activity.activityId))
    .where(
      and(
        eq(activity.settleMode, SETTLE_MODE.deferred),
        inArray(activity.stage, [1, 2]),
        eq(activity.deleted, 0),
        lte(activity.startTime, now),
        gt(sql`${activity.endTime} + make_interval(days => ${activity.returnDeadlineDays} + 1)`, now),
        or(isNull(computeRun.computeTime), lt(computeRun.computeTime, due)),
      ),
    )
    .limit(AT_ONCE);
  for (const { row } of rows) await runActivity(db, row, { ms, now });
}
