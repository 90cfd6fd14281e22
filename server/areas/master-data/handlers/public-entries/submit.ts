import { eq } from 'drizzle-orm';
import { ENTRY_SOURCE } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import { PUBLIC_KINDS, type PublicName, type Received } from '../../../../../src/contract/master-data/public-entry';
import { answeredBefore, concluding } from '../../../../http/concluding';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { nextNumber } from '../../../../platform/numbers/series';
import { file } from '../../../../platform/schema/platform';
import { global, ofParent } from '../../../../platform/scope';
import { enqueue } from '../../../../platform/jobs/queue';
import { loadDocument } from '../../data/approval/documents';
import { PUBLIC_ENTRY_JOB } from '../../data/publicEntries';
import { newQueryCode, queryCodeOf } from '../../data/queryCodes';
import { entry, type Form } from '../../data/schema/entry';
import { publicEntry } from '../../data/schema/publicEntry';
import { isRows } from '../../rules/approval/paths';
import { filesOf } from '../entries/files';
import { addEntry, factsOfForm, SERIES } from '../entries/save';
import { keepSubmission } from '../entries/submit';
import type { Applied } from './byCode';
import { type Checked, checkSubmission, type Submission } from './checks';
import { dropDraft } from './drafts';
import { isTheirs } from './result';

/** The contact that a form names. */
function nameIn(kind: PublicName, form: Form): string {
  const receivers = isRows(form.receivers) ? form.receivers : [];
  const receiver = receivers.find(({ isDefault }) => isDefault === 1) ?? receivers[0];
  const name = kind === 'company' ? form.contactName : receiver?.name;
  return typeof name === 'string' ? name : '';
}

/** What is kept of an answer, for a request that comes twice; the query code is made of `salt`. */
interface Kept {
  entryNo: string;
  submitTime: string;
  salt: string;
}

/** Files that the form names leave the quarantine; the others go with the draft. */
async function takeOver({ draft, form }: Checked, { db }: Context) {
  if (!draft) return;
  const named = filesOf(form).filter((one) => draft.fileIds.includes(one));
  if (named.length > 0) await db.update(file).set({ bizType: 'licence' }).where(ofParent(file.fileId, named));
  await dropDraft(db, draft.draftId);
}

const PUBLIC_LOGIN = 'public';

async function keepNew(checked: Checked, input: Submission, context: Context): Promise<Kept> {
  const { app, db, now, ms } = context;
  const { kind, form } = checked;
  const { branchId, phone, inviter } = input;
  const name = nameIn(kind, form);
  const row = await addEntry(
    PUBLIC_KINDS[kind],
    { form, changeOf: null, source: ENTRY_SOURCE.publicPage },
    { db, now, applicant: { userId: null, loginName: PUBLIC_LOGIN, realName: name, branchId } },
  );
  const loaded = await loadDocument(db, row);
  const submitted = { form, replies: [], set: {}, actor: { userId: null, name } };
  await keepSubmission(loaded, submitted, { db, now, loginName: PUBLIC_LOGIN });
  const { salt, codeHash } = newQueryCode(app.keys, row.entryNo);
  await db.insert(publicEntry).values({ entryId: row.entryId, phone, salt, codeHash, inviter });
  const payload = { what: 'added', entryId: row.entryId };
  await enqueue(db, [{ kind: PUBLIC_ENTRY_JOB, key: `added ${row.entryId}`, payload }], ms);
  context.note({ objectId: row.entryId, objectName: row.entryNo, operator: { realName: name, branchId } });
  return { entryNo: row.entryNo, submitTime: now, salt };
}

/** The next round of an application that came back; its query code stays. */
async function keepAgain(checked: Checked & { applied: Applied }, input: Submission, context: Context): Promise<Kept> {
  const { db, now, ms } = context;
  const { form, kind, applied } = checked;
  const { entryId } = applied.row;
  const [row] = await db
    .select()
    .from(entry)
    .where(global('key', eq(entry.entryId, entryId)))
    .for('update');
  if (!row || !isTheirs(row)) throw new Failure(ERROR.entryForbids);
  const replies = (input.again?.replies ?? []).filter(({ reply }) => reply.length >= 2);
  const name = nameIn(kind, form);
  const loaded = await loadDocument(db, row);
  const set = factsOfForm(PUBLIC_KINDS[kind], form);
  const submitted = { form, replies, set, actor: { userId: null, name } };
  const { move } = await keepSubmission(loaded, submitted, { db, now, loginName: PUBLIC_LOGIN });
  await db.update(publicEntry).set({ phone: input.phone }).where(ofParent(publicEntry.entryId, entryId));
  const payload = { what: 'again', entryId };
  await enqueue(db, [{ kind: PUBLIC_ENTRY_JOB, key: `again ${entryId} ${move.round}`, payload }], ms);
  context.note({
    ...{ objectId: entryId, objectName: row.entryNo, operator: { realName: name, branchId: row.branchId } },
    action: 'edit',
  });
  return { entryNo: row.entryNo, submitTime: now, salt: '' };
}

/** Somebody who has filled in the hidden field, as machines do, gets the same answer; nothing is kept. */
async function drop(kind: PublicName, { app, db, now, note }: Context): Promise<Kept> {
  const entryNo = await nextNumber(db, SERIES[PUBLIC_KINDS[kind]], now);
  note({ objectId: entryNo });
  return { entryNo, submitTime: now, salt: newQueryCode(app.keys, entryNo).salt };
}

/** The same answer for all; duplicates are looked for afterwards (docs/domain/public-entry.md#afterwards). */
export const submitPublic =
  (kind: PublicName) =>
  async (input: Submission, context: Context): Promise<Received> => {
    const { app, request } = context;
    const answer = ({ entryNo, submitTime, salt }: Kept): Received => ({
      ...{ entryNo, submitTime },
      queryCode: salt === '' ? (input.again?.queryCode ?? '') : queryCodeOf(app.keys, salt),
      text: translate(request.language)('publicEntry.thanks'),
    });
    const before = await answeredBefore<Kept>(context);
    if (before) return answer(before);
    const checked = await checkSubmission(kind, input, context);
    const kept = await concluding(context, async (inside) => {
      if (input.website !== '') return drop(kind, inside);
      const { applied } = checked;
      const made = applied
        ? await keepAgain({ ...checked, applied }, input, inside)
        : await keepNew(checked, input, inside);
      await takeOver(checked, inside);
      return made;
    });
    return answer(kept);
  };
