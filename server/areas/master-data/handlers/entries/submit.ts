import { and, eq, inArray, ne } from 'drizzle-orm';
import { type BizKind, type ChainSnapshot, ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { FORMS } from '../../../../../src/contract/master-data/forms';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, requireConfirmation } from '../../../../http/failure';
import { parseInput } from '../../../../http/input';
import { contentHash } from '../../../../platform/canonical';
import type { Db } from '../../../../platform/database/db';
import { branch } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { keepMove, type Loaded } from '../../data/approval/documents';
import { peopleNamed } from '../../data/approval/people';
import { matchesOf } from '../../data/duplicates/candidates';
import { recordOfForm } from '../../data/duplicates/entries';
import { factsOf } from '../../data/duplicates/factsOf';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { loadVocabulary } from '../../data/duplicates/vocabulary';
import { lineage } from '../../data/prices';
import { approvalChain, entryRound } from '../../data/schema/approval';
import { FACTS_OF } from '../../data/schema/duplicates';
import { entry, type EntryRow, type Form, type Reply } from '../../data/schema/entry';
import { chainFor } from '../../rules/approval/chainOf';
import { difference } from '../../rules/approval/difference';
import { submit, withdraw } from '../../rules/approval/life';
import { assigneeOf } from '../../rules/approval/people';
import { topOf } from '../../rules/approval/paths';
import { checkForm } from '../../rules/formChecks';
import { masterForm } from '../../data/approval/masters';
import { demandMove, demandOwn, demandVersion, heldEntry, touch } from './held';
import { factsOfForm, filesOf } from './save';

/** The form as the schema has it, or every wrong field. */
export function checkedForm(kind: FormKind, typed: Form, now: string): Form {
  parseInput({ input: FORMS[kind] }, typed);
  const form = FORMS[kind].parse(typed);
  const { problems, isWrongCode, ended } = checkForm(kind, form, now.slice(0, 10));
  if (problems.length > 0) throw new InvalidInput(problems);
  if (isWrongCode) throw new Failure(ERROR.usccWrong);
  if (ended.length > 0) throw new Failure(ERROR.licenceEnded, { params: { name: ended.join('、') } });
  return { ...form };
}

/** Whom each step of the chain could be decided by, other than the applicant (43675). */
export async function demandDeciders(
  db: Db,
  steps: ChainSnapshot['steps'],
  where: { branchId: string; applicantId: string | null },
) {
  const [own] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, where.branchId)));
  const above = lineage(own?.path ?? '');
  for (const step of steps) {
    const people = await peopleNamed(db, step.approvers.map(assigneeOf));
    const may = people.filter(({ userId }) => userId !== where.applicantId);
    const within = may.filter(({ loginBranchIds }) => loginBranchIds.some((one) => above.includes(one)));
    if (within.length === 0) throw new Failure(ERROR.stepWithoutApprover, { params: { step: step.stepName } });
  }
}

export async function chainSnapshot(db: Db, row: EntryRow, form: Form): Promise<ChainSnapshot> {
  const chains = await db
    .select()
    .from(approvalChain)
    .where(global('shared', and(eq(approvalChain.bizKind, row.kind), eq(approvalChain.deleted, 0))));
  const { kind: bizKind, source, branchId, changeOf } = row;
  const chain = chainFor(chains, { bizKind, form, source, branchId, isChange: changeOf !== null });
  if (!chain) throw new Failure(ERROR.stepWithoutApprover, { params: { step: '' } });
  await demandDeciders(db, chain.steps, row);
  const { chainId, chainCode, chainName, steps, version } = chain;
  return { chainId, chainCode, chainName, steps, version };
}

interface Submission {
  id: string;
  version: number;
  replies: Reply[];
  dupReason: string;
  confirm?: number | undefined;
  confirmCodes?: number[] | undefined;
}

/** Refuses what stands there already, and asks for a reason where it probably does (43631, 43661, 43662). */
async function demandSingle(
  kind: FormKind,
  row: EntryRow,
  form: Form,
  { dupReason, context }: { dupReason: string; context: Context },
) {
  const { db } = context;
  const facts = factsOf(recordOfForm(kind, form), await loadVocabulary(db));
  const except = [row.entryId, ...(row.changeOf === null ? [] : [row.changeOf])];
  const matches = await matchesOf(db, facts, { kind, except, least: DUPLICATE_VERDICT.likely });
  const same = matches.find(({ comparison }) => comparison.verdict === DUPLICATE_VERDICT.same);
  if (same) {
    const isCode = same.comparison.equalKeys.includes('uscc');
    throw new Failure(isCode ? ERROR.usccTaken : ERROR.recordExists, {
      params: { code: same.row.code },
      data: { id: same.row.sourceId },
    });
  }
  if (matches.length > 0 && dupReason.length < 5) {
    const names = matches
      .slice(0, 3)
      .map(({ row: { name } }) => name)
      .join('、');
    throw new Failure(ERROR.recordAlike, { params: { names } });
  }
  return matches[0]?.row.code ?? '';
}

