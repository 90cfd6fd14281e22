import { and, eq, gt, lt, lte, notExists, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { ENTRY_STATUS, TASK_STATE } from '../../../../src/contract/master-data/approval';
import { ADMINISTRATOR } from '../../../../src/contract/system/roles';
import type { App } from '../../../http/context';
import { translate } from '../../../http/texts';
import { fromShanghai, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { global, ofParent } from '../../../platform/scope';
import { decidersOf, seesBranch } from '../data/approval/deciders';
import { tasksOf } from '../data/approval/documents';
import { peopleNamed } from '../data/approval/people';
import { approvalTask } from '../data/schema/approval';
import { entry } from '../data/schema/entry';

const KIND = 'approvalSms';
const AT_ONCE = 200;

/** Entries whose lock has run out wait again, unless the step was signed; drafts of verdicts stay. */
export async function freeEntries(db: Db, ms: number) {
  const signed = db
    .select({ one: sql`1` })
    .from(approvalTask)
    .where(
      ofParent(
        approvalTask.entryId,
        entry.entryId,
        eq(approvalTask.round, entry.round),
        eq(approvalTask.stepNo, entry.stepNo),
        eq(approvalTask.state, TASK_STATE.passed),
      ),
    );
  const isOver = and(eq(entry.status, ENTRY_STATUS.inReview), lte(entry.lockedUntil, new Date(ms)));
  await db
    .update(entry)
    .set({ status: ENTRY_STATUS.waiting, lockedBy: null, lockedByName: '', lockedUntil: null })
    .where(global('clock', and(isOver, notExists(signed))));
}

/** Tells the deciders once of a late task, and the headquarters when twice its time is over. Time decides nothing. */
export async function tellLate(db: Db, ms: number): Promise<number> {
  const now = shanghai(ms);
  const { openTime: opened, dueTime: due } = approvalTask;
  // Asked in the query: tasks that wait for twice their time would leave no room for those just late.
  const isTwiceOver = sql`${due} + (${due} - ${opened}) <= ${now}`;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(approvalTask)
      .where(
        global(
          'clock',
          and(
            eq(approvalTask.state, TASK_STATE.open),
            gt(approvalTask.stepNo, 0),
            lt(approvalTask.dueTime, now),
            or(eq(approvalTask.told, 0), and(eq(approvalTask.told, 1), isTwiceOver)),
          ),
        ),
      )
      .orderBy(approvalTask.dueTime)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const late = rows.flatMap(({ taskId, openTime, dueTime, told }) => {
      if (dueTime === null) return [];
      const whole = fromShanghai(dueTime) - fromShanghai(openTime);
      const level: 1 | 2 = ms >= fromShanghai(dueTime) + whole ? 2 : 1;
      return level > told ? [{ taskId, level }] : [];
    });
    for (const { taskId, level } of late)
      await tx.update(approvalTask).set({ told: level }).where(ofParent(approvalTask.taskId, taskId));
    const jobs = late.map((one) => ({ kind: KIND, key: `${one.taskId} ${one.level}`, payload: one }));
    await enqueue(tx, jobs, ms);
    return late.length;
  });
}

/** A message to everybody who could decide, or to the administrators where nobody could, unless it was decided. */
export const approvalSmsJob = defineJob({
  payload: z.object({ taskId: z.string(), level: z.union([z.literal(1), z.literal(2)]) }),
  attempts: 3,
  atOnce: 2,
  async run({ db, clock, sendSms }: Pick<App, 'db' | 'clock' | 'sendSms'>, { payload: { taskId, level } }) {
    const [found] = await db
      .select({ task: approvalTask, row: entry })
      .from(approvalTask)
      .innerJoin(entry, eq(entry.entryId, approvalTask.entryId))
      .where(global('clock', eq(approvalTask.taskId, taskId)));
    if (!found || found.task.state !== TASK_STATE.open) return;
    const { row } = found;
    const { name, entryNo: no, stepName: step } = row;
    const tasks = (await tasksOf(db, [row])).get(row.entryId) ?? [];
    const { able, barred } = (await decidersOf(db, { row, tasks }, shanghai(clock())))(found.task);
    const isStuck = able.length === 0;
    const names = barred.map(({ userName }) => userName);
    const why = names.length > 0 ? 'approval.stuck' : 'approval.deserted';
    const text = translate('zh')(isStuck ? why : 'approval.late', { name, no, step, names });
    const sees = await seesBranch(db, row.branchId);
    const above = level === 2 || isStuck ? await peopleNamed(db, [`r:${ADMINISTRATOR}`]) : [];
    const people = new Map([...able, ...above.filter(sees)].map(({ userId, phone }) => [userId, phone]));
    for (const [userId, phone] of people) await sendSms({ phone, text, key: `approval-${taskId}-${level}-${userId}` });
  },
});
