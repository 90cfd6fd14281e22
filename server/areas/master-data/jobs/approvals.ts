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
import { tasksOf, type TaskRow } from '../data/approval/documents';
import { peopleNamed } from '../data/approval/people';
import { approvalTask } from '../data/schema/approval';
import { entry, type EntryRow } from '../data/schema/entry';

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

interface Told {
  text: string;
  people: readonly { userId: string; phone: string }[];
}

/** A message to everybody who could decide a task, or to the administrators where nobody could. */
async function messages(
  db: Db,
  { row, tasks, level }: { row: EntryRow; tasks: readonly TaskRow[]; level: 1 | 2 },
  now: string,
) {
  const { name, entryNo: no, stepName: step } = row;
  const deciders = await decidersOf(db, { row, tasks }, now);
  const sees = await seesBranch(db, row.branchId);
  const administrators = (await peopleNamed(db, [`r:${ADMINISTRATOR}`])).filter(sees);
  return (task: TaskRow): Told => {
    const { able, barred } = deciders(task);
    const isStuck = able.length === 0;
    const names = barred.map(({ userName }) => userName);
    const why = names.length > 0 ? 'approval.stuck' : 'approval.deserted';
    const text = translate('zh')(isStuck ? why : 'approval.late', { name, no, step, names });
    return { text, people: level === 2 || isStuck ? [...able, ...administrators] : able };
  };
}

/** Tells of a late task, unless it was decided; of a step with several nobody is told the same twice. */
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
    const tasks = (await tasksOf(db, [found.row])).get(found.row.entryId) ?? [];
    const messageOf = await messages(db, { row: found.row, tasks, level }, shanghai(clock()));
    const { text, people } = messageOf(found.task);
    // Tasks come in the order of their ids: each tells those whom none before it has told.
    const before = tasks.slice(
      0,
      tasks.findIndex((one) => one.taskId === taskId),
    );
    const told = before.filter((one) => one.state === TASK_STATE.open && one.told >= level).map(messageOf);
    const known = new Set(told.flatMap((one) => (one.text === text ? one.people.map(({ phone }) => phone) : [])));
    const phones = new Map(people.map(({ userId, phone }) => [phone, userId]));
    for (const [phone, userId] of phones)
      if (!known.has(phone)) await sendSms({ phone, text, key: `approval-${taskId}-${level}-${userId}` });
  },
});
