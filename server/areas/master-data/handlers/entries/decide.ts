import { ENTRY_SOURCE, ENTRY_STATUS, VERDICT } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { EntryPage, FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { entryApis } from '../../../../../src/contract/master-data/entries';
import type { Context } from '../../../../http/context';
import { Failure, requireConfirmation } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { draftsOf, giveVerdicts, keepMove, type Loaded } from '../../data/approval/documents';
import { enqueue } from '../../../../platform/jobs/queue';
import type { EntryRow } from '../../data/schema/entry';
import { PUBLIC_ENTRY_JOB } from '../../data/publicEntries';
import { giveBack, type Judgement, pass } from '../../rules/approval/life';
import { valueHash } from '../../rules/approval/paths';
import { applicantTask } from '../../rules/approval/people';
import { entryDetail } from './detail';
import { type Case, demandMove, lockedEntry } from './lockedEntry';
import { alikeOf, namesOfAlike } from './others';
import { demandStandard } from './standards';
import { auditWarnings, type Decider, demandDecidable, demandRight, demandUnlocked } from './rights';

/** Characters of a reason for passing a record that is probably a duplicate: required, and kept. */
const LEAST_REASON = 5;
const MOST_REASON = 100;

type Audit = Parsed<(typeof entryApis)[EntryPage]['audit']>;
export type Seen = Pick<Audit, 'round' | 'stepNo' | 'contentHash'>;

/** Whether the caller has seen the present round, step and content. */
export const isSeen = ({ row }: Loaded, { round, stepNo, contentHash }: Seen) =>
  row.round === round && row.stepNo === stepNo && row.contentHash === contentHash;

export interface Decision {
  right: Decider;
  verdicts: readonly Judgement[];
  opinion: string;
  /** Other columns of the entry that the decision sets. */
  set?: Partial<EntryRow>;
}

/** One verdict for each field: that of the decision, else the draft. */
const mergedVerdicts = (drafts: readonly Judgement[], said: readonly Judgement[]) => [
  ...new Map([...drafts, ...said].map((one) => [one.path, one])).values(),
];

async function keepVerdicts({ row, doc }: Loaded, verdicts: readonly Judgement[], { db, session, now }: Context) {
  const { entryId, round, stepNo } = row;
  const by = { decider: session.userId, deciderName: session.realName };
  await giveVerdicts(
    db,
    verdicts.map((one) => ({
      ...{ ...one, ...by, entryId, round, stepNo, at: now, state: 1 as const },
      valueHash: valueHash(doc.form, one.path),
    })),
  );
}

const actorOf = ({ right, opinion }: Decision, { session }: Context) => ({
  ...{ userId: session.userId, name: session.realName, onBehalfOf: right.onBehalfOf, opinion },
});

/** The caller signs the open step: the entry goes to the next one, or has passed. */
export async function passEntry(loaded: Loaded, decision: Decision, context: Context) {
  const { db, session, now } = context;
  const { right, verdicts } = decision;
  const { identities } = right.person;
  const couldDecide = (assignees: readonly string[]) => assignees.some((one) => identities.has(one));
  const move = demandMove(pass(loaded.doc, { taskId: right.taskId, verdicts, couldDecide }));
  await keepVerdicts(loaded, verdicts, context);
  const isPassed = move.status === ENTRY_STATUS.passed;
  const own = { auditorName: session.realName, ...(isPassed ? { auditTime: now } : {}), ...touch(context) };
  const set = { ...own, ...decision.set };
  await keepMove(db, loaded, { move, actor: actorOf(decision, context), now, set });
  return move;
}

/** Gives an entry back to its applicant, with what is to be changed. */
export async function returnEntry(loaded: Loaded, decision: Decision, context: Context) {
  const { db, session, now } = context;
  const { row, doc } = loaded;
  const { right, verdicts, opinion } = decision;
  const move = demandMove(giveBack(doc, { taskId: right.taskId, verdicts, applicant: applicantTask(row.applicantId) }));
  await keepVerdicts(loaded, verdicts, context);
  const remarks = verdicts.filter(({ verdict }) => verdict === VERDICT.toChange).map(({ remark }) => remark);
  await keepMove(db, loaded, {
    ...{ move, actor: actorOf(decision, context), now },
    set: {
      ...{ rejectReason: [opinion, ...remarks].filter(Boolean).join('；').slice(0, 500) },
      ...{ returnCount: row.returnCount + 1, auditorName: session.realName, stepName: '', dueTime: null },
      ...touch(context),
    },
  });
  if (row.source === ENTRY_SOURCE.publicPage) {
    const payload = { what: 'returned', entryId: row.entryId };
    await enqueue(db, [{ kind: PUBLIC_ENTRY_JOB, key: `returned ${row.entryId} ${row.round}`, payload }], context.ms);
  }
  return move;
}

/**
 * Checks what the auditor has to accept before the entry passes, and answers the columns that this sets. An entry that is
 * probably a duplicate does not pass without a reason: the applicant's, or else the auditor's own opinion (43662).
 */
async function acceptedOf(loaded: Case, asked: Audit, context: Context): Promise<Partial<EntryRow>> {
  const { row, kind } = loaded;
  const standardCode = await demandStandard(row, asked.matchStandardCode, context);
  const alike = await alikeOf(loaded, context.db, DUPLICATE_VERDICT.likely);
  const warnings = await auditWarnings(loaded, alike, context);
  // An entry with the same code that was submitted later is refused when it is decided.
  const isLikely = alike.some(({ comparison }) => comparison.verdict === DUPLICATE_VERDICT.likely);
  const lacksReason = isLikely && row.dupReason === '';
  if (lacksReason && asked.opinion.length < LEAST_REASON)
    throw new Failure(ERROR.recordAlike, { params: { names: await namesOfAlike(kind, alike, context) } });
  requireConfirmation(warnings, asked);
  return { standardCode, ...(lacksReason ? { dupReason: asked.opinion.slice(0, MOST_REASON) } : {}) };
}

/**
 * Passes the step or gives the entry back. Fails with 49001 and the entry as it is now, where the auditor has not seen it
 * as it is.
 */
export const auditEntry = (kind: FormKind) => async (asked: Audit, context: Context) => {
  const { db, session, note } = context;
  const loaded = await lockedEntry(kind, asked.id, context);
  const { row } = loaded;
  demandDecidable(loaded);
  if (!isSeen(loaded, asked))
    throw new Failure(ERROR.versionConflict, { data: await entryDetail(kind)({ id: row.entryId }, context) });
  const right = await demandRight(loaded, context);
  demandUnlocked(loaded, context);
  const verdicts = mergedVerdicts(await draftsOf(db, row, session.userId), asked.verdicts);
  const isPass = asked.result === 1;
  const set = isPass ? await acceptedOf(loaded, asked, context) : {};
  const decision = { right, verdicts, opinion: asked.opinion, set };
  const { status, stepNo } = await (isPass ? passEntry : returnEntry)(loaded, decision, context);
  const after = { status, opinion: asked.opinion };
  note({ objectId: asked.id, objectName: row.entryNo, before: { status: row.status }, after });
  return { status, stepNo };
};
