import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import type { Context } from '../../../../http/context';
import { notFound, requireConfirmation } from '../../../../http/failure';
import { contentHash } from '../../../../platform/canonical';
import { keepMove } from '../../data/approval/documents';
import { masterForm } from '../../data/approval/masters';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { entryRound } from '../../data/schema/approval';
import { FACTS_OF } from '../../data/schema/duplicates';
import type { Form, Reply } from '../../data/schema/entry';
import { submit } from '../../rules/approval/life';
import { checkForm } from '../../rules/formChecks';
import { chainSnapshot, checkedForm } from './chainTaken';
import { type Case, demandMove, demandOwn, demandVersion, lockedEntry } from './lockedEntry';
import { demandApart, demandSingle } from './others';
import { factsOfForm, filesOf } from './save';

interface Submission {
  id: string;
  version: number;
  replies: Reply[];
  dupReason: string;
  confirm?: number | undefined;
  confirmCodes?: number[] | undefined;
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
  loaded: Case,
  { form, before, dupOf, dupReason, replies, actor }: Submitted,
  context: Pick<Context, 'db' | 'now'> & { loginName: string },
) {
  const { row, doc } = loaded;
  const { db, now } = context;
  const isReturned = row.status === ENTRY_STATUS.returned;
  const chain = isReturned && row.chain ? row.chain : await chainSnapshot(db, row, form);
  const move = demandMove(submit({ ...doc, form, steps: chain.steps }, new Set(replies.map(({ path }) => path))));
  const hash = contentHash(form);
  await keepMove(db, loaded, {
    ...{ move, actor, now },
    set: {
      ...{ form, chain, before, dupOf, dupReason, replies, contentHash: hash, submitTime: now, rejectReason: '' },
      ...factsOfForm(loaded.kind, form),
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
    const loaded = await lockedEntry(kind, id, context);
    const { row } = loaded;
    demandOwn(row, context);
    demandVersion(row, version);
    const form = checkedForm(kind, row.form, now);
    const before = row.changeOf === null ? null : await masterForm(db, kind, row.changeOf);
    if (before === undefined) throw notFound();
    if (before) await demandApart(row, { before, form }, db);
    const dupOf = await demandSingle(loaded, { form, dupReason }, context);
    const { warnings } = checkForm(kind, FORMS[kind].parse(form), now.slice(0, 10));
    requireConfirmation(warnings, confirmation);
    const actor = { userId: session.userId, name: session.realName };
    const kept = { form, before, dupOf, dupReason, replies, actor };
    const move = await keepSubmission(loaded, kept, { db, now, loginName: session.loginName });
    await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [id], now });
    note({ objectId: id, objectName: row.entryNo, before: { status: row.status }, after: { status: move.status } });
    return { status: move.status, stepNo: move.stepNo };
  };
