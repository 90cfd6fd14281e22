import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { activity } from '../data/schema/activity';
import { computeRun } from '../data/schema/settlement';
import { runActivity } from './runActivity';
import { global, ofParent } from '../../../platform/scope';

const KIND = 'computeActivity';
const AT = '02:00:00';

/**
 * Every night at two: computes running activities, and ended ones whose returns still count
 * (docs/domain/promotion.md#settlement). Each becomes a job; unfinished ones are due again.
 */
export async function computeNightly(db: Db, ms: number) {
  const now = shanghai(ms);
  const due = `${now.slice(0, 10)} ${AT}`;
  if (now < due) return;
  const rows = await db
    .select({ activityId: activity.activityId })
    .from(activity)
    .leftJoin(computeRun, eq(computeRun.activityId, activity.activityId))
    .where(
      global(
        'clock',
        and(
          eq(activity.settleMode, SETTLE_MODE.deferred),
          inArray(activity.stage, [1, 2]),
          eq(activity.deleted, 0),
          lte(activity.startTime, now),
          gt(sql`${activity.endTime} + make_interval(days => ${activity.returnDeadlineDays} + 1)`, now),
          or(isNull(computeRun.finishedTime), lt(computeRun.computeTime, due)),
        ),
      ),
    );
  const jobs = rows.map(({ activityId }) => ({
    ...{ kind: KIND, key: `${activityId} ${due}`, priority: NIGHTLY },
    payload: { activityId },
  }));
  await enqueue(db, jobs, ms);
}

/** The priority, behind jobs that somebody waits for. */
const NIGHTLY = 200;

const reachedSchema = z.object({ runNo: z.number(), after: z.string(), failed: z.array(z.string()) }).nullable();
/** The most names in a message. */
const MOST_NAMED = 5;

/** Computes one activity at night; a process that is killed leaves the remaining customers to the next one. */
export const computeJob = defineJob({
  payload: z.object({ activityId: z.string() }),
  // An activity may be computed by hand meanwhile.
  attempts: 10,
  atOnce: 2,
  async run({ db, clock }, { payload: { activityId }, progress, save }) {
    const [row] = await db.select().from(activity).where(ofParent(activity.activityId, activityId));
    if (!row || row.deleted === 1) return;
    const ms = clock();
    const resumed = reachedSchema.parse(progress) ?? undefined;
    const computed = await runActivity(db, row, { ms, now: shanghai(ms), resumed, step: save });
    if (!computed) throw new Error('Somebody else computes the activity.');
    const { failed } = computed;
    if (failed.length === 0) return;
    throw new Error(`${failed.length} customers could not be computed: ${failed.slice(0, MOST_NAMED).join(', ')}`);
  },
});
