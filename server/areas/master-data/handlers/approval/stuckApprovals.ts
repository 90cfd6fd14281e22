import { and, eq, inArray } from 'drizzle-orm';
import { TASK_STATE, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import type { Context } from '../../../../http/context';
import { within } from '../../../../platform/scope';
import { decidersAmong, deskStaff, seesBranch } from '../../data/approval/deciders';
import { tasksOf } from '../../data/approval/documents';
import { deskOf } from '../../data/approval/people';
import { entry } from '../../data/schema/entry';
import { openFor } from './decidable';

/** Approvals with an open task that nobody could decide if somebody were disabled, and how many such tasks there are. */
export async function stuckApprovals(userId: string, { db, session, now }: Context) {
  const { person, principals } = await deskOf(db, userId, now);
  const names = new Set([person, ...principals].flatMap(({ identities }) => [...identities]));
  const rows = await db
    .select()
    .from(entry)
    .where(
      within(session, entry, and(inArray(entry.status, [...UNDER_WAY]), eq(entry.deleted, 0), openFor(db, names))),
    );
  if (rows.length === 0) return { approvals: 0, steps: 0 };
  const staff = await deskStaff(db, now);
  const others = { ...staff, people: staff.people.filter((one) => one.userId !== userId) };
  const tasks = await tasksOf(db, rows);
  const seesAt = new Map<string, Awaited<ReturnType<typeof seesBranch>>>();
  const stuck: number[] = [];
  for (const row of rows) {
    const round = { row, tasks: tasks.get(row.entryId) ?? [] };
    const sees = seesAt.get(row.branchId) ?? (await seesBranch(db, row.branchId));
    seesAt.set(row.branchId, sees);
    const ableNow = decidersAmong(staff, round, sees);
    const ableThen = decidersAmong(others, round, sees);
    const open = round.tasks.filter(({ state, stepNo }) => state === TASK_STATE.open && stepNo === row.stepNo);
    stuck.push(open.filter((task) => ableNow(task).able.length > 0 && ableThen(task).able.length === 0).length);
  }
  return { approvals: stuck.filter((steps) => steps > 0).length, steps: stuck.reduce((sum, steps) => sum + steps, 0) };
}
