import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ENTRY_STATUS, UNDER_WAY, VERDICT } from '../../../../../src/contract/master-data/approval';
import { RENEWAL_STATE } from '../../../../../src/contract/master-data/licences';
import { RENEWAL_RESULT, type RenewalAction, type renewalApi } from '../../../../../src/contract/master-data/renewals';
import type { Context } from '../../../../http/context';
import { Failure, notFound, requireConfirmation } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import type { Loaded } from '../../data/approval/documents';
import { noteRenewal, passRenewal, type RenewalStand } from '../../data/renewals';
import { entry } from '../../data/schema/entry';
import { licence, type LicenceRow } from '../../data/schema/licence';
import { renewalRefusal, renewalWarning, type Renewed } from '../../rules/renewal';
import { passEntry, returnEntry } from '../entries/decide';
import { demandRight, rightOn } from '../entries/rights';
import { keepWithdrawal } from '../entries/withdraw';
import { demandSeen, lockedRenewal, pastRenewal, seenRenewal } from './lockedRenewal';
import { filesOf } from './read';

const { waiting, returned, passed, written } = ENTRY_STATUS;

/** The form of a renewal, as it was submitted. */
const stored = z.object({
  licenceNo: z.string(),
  issuer: z.string(),
  issueDate: z.string(),
  expiryDate: z.string(),
  scopeIds: z.array(z.string()),
  images: z.array(z.string()),
});
const formOf = ({ row }: Loaded): Renewed => stored.parse(row.form);

const standOf = ({ row }: Loaded, at: Partial<RenewalStand>): RenewalStand => ({
  ...{ renewalState: RENEWAL_STATE.inReview, renewalNo: row.entryNo, renewalTime: row.submitTime },
  ...{ renewalStep: row.stepName, renewalExpiry: stored.parse(row.form).expiryDate },
  ...at,
});

/** Locks the licence and then its renewal, both in sight; the order is that of a new submission. */
async function lockedPair(entryId: string, context: Context) {
  const { db, session } = context;
  const { row } = await pastRenewal({ entryId }, context);
  const [before] = await db
    .select()
    .from(licence)
    .where(within(session, licence, and(eq(licence.licenceId, row.changeOf ?? '0'), eq(licence.deleted, 0))))
    .for('update');
  return { before, loaded: await lockedRenewal({ entryId }, context) };
}

interface Renewing {
  loaded: Loaded;
  before: LicenceRow;
}

async function actionsOn(loaded: Loaded, context: Context): Promise<RenewalAction[]> {
  const { row } = loaded;
  const isOwn = row.applicantId === context.session.userId;
  const right = UNDER_WAY.includes(row.status) ? await rightOn(loaded, context) : 0;
  return [
    ...(typeof right === 'number' ? [] : (['audit'] as const)),
    ...(isOwn && row.status === waiting ? (['withdraw'] as const) : []),
    ...(isOwn && row.status === returned ? (['resubmit'] as const) : []),
  ];
}

/** The renewal of a licence that is under way, beside the licence itself. */
export async function renewalDetail(
  { licenceId }: Parsed<typeof renewalApi.renewal>,
  context: Context,
): Promise<Output<typeof renewalApi.renewal>> {
  const { db, session } = context;
  const [before] = await db
    .select()
    .from(licence)
    .where(within(session, licence, and(eq(licence.licenceId, licenceId), eq(licence.deleted, 0))));
  if (!before || before.renewalNo === '') throw notFound();
  const loaded = await seenRenewal({ entryNo: before.renewalNo }, context);
  const { row } = loaded;
  const form = formOf(loaded);
  const find = await filesOf([...before.images, ...form.images], context);
  return {
    ...row,
    before: { ...before, images: find(before.images) },
    after: { ...form, images: find(form.images) },
    can: await actionsOn(loaded, context),
  };
}

/** Makes the new licence of a renewal that has passed. */
async function finish(loaded: Loaded, context: Context) {
  const { db, session, now } = context;
  const { entryId, changeOf } = loaded.row;
  const made = await passRenewal(db, changeOf ?? '', { form: formOf(loaded), now, loginName: session.loginName });
  await db.update(entry).set({ status: written, masterId: made.licenceId }).where(ofParent(entry.entryId, entryId));
}

async function pass({ loaded, before }: Renewing, asked: Parsed<typeof renewalApi.audit>, context: Context) {
  const { db, now } = context;
  const today = now.slice(0, 10);
  const form = formOf(loaded);
  // A renewal that has ended meanwhile, or does not end later than its licence any more, does not pass.
  const refusal = renewalRefusal(before.expiryDate, form, today);
  const name = before.licenceName || before.licenceNo;
  if (refusal !== undefined) throw new Failure(refusal, { params: { name } });
  const warning = renewalWarning(form, today);
  const params = { name, day: form.expiryDate };
  requireConfirmation(warning === undefined ? [] : [{ code: warning, params }], asked);
  const right = await demandRight(loaded, context);
  const move = await passEntry(loaded, { right, verdicts: [], opinion: asked.opinion }, context);
  if (move.status === passed) return finish(loaded, context);
  const renewalStep = loaded.doc.steps[move.stepNo - 1]?.stepName ?? '';
  await noteRenewal(db, before.licenceId, standOf(loaded, { renewalStep }));
}

async function giveBack({ loaded, before }: Renewing, asked: Parsed<typeof renewalApi.audit>, context: Context) {
  const right = await demandRight(loaded, context);
  const verdicts = asked.verdicts.map((one) => ({ ...one, verdict: VERDICT.toChange }));
  await returnEntry(loaded, { right, verdicts, opinion: asked.opinion }, context);
  const at = { renewalState: RENEWAL_STATE.returned, renewalStep: '' };
  await noteRenewal(context.db, before.licenceId, standOf(loaded, at));
}

/** A decision of the open step on what was seen. */
export async function auditRenewal(asked: Parsed<typeof renewalApi.audit>, context: Context) {
  const { loaded, before } = await lockedPair(asked.id, context);
  const { row } = loaded;
  demandSeen(loaded, asked);
  if (!before) throw notFound();
  await (asked.result === RENEWAL_RESULT.pass ? pass : giveBack)({ loaded, before }, asked, context);
  context.note({
    ...{ objectId: row.changeOf ?? '', objectName: row.entryNo, before: { status: row.status } },
    after: { result: asked.result, verdicts: asked.verdicts, opinion: asked.opinion },
  });
  return true;
}

/** The applicant withdraws a renewal: the licence has none under way again. */
export async function withdrawRenewal({ id, version }: Parsed<typeof renewalApi.withdraw>, context: Context) {
  const { db, note } = context;
  const { loaded, before } = await lockedPair(id, context);
  if (!before) throw notFound();
  const move = await keepWithdrawal(loaded, version, context);
  await noteRenewal(db, before.licenceId);
  const { entryNo, status } = loaded.row;
  note({ objectId: before.licenceId, objectName: entryNo, before: { status }, after: { status: move.status } });
  return true;
}
