import { ENTRY_STATUS, TASK_STATE, VERDICT } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT, type DuplicateVerdict } from '../../../../../src/contract/master-data/duplicates';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { EntryPage, FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { entryApis } from '../../../../../src/contract/master-data/entries';
import { FORMS } from '../../../../../src/contract/master-data/forms';
import type { Context } from '../../../../http/context';
import { Failure, requireConfirmation, type Warning } from '../../../../http/failure';
import { MINUTE } from '../../../../platform/clock';
import { ofParent } from '../../../../platform/scope';
import { draftsOf, giveVerdicts, keepMove, type Loaded } from '../../data/approval/documents';
import { deskOf } from '../../data/approval/people';
import { matchesOf } from '../../data/duplicates/candidates';
import { recordOfForm } from '../../data/duplicates/entries';
import { factsOf } from '../../data/duplicates/factsOf';
import { loadVocabulary } from '../../data/duplicates/vocabulary';
import { entry } from '../../data/schema/entry';
import { giveBack, isSigned, type Judgement, mayJudge, pass } from '../../rules/approval/life';
import { fieldOf, fieldsOf, valueHash } from '../../rules/approval/paths';
import { applicantTask, type Right } from '../../rules/approval/people';
import { checkForm } from '../../rules/formChecks';
import { entryDetail, rightOn } from './detail';
import { demandMove, heldEntry, LOCK_MINUTES, lockOf, touch } from './held';

type Audit = Parsed<(typeof entryApis)[EntryPage]['audit']>;

const DECIDABLE: readonly number[] = [ENTRY_STATUS.waiting, ENTRY_STATUS.inReview];

function demandUnlocked({ row }: Loaded, { session, ms }: Context) {
  const lock = lockOf(row, ms);
  if (lock && lock.by !== session.userId)
    throw new Failure(ERROR.entryLocked, { params: { name: lock.byName, minutes: lock.minutes } });
}

/** Whose task of the open step the caller may decide (43622, 43671, 43676). */
export async function demandRight(loaded: Loaded, context: Context): Promise<Right> {
  const right = await rightOn(loaded, context);
  if (typeof right === 'number') throw new Failure(right);
  return right;
}

/** What was seen is what is there: round, step and content (49001, with what is there now). */
async function demandSeen(
  kind: FormKind,
  { row }: Loaded,
  seen: Pick<Audit, 'round' | 'stepNo' | 'contentHash'>,
  context: Context,
) {
  if (row.round === seen.round && row.stepNo === seen.stepNo && row.contentHash === seen.contentHash) return;
  throw new Failure(ERROR.versionConflict, { data: await entryDetail(kind)({ id: row.entryId }, context) });
}

/** Records that it is probably one with. */
export async function alikeOf(
  kind: FormKind,
  { row }: Loaded,
  { db }: Pick<Context, 'db'>,
  least: DuplicateVerdict = DUPLICATE_VERDICT.likely,
) {
  const facts = factsOf(recordOfForm(kind, row.form), await loadVocabulary(db));
  const except = [row.entryId, ...(row.changeOf === null ? [] : [row.changeOf])];
  return matchesOf(db, facts, { kind, except, least });
}

/** What an auditor has to accept before he passes it. */
export async function auditWarnings(kind: FormKind, loaded: Loaded, context: Context): Promise<Warning[]> {
  const { warnings } = checkForm(kind, FORMS[kind].parse(loaded.row.form), context.now.slice(0, 10));
  const alike = await alikeOf(kind, loaded, context);
  const names = alike.slice(0, 3).map(({ row: { name } }) => name);
  return [...warnings, ...(names.length > 0 ? [{ code: ERROR.recordAlike, params: { names: names.join('、') } }] : [])];
}

const inOrder = (drafts: readonly Judgement[], said: readonly Judgement[]) => [
  ...new Map([...drafts, ...said].map((one) => [one.path, one])).values(),
];

async function keepVerdicts({ row, doc }: Loaded, verdicts: readonly Judgement[], { db, session, now }: Context) {
  await giveVerdicts(
    db,
    verdicts.map(({ path, verdict, remark }) => ({
      ...{
        entryId: row.entryId,
        round: row.round,
        stepNo: row.stepNo,
        path,
        verdict,
        remark,
        at: now,
        state: 1 as const,
      },
      ...{ decider: session.userId, deciderName: session.realName, valueHash: valueHash(doc.form, path) },
    })),
  );
}

/** What is signed by the caller for the entry that is held. */
export async function passEntry(
  loaded: Loaded,
  right: Right,
  said: { verdicts: readonly Judgement[]; opinion: string },
  context: Context,
) {
  const { db, session, now } = context;
  const { person } = await deskOf(db, session.userId, now);
  const couldDecide = (assignees: readonly string[]) => assignees.some((one) => person.identities.has(one));
  const move = demandMove(pass(loaded.doc, { taskId: right.taskId, verdicts: said.verdicts, couldDecide }));
  await keepVerdicts(loaded, said.verdicts, context);
  const actor = { userId: session.userId, name: session.realName, onBehalfOf: right.onBehalfOf, opinion: said.opinion };
  const isPassed = move.status === ENTRY_STATUS.passed;
  const set = { auditorName: session.realName, ...(isPassed ? { auditTime: now } : {}), ...touch(context) };
  await keepMove(db, loaded, move, { actor, now, set });
  return move;
}

async function returnEntry(
  loaded: Loaded,
  right: Right,
  said: { verdicts: readonly Judgement[]; opinion: string },
  context: Context,
) {
  const { db, session, now } = context;
  const { row, doc } = loaded;
  const applicant = applicantTask(row.applicantId);
  const move = demandMove(giveBack(doc, { taskId: right.taskId, verdicts: said.verdicts, applicant }));
  await keepVerdicts(loaded, said.verdicts, context);
  const remarks = said.verdicts.filter(({ verdict }) => verdict === VERDICT.toChange).map(({ remark }) => remark);
  const actor = { userId: session.userId, name: session.realName, onBehalfOf: right.onBehalfOf, opinion: said.opinion };
  await keepMove(db, loaded, move, {
    ...{ actor, now },
    set: {
      ...{ rejectReason: [said.opinion, ...remarks].filter(Boolean).join('；').slice(0, 500) },
      ...{ returnCount: row.returnCount + 1, auditorName: session.realName, stepName: '', dueTime: null },
      ...touch(context),
    },
  });
  return move;
}

/** A decision on what was seen: passes the step, or gives the entry back. */
export const auditEntry = (kind: FormKind) => async (asked: Audit, context: Context) => {
  const { db, session, note } = context;
  const loaded = await heldEntry(kind, asked.id, context);
  const { row } = loaded;
  if (!DECIDABLE.includes(row.status)) throw new Failure(ERROR.entryForbids);
  await demandSeen(kind, loaded, asked, context);
  const right = await demandRight(loaded, context);
  demandUnlocked(loaded, context);
  const drafts = await draftsOf(db, row, session.userId);
  const verdicts = inOrder(drafts, asked.verdicts);
  const said = {
    verdicts: asked.result === 1 ? verdicts.filter(({ verdict }) => verdict === VERDICT.good) : verdicts,
    opinion: asked.opinion,
  };
  // Nothing to change may be overlooked by who passes it.
  if (asked.result === 1 && said.verdicts.length < verdicts.length)
    throw new Failure(ERROR.verdictsIncomplete, {
      params: {
        fields: verdicts
          .filter(({ verdict }) => verdict === VERDICT.toChange)
          .map(({ path }) => path)
          .join('、'),
      },
    });
  if (asked.result === 1) requireConfirmation(await auditWarnings(kind, loaded, context), asked);
  const move =
    asked.result === 1
      ? await passEntry(loaded, right, said, context)
      : await returnEntry(loaded, right, said, context);
  note({
    objectId: asked.id,
    objectName: row.entryNo,
    before: { status: row.status },
    after: { status: move.status, opinion: asked.opinion },
  });
  return { status: move.status, stepNo: move.stepNo };
};

/** Keeps what a decider has typed of one field; nobody else sees it. */
export const draftVerdict =
  (kind: FormKind) =>
  async ({ id, round, path, verdict, remark }: { id: string; round: number } & Judgement, context: Context) => {
    const { db, session, now } = context;
    const loaded = await heldEntry(kind, id, context);
    const { row, doc } = loaded;
    if (!DECIDABLE.includes(row.status)) throw new Failure(ERROR.entryForbids);
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

/** Takes an entry for himself, for thirty minutes; again by the same person: anew. */
export const openEntry =
  (kind: FormKind) =>
  async ({ id }: { id: string }, context: Context) => {
    const { db, session, ms } = context;
    const loaded = await heldEntry(kind, id, context);
    const { row } = loaded;
    if (!DECIDABLE.includes(row.status)) throw new Failure(ERROR.entryForbids);
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

/** Gives it free; what he has typed stays his. */
export const closeEntry =
  (kind: FormKind) =>
  async ({ id }: { id: string }, context: Context) => {
    const { db, session } = context;
    const { row, doc } = await heldEntry(kind, id, context);
    context.note({ objectId: id, objectName: row.entryNo });
    if (row.lockedBy !== session.userId || row.status !== ENTRY_STATUS.inReview) return true;
    const status = isSigned(doc) ? ENTRY_STATUS.inReview : ENTRY_STATUS.waiting;
    await db
      .update(entry)
      .set({ status, lockedBy: null, lockedByName: '', lockedUntil: null })
      .where(ofParent(entry.entryId, id));
    return true;
  };

export const openOf = ({ tasks, row }: Loaded) =>
  tasks.filter(({ state, stepNo }) => state === TASK_STATE.open && stepNo === row.stepNo);