/** Two changes of one master may be under way while their fields do not meet (43679). */
async function demandApart(row: EntryRow, before: Form, form: Form, db: Db) {
  const fields = new Set(difference(before, form).map(({ path }) => topOf(path)));
  const open = [ENTRY_STATUS.waiting, ENTRY_STATUS.inReview, ENTRY_STATUS.passed, ENTRY_STATUS.returned] as const;
  const others = await db
    .select({ entryNo: entry.entryNo, form: entry.form, before: entry.before })
    .from(entry)
    .where(
      global(
        'taken',
        and(
          eq(entry.kind, row.kind),
          eq(entry.changeOf, row.changeOf ?? ''),
          inArray(entry.status, [...open]),
          ne(entry.entryId, row.entryId),
          eq(entry.deleted, 0),
        ),
      ),
    );
  for (const other of others) {
    const met = difference(other.before ?? {}, other.form)
      .map(({ path }) => topOf(path))
      .filter((field) => fields.has(field));
    if (met.length > 0)
      throw new Failure(ERROR.changesMeet, {
        params: { entryNo: other.entryNo, fields: [...new Set(met)].join('、') },
      });
  }
}

interface Submitted {
  form: Form;
  before: Form | null;
  dupOf: string;
  dupReason: string;
  replies: Reply[];
  actor: { userId: string | null; name: string };
}

/** Submits a form that has been checked, in the caller's transaction. */
export async function keepSubmission(
  loaded: Loaded,
  { form, before, dupOf, dupReason, replies, actor }: Submitted,
  context: Pick<Context, 'db' | 'now'> & { loginName: string },
) {
  const { row, doc } = loaded;
  const { db, now } = context;
  const isReturned = row.status === ENTRY_STATUS.returned;
  const chain = isReturned && row.chain ? row.chain : await chainSnapshot(db, row, form);
  const move = demandMove(submit({ ...doc, form, steps: chain.steps }, new Set(replies.map(({ path }) => path))));
  const hash = contentHash(form);
  await keepMove(db, loaded, move, {
    ...{ actor, now },
    set: {
      ...{ form, chain, before, dupOf, dupReason, replies, contentHash: hash, submitTime: now, rejectReason: '' },
      ...factsOfForm(row.kind as FormKind, form),
      fileIds: [...new Set([...row.fileIds, ...filesOf(form)])],
      ...{ modifiedBy: context.loginName, gmtModified: now },
    },
  });
  const { round, stepNo: startStep } = move;
  await db
    .insert(entryRound)
    .values({ ...{ entryId: row.entryId, round, startStep, form, contentHash: hash, replies, submitTime: now } });
  return move;
}

export const submitEntry =
  (kind: FormKind) =>
  async ({ id, version, replies, dupReason, ...confirmation }: Submission, context: Context) => {
    const { db, session, now, note } = context;
    const loaded = await heldEntry(kind, id, context);
    const { row } = loaded;
    demandOwn(row, context);
    demandVersion(row, version);
    const form = checkedForm(kind, row.form, now);
    const before = row.changeOf === null ? null : await masterForm(db, kind, row.changeOf);
    if (before) await demandApart(row, before, form, db);
    const dupOf = await demandSingle(kind, row, form, { dupReason, context });
    const { warnings } = checkForm(kind, FORMS[kind].parse(form), now.slice(0, 10));
    requireConfirmation(warnings, confirmation);
    const actor = { userId: session.userId, name: session.realName };
    const kept = { form, before, dupOf, dupReason, replies, actor };
    const move = await keepSubmission(loaded, kept, { db, now, loginName: session.loginName });
    await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [id], now });
    note({ objectId: id, objectName: row.entryNo, before: { status: row.status }, after: { status: move.status } });
    return { status: move.status, stepNo: move.stepNo };
  };

/** Something else than a form is taken back in the same way. */
export const withdrawEntry =
  (kind: BizKind) =>
  async ({ id, version }: { id: string; version: number }, context: Context) => {
    const { db, session, now, note } = context;
    const loaded = await heldEntry(kind, id, context);
    demandOwn(loaded.row, context);
    demandVersion(loaded.row, version);
    const move = demandMove(withdraw(loaded.doc));
    const actor = { userId: session.userId, name: session.realName };
    await keepMove(db, loaded, move, { actor, now, set: touch(context) });
    const { entryNo, status } = loaded.row;
    note({ objectId: id, objectName: entryNo, before: { status }, after: { status: move.status } });
    return true;
  };

/** Only a draft, which nobody else has seen. */
export const deleteEntry =
  (kind: FormKind) =>
  async ({ id, version }: { id: string; version: number }, context: Context) => {
    const { row } = await heldEntry(kind, id, context);
    demandOwn(row, context);
    demandVersion(row, version);
    if (row.status !== ENTRY_STATUS.draft || row.round > 0) throw new Failure(ERROR.entryForbids);
    await context.db
      .update(entry)
      .set({ deleted: 1, version: row.version + 1, ...touch(context) })
      .where(ofParent(entry.entryId, id));
    context.note({ objectId: id, objectName: row.entryNo, before: { name: row.name } });
    return true;
  };
