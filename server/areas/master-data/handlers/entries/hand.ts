import { ENTRY_STATUS, TASK_STATE } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { ofParent } from '../../../../platform/scope';
import { keepMove, type Loaded } from '../../data/approval/documents';
import { seesBranch } from '../../data/approval/deciders';
import { peopleNamed } from '../../data/approval/people';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { approvalTask } from '../../data/schema/approval';
import { FACTS_OF } from '../../data/schema/duplicates';
import { entry } from '../../data/schema/entry';
import { isSigned, voidEntry } from '../../rules/approval/life';
import { assigneeOf } from '../../rules/approval/people';
import { demandDecidable, demandRight, demandUnlocked } from './rights';
import { demandMove, demandVersion, lockedEntry } from './lockedEntry';

/** Who could decide the open step as well as the caller: named by it, sees the company, and has decided nothing yet. */
export async function takersOf({ row, doc, tasks }: Loaded, { db, session }: Context) {
  const step = doc.steps[doc.stepNo - 1];
  if (!step) return [];
  const sees = await seesBranch(db, row.branchId);
  const hasDecided = (userId: string) => tasks.some((one) => one.round === row.round && one.decidedBy === userId);
  const able = await peopleNamed(db, step.approvers.map(assigneeOf));
  return able.filter(
    (one) => sees(one) && ![row.applicantId, session.userId].includes(one.userId) && !hasDecided(one.userId),
  );
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
    const to = (await takersOf(loaded, context)).find((one) => one.userId === userId);
    if (!to || !task || right.taskId !== taskId) throw new Failure(ERROR.notDecider);
    await db
      .update(approvalTask)
      .set({ state: TASK_STATE.transferred, decidedByName: session.realName, decideTime: now, opinion: reason })
      .where(ofParent(approvalTask.taskId, taskId));
    const { round, stepNo, dueTime } = task;
    await db
      .insert(approvalTask)
      .values({ entryId: id, round, stepNo, dueTime, assignees: [`u:${userId}`], openTime: now });
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
