import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { MINUTE } from '../../../../platform/clock';
import { ofParent } from '../../../../platform/scope';
import { giveVerdicts } from '../../data/approval/documents';
import { entry } from '../../data/schema/entry';
import { isSigned, type Judgement, mayJudge } from '../../rules/approval/life';
import { fieldOf, fieldsOf, valueHash } from '../../rules/approval/paths';
import { LOCK_MINUTES, lockedEntry } from './lockedEntry';
import { demandDecidable, demandRight, demandUnlocked } from './rights';

/** Keeps what a decider has typed of one field; nobody else sees it. */
export const draftVerdict =
  (kind: FormKind) =>
  async ({ id, round, path, verdict, remark }: { id: string; round: number } & Judgement, context: Context) => {
    const { db, session, now } = context;
    const loaded = await lockedEntry(kind, id, context);
    const { row, doc } = loaded;
    demandDecidable(loaded);
    if (row.round !== round) throw new Failure(ERROR.versionConflict);
    await demandRight(loaded, context);
    const step = doc.steps[doc.stepNo - 1];
    if (!step || !mayJudge(step, path, doc.groups) || !fieldsOf(doc.form).includes(fieldOf(doc.form, path)))
      throw new Failure(ERROR.verdictsIncomplete, { params: { fields: path } });
    await giveVerdicts(db, [
      {
        ...{ entryId: id, round, stepNo: row.stepNo, path, verdict, remark, at: now, state: 0 },
        ...{ decider: session.userId, deciderName: session.realName, valueHash: valueHash(doc.form, path) },
      },
    ]);
    context.note({ objectId: id, objectName: row.entryNo });
    return true;
  };

/** Locks an entry for the caller for thirty minutes, which begin anew when he opens it again. */
export const openEntry =
  (kind: FormKind) =>
  async ({ id }: { id: string }, context: Context) => {
    const { db, session, ms } = context;
    const loaded = await lockedEntry(kind, id, context);
    const { row } = loaded;
    demandDecidable(loaded);
    await demandRight(loaded, context);
    demandUnlocked(loaded, context);
    await db
      .update(entry)
      .set({
        ...{ status: ENTRY_STATUS.inReview, lockedBy: session.userId, lockedByName: session.realName },
        lockedUntil: new Date(ms + LOCK_MINUTES * MINUTE),
      })
      .where(ofParent(entry.entryId, id));
    context.note({ objectId: id, objectName: row.entryNo });
    return true;
  };

/** Gives the lock back; what its holder has typed stays his draft. */
export const closeEntry =
  (kind: FormKind) =>
  async ({ id }: { id: string }, context: Context) => {
    const { db, session } = context;
    const { row, doc } = await lockedEntry(kind, id, context);
    context.note({ objectId: id, objectName: row.entryNo });
    if (row.lockedBy !== session.userId || row.status !== ENTRY_STATUS.inReview) return true;
    const status = isSigned(doc) ? ENTRY_STATUS.inReview : ENTRY_STATUS.waiting;
    await db
      .update(entry)
      .set({ status, lockedBy: null, lockedByName: '', lockedUntil: null })
      .where(ofParent(entry.entryId, id));
    return true;
  };
