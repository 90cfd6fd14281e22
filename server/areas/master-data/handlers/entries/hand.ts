import { ENTRY_STATUS, TASK_STATE } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { ofParent } from '../../../../platform/scope';
import { keepMove, type Loaded } from '../../data/approval/documents';
import { decidersOf } from '../../data/approval/deciders';
import { isNamedBy } from '../../data/approval/people';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { approvalTask } from '../../data/schema/approval';
import { FACTS_OF } from '../../data/schema/duplicates';
import { entry } from '../../data/schema/entry';
import { isSigned, openTasks, voidEntry } from '../../rules/approval/life';
import { allFindSomebody, assigneeOf } from '../../rules/approval/people';
import { demandDecidable, demandRight, demandUnlocked } from './rights';
import { demandMove, demandVersion, lockedEntry } from './lockedEntry';

/**
 * Who could decide the caller's task of the open step as well: named by the step, sees the company, has decided nothing
 * yet, and is not needed for another task of the step.
 */
export async function takersOf({ row, doc, tasks }: Loaded, taskId: string, { db, session, now }: Context) {
  const step = doc.steps[doc.stepNo - 1];
  if (!step) return [];
  const approvers = step.approvers.map(assigneeOf);
  const decidersAt = await decidersOf(db, { row, tasks }, now);
  const ableOf = (assignees: readonly string[]) => decidersAt({ assignees: [...assignees] }).able;
  const others = openTasks(doc).filter((one) => one.taskId !== taskId);
  const ofOthers = others.map(({ assignees }) => ableOf(assignees).map(({ userId }) => userId));
  return ableOf(approvers)
    .filter(isNamedBy(approvers))
    .filter(({ userId }) => userId !== session.userId && allFindSomebody([[userId], ...ofOthers]));
}

/** Hands the caller's task to somebody who could decide the step as well. */
export const transferEntry =
  (kind: FormKind) =>
  async (
    { id, taskId, userId, reason }: { id: string; taskId: string; userId: string; reason: string },
    context: Context,
  ) => {
    const { db, session, now, note } = context;
    const loaded = await lockedEntry(kind, id, context);
    const { row, doc, tasks } = loaded;
    demandDecidable(loaded);
    const right = await demandRight(loaded, context);
    demandUnlocked(loaded, context);
    const task = tasks.find((one) => one.taskId === taskId);
    const to = (await takersOf(loaded, taskId, context)).find((one) => one.userId === userId);
    if (!to || !task || right.taskId !== taskId) throw new Failure(ERROR.notDecider);
    await db
      .update(approvalTask)
      .set({ state: TASK_STATE.transferred, decidedByName: session.realName, decideTime: now, opinion: reason })
      .where(ofParent(approvalTask.taskId, taskId));
    const { round, stepNo, openTime, dueTime } = task;
    await db.insert(approvalTask).values({ entryId: id, round, stepNo, openTime, dueTime, assignees: [`u:${userId}`] });
    // A signature that the step has already is not taken back with the lock.
    const status = isSigned(doc) ? ENTRY_STATUS.inReview : ENTRY_STATUS.waiting;
    await db
      .update(entry)
      .set({ status, lockedBy: null, lockedByName: '', lockedUntil: null, ...touch(context) })
      .where(ofParent(entry.entryId, id));
    note({ objectId: id, objectName: row.entryNo, after: { to: to.userName, reason } });
    return true;
  };

export const voidOne =
  (kind: FormKind) =>
  async ({ id, version, reason }: { id: string; version: number; reason: string }, context: Context) => {
    const { db, session, now, note } = context;
    const loaded = await lockedEntry(kind, id, context);
    demandVersion(loaded.row, version);
    const move = demandMove(voidEntry(loaded.doc));
    const actor = { userId: session.userId, name: session.realName };
    await keepMove(db, loaded, { move, actor, now, set: { voidReason: reason, ...touch(context) } });
    await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [id], now });
    const { entryNo, status } = loaded.row;
    note({ objectId: id, objectName: entryNo, before: { status }, after: { status: move.status, reason } });
    return true;
  };
