import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ENTRY_STATUS, groupsOf, TASK_STATE } from '../../../../../src/contract/master-data/approval';
import { HOUR, fromShanghai, shanghai } from '../../../../platform/clock';
import { groupBy } from '../../../../platform/groupBy';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import type { Document, Move } from '../../rules/approval/life';
import { approvalTask, fieldVerdict } from '../schema/approval';
import { entry, type EntryRow } from '../schema/entry';

export type TaskRow = typeof approvalTask.$inferSelect;

export interface Loaded {
  row: EntryRow;
  tasks: TaskRow[];
  doc: Document;
}

/** An entry as the rules of its life take it (rules/approval/life); the row was read under a scope. */
export async function loadDocument(db: Db, row: EntryRow): Promise<Loaded> {
  const tasks = await db
    .select()
    .from(approvalTask)
    .where(ofParent(approvalTask.entryId, row.entryId))
    .orderBy(asc(approvalTask.taskId));
  const verdicts = await db
    .select()
    .from(fieldVerdict)
    .where(ofParent(fieldVerdict.entryId, row.entryId, eq(fieldVerdict.state, 1)))
    .orderBy(asc(fieldVerdict.verdictId));
  const { status, round, stepNo, form, chain, kind } = row;
  const steps = chain?.steps ?? [];
  return { row, tasks, doc: { status, round, stepNo, form, steps, groups: groupsOf(kind), tasks, verdicts } };
}

/** The tasks of the round that each of several entries is in. */
export async function tasksOf(db: Db, rows: readonly EntryRow[]) {
  const roundOf = new Map(rows.map(({ entryId, round }) => [entryId, round]));
  const tasks = await db
    .select()
    .from(approvalTask)
    .where(ofParent(approvalTask.entryId, ['0', ...roundOf.keys()]))
    .orderBy(asc(approvalTask.taskId));
  const current = tasks.filter(({ entryId, round }) => roundOf.get(entryId) === round);
  return groupBy(current, ({ entryId }) => entryId);
}

export interface Actor {
  userId: string | null;
  name: string;
  onBehalfOf?: { userId: string; userName: string } | null;
  opinion?: string;
}

interface Kept {
  move: Move;
  actor: Actor;
  now: string;
  set?: Partial<EntryRow>;
}

async function closeTasks(db: Db, { row, tasks }: Loaded, { move, actor, now }: Kept) {
  const isWithdrawn = move.status === ENTRY_STATUS.withdrawn;
  for (const { taskId, state } of move.closed) {
    const isDecided = state !== TASK_STATE.lapsed;
    const task = tasks.find((one) => one.taskId === taskId);
    const decided = {
      decidedBy: task?.stepNo === 0 || state === TASK_STATE.transferred ? null : actor.userId,
      decidedByName: actor.name,
      onBehalfOf: actor.onBehalfOf?.userId ?? null,
      onBehalfOfName: actor.onBehalfOf?.userName ?? '',
      opinion: actor.opinion ?? '',
      contentHash: row.contentHash,
    };
    await db
      .update(approvalTask)
      .set({ state, decideTime: now, ...(isDecided ? decided : isWithdrawn ? { decidedByName: actor.name } : {}) })
      .where(ofParent(approvalTask.taskId, taskId));
  }
}

/** Writes a move of an entry: its tasks, its verdicts, and its row with further columns. */
export async function keepMove(db: Db, loaded: Loaded, kept: Kept) {
  const { move, actor, now, set = {} } = kept;
  const { row, doc } = loaded;
  await closeTasks(db, loaded, kept);
  const steps = set.chain?.steps ?? doc.steps;
  const dueOf = (stepNo: number) => {
    const hours = steps[stepNo - 1]?.dueHours;
    return hours === undefined ? null : shanghai(fromShanghai(now) + hours * HOUR);
  };
  if (move.opened.length > 0)
    await db.insert(approvalTask).values(
      move.opened.map(({ stepNo, assignees, state }) => ({
        ...{ entryId: row.entryId, round: move.round, stepNo, assignees: [...assignees], state },
        ...{ openTime: now, dueTime: dueOf(stepNo) },
        ...(state === TASK_STATE.skipped
          ? { decidedBy: actor.userId, decidedByName: actor.name, decideTime: now }
          : {}),
      })),
    );
  if (move.gone.length > 0)
    await db.update(fieldVerdict).set({ state: 2 }).where(ofParent(fieldVerdict.verdictId, move.gone));
  const isHandedOn = move.stepNo !== row.stepNo || move.round !== row.round;
  await db
    .update(entry)
    .set({
      ...{ status: move.status, round: move.round, stepNo: move.stepNo },
      ...(isHandedOn ? { stepName: steps[move.stepNo - 1]?.stepName ?? '', dueTime: dueOf(move.stepNo) } : {}),
      ...{ lockedBy: null, lockedByName: '', lockedUntil: null },
      ...set,
      version: row.version + 1,
    })
    .where(ofParent(entry.entryId, row.entryId));
}

/** Writes a decider's verdicts: drafts, or those given with his decision. */
export async function giveVerdicts(db: Db, given: readonly (typeof fieldVerdict.$inferInsert)[]) {
  if (given.length === 0) return;
  const { entryId, round, stepNo, decider, path } = fieldVerdict;
  await db
    .insert(fieldVerdict)
    .values([...given])
    .onConflictDoUpdate({
      target: [entryId, round, stepNo, decider, path],
      set: {
        verdict: sql`excluded.verdict`,
        remark: sql`excluded.remark`,
        valueHash: sql`excluded.value_hash`,
        state: sql`excluded.state`,
        at: sql`excluded.at`,
      },
    });
}

/** A decider's drafts of verdicts in the open step. */
export const draftsOf = (db: Db, { entryId, round, stepNo }: EntryRow, decider: string) =>
  db
    .select({ path: fieldVerdict.path, verdict: fieldVerdict.verdict, remark: fieldVerdict.remark })
    .from(fieldVerdict)
    .where(
      ofParent(
        fieldVerdict.entryId,
        entryId,
        and(
          eq(fieldVerdict.round, round),
          eq(fieldVerdict.stepNo, stepNo),
          eq(fieldVerdict.decider, decider),
          inArray(fieldVerdict.state, [0]),
        ),
      ),
    )
    .orderBy(asc(fieldVerdict.path));
