import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { notFound, requireConfirmation } from '../../../../http/failure';
import { contentHash } from '../../../../platform/canonical';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { keepMove, type Loaded } from '../../data/approval/documents';
import { masterForm } from '../../data/approval/masters';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { entryRound } from '../../data/schema/approval';
import { FACTS_OF } from '../../data/schema/duplicates';
import type { EntryRow, Form, Reply } from '../../data/schema/entry';
import { withChanges } from '../../rules/approval/difference';
import { submit } from '../../rules/approval/life';
import { chainSnapshot, checkedForm } from './chainTaken';
import { demandMove, demandOwn, demandVersion, lockedEntry } from './lockedEntry';
import { demandApart, demandSingle } from './others';
import { demandFiles, filesOf } from './files';
import { factsOfForm, ownFields } from './save';

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
  replies: Reply[];
  /** Further columns of the entry. */
  set: Partial<EntryRow>;
  actor: { userId: string | null; name: string };
}

/**
 * Hands a form that has been checked to the first step of its chain, or to the one that returned it, in the caller's
 * transaction; answers with the chain as well.
 */
export async function keepSubmission(
  loaded: Loaded,
  { form, replies, set, actor }: Submitted,
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
      ...{ form, chain, replies, contentHash: hash, submitTime: now, rejectReason: '' },
      ...{ fileIds: [...new Set([...row.fileIds, ...filesOf(form)])] },
      ...{ modifiedBy: context.loginName, gmtModified: now },
      ...set,
    },
  });
  const { round, stepNo: startStep } = move;
  await db
    .insert(entryRound)
    .values({ entryId: row.entryId, round, startStep, form, contentHash: hash, replies, submitTime: now });
  return { move, chain };
}

export const submitEntry =
  (kind: FormKind) =>
  async ({ id, version, replies, dupReason, ...confirmation }: Submission, context: Context) => {
    const { db, session, now, note } = context;
    const loaded = await lockedEntry(kind, id, context);
    const { row } = loaded;
    demandOwn(row, context);
    demandVersion(row, version);
    const before =
      row.changeOf === null ? null : await masterForm(db, kind, { id: row.changeOf, branchId: row.branchId });
    if (before === undefined) throw notFound();
    // What others have changed of the master since this entry was begun is kept.
    const own = { ...row.form, ...ownFields(kind, before ?? {}) };
    const typed = row.before ? withChanges(own, { before: row.before, after: row.form }) : row.form;
    const { form, warnings } = checkedForm(kind, typed, now);
    await demandFiles(form, filesOf(before ?? {}), context);
    // One submission after the other: each is compared with those before it.
    await takeLock(db, 'entrySubmit');
    if (before) await demandApart(row, { before, form }, context);
    const dupOf = await demandSingle(loaded, { form, dupReason }, context);
    requireConfirmation(warnings, confirmation);
    const actor = { userId: session.userId, name: session.realName };
    const set = { before, dupOf, dupReason, ...factsOfForm(kind, form) };
    const { move } = await keepSubmission(
      loaded,
      { form, replies, set, actor },
      { db, now, loginName: session.loginName },
    );
    await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [id], now });
    note({ objectId: id, objectName: row.entryNo, before: { status: row.status }, after: { status: move.status } });
    return { status: move.status, stepNo: move.stepNo };
  };
