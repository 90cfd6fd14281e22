import { and, eq } from 'drizzle-orm';
import { ENTRY_SOURCE, ENTRY_STATUS, TASK_STATE } from '../../../../../src/contract/master-data/approval';
import type { PlainKind } from '../../../../../src/contract/master-data/kinds';
import { contentHash } from '../../../../platform/canonical';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { approvalTask, entryRound } from '../schema/approval';
import { entry } from '../schema/entry';

/*
 * Approvals without a chain: a return, bank data or a lease is approved by one other person, on its own page and by the
 * rules of its area. An entry is kept beside it, in which the headquarters see the approval and can cancel it
 * (docs/domain/approval.md#without-a-chain).
 */

/** A document of another area that somebody approves. */
export interface PlainDocument {
  kind: PlainKind;
  id: string;
  no: string;
  branchId: string;
  title: string;
}

interface By {
  /** null: the ERP, or somebody without an account. */
  userId: string | null;
  loginName: string;
  realName: string;
}

interface Done {
  db: Db;
  session: By;
  now: string;
}

async function lockedPlain(db: Db, { kind, id }: Pick<PlainDocument, 'kind' | 'id'>) {
  const [found] = await db
    .select()
    .from(entry)
    .where(ofParent(entry.changeOf, id, and(eq(entry.kind, kind), eq(entry.deleted, 0))))
    .for('update');
  return found;
}

const { waiting, passed, returned, withdrawn, written } = ENTRY_STATUS;
const STEP = 1;
/** No assignees: the document's area says who may decide. */
const NOBODY: string[] = [];

/** Notes that the document waits for a decision, for the first time or again. */
export async function openPlain({ db, session, now }: Done, document: PlainDocument) {
  const { kind, id, no, branchId, title } = document;
  const form = { title };
  const asked = {
    ...{ status: waiting, form, contentHash: contentHash(form), name: title, branchId, stepNo: STEP, submitTime: now },
    ...{ applicantId: session.userId || null, applicantName: session.realName, auditTime: null, rejectReason: '' },
    ...{ modifiedBy: session.loginName, gmtModified: now },
  };
  const before = await lockedPlain(db, document);
  const round = (before?.round ?? 0) + 1;
  const [row] = before
    ? await db
        .update(entry)
        .set({ ...asked, round, version: before.version + 1 })
        .where(ofParent(entry.entryId, before.entryId))
        .returning()
    : await db
        .insert(entry)
        .values({
          ...{ ...asked, entryNo: no, kind, source: ENTRY_SOURCE.console, changeOf: id, round },
          ...{ createdBy: session.loginName, createdByName: session.realName, gmtCreated: now },
        })
        .returning();
  if (!row) throw new Error('A document to be approved was written and did not come back.');
  const { entryId } = row;
  if (before) await endTasks(db, { entryId, state: TASK_STATE.lapsed, now });
  await db
    .insert(entryRound)
    .values({ entryId, round, startStep: STEP, form, contentHash: row.contentHash, submitTime: now });
  await db.insert(approvalTask).values({ entryId, round, stepNo: STEP, assignees: NOBODY, openTime: now });
}

interface Ended {
  entryId: string;
  state: (typeof TASK_STATE)[keyof typeof TASK_STATE];
  now: string;
  by?: Pick<By, 'userId' | 'realName'>;
  opinion?: string;
}

const endTasks = (db: Db, { entryId, state, now, by, opinion = '' }: Ended) =>
  db
    .update(approvalTask)
    .set({ state, decideTime: now, opinion, decidedBy: by?.userId || null, decidedByName: by?.realName ?? '' })
    .where(ofParent(approvalTask.entryId, entryId, eq(approvalTask.state, TASK_STATE.open)));

/**
 * How an approval ends: by a decision, by its applicant's withdrawal, or, after it has passed, because its effect is
 * there.
 */
export const PLAIN_END = { passed, returned, withdrawn, written } as const;

/** Notes how the approval ended; does nothing for a document that was never opened here. */
export async function closePlain(
  { db, session, now }: Done,
  document: Pick<PlainDocument, 'kind' | 'id'>,
  { end, opinion = '' }: { end: (typeof PLAIN_END)[keyof typeof PLAIN_END]; opinion?: string },
) {
  const row = await lockedPlain(db, document);
  if (!row) return;
  const { entryId, version } = row;
  const isDecision = end === passed || end === returned;
  const state = end === passed ? TASK_STATE.passed : end === returned ? TASK_STATE.returned : TASK_STATE.lapsed;
  const by = isDecision ? session : { userId: null, realName: end === withdrawn ? session.realName : '' };
  await endTasks(db, { entryId, state, now, by, ...(isDecision ? { opinion } : {}) });
  const decided = { auditorName: session.realName, auditTime: now, rejectReason: end === returned ? opinion : '' };
  await db
    .update(entry)
    .set({
      ...{ status: end, stepNo: 0, version: version + 1, modifiedBy: session.loginName, gmtModified: now },
      ...(isDecision ? decided : {}),
    })
    .where(ofParent(entry.entryId, entryId));
}
