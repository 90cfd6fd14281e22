import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ENTRY_SOURCE } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { RENEWAL_STATE, type RenewalState } from '../../../../../src/contract/master-data/licences';
import type { renewalApi } from '../../../../../src/contract/master-data/renewals';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound, requireConfirmation } from '../../../../http/failure';
import { contentHash } from '../../../../platform/canonical';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { loadDocument } from '../../data/approval/documents';
import { noteRenewal } from '../../data/renewals';
import { entry, type EntryRow } from '../../data/schema/entry';
import { licence, type LicenceRow } from '../../data/schema/licence';
import { mayRenew, renewalRefusal, renewalWarning, type Renewed } from '../../rules/renewal';
import { demandFiles } from '../entries/files';
import { demandOwn } from '../entries/lockedEntry';
import { keepSubmission } from '../entries/submit';
import { listedLicences } from './listed';
import { lockedRenewal } from './lockedRenewal';

/** Locks a licence in sight. */
async function lockedLicence(licenceId: string, { db, session }: Context) {
  const own = within(session, licence, and(eq(licence.licenceId, licenceId), eq(licence.deleted, 0)));
  const [row] = await db.select().from(licence).where(own).for('update');
  if (!row) throw notFound();
  return row;
}

/** Renewals that the applicant submits once more: returned, or made a draft again by the headquarters. */
const AGAIN: readonly RenewalState[] = [RENEWAL_STATE.returned, RENEWAL_STATE.draft];

/** The renewal that is to be submitted once more, for its applicant; undefined: there is none. */
async function returnedEntry(row: LicenceRow, context: Context): Promise<EntryRow | undefined> {
  if (!AGAIN.includes(row.renewalState)) return undefined;
  const { row: returned } = await lockedRenewal({ entryNo: row.renewalNo }, context);
  demandOwn(returned, context);
  return returned;
}

async function newEntry(row: LicenceRow, form: Renewed, { db, session, now }: Context): Promise<EntryRow> {
  const [named] = await listedLicences(db, ofParent(licence.licenceId, row.licenceId));
  const [made] = await db
    .insert(entry)
    .values({
      ...{ entryNo: await nextNumber(db, 'renewal', now), kind: BIZ_KIND.renewal, source: ENTRY_SOURCE.console },
      ...{ form: { ...form }, contentHash: contentHash({ ...form }), fileIds: form.images },
      ...{ name: named?.ownerName ?? '', changeOf: row.licenceId, branchId: row.branchId ?? session.branchId },
      ...{ applicantId: session.userId, applicantName: session.realName },
      ...{ createdBy: session.loginName, createdByName: session.realName, gmtCreated: now },
      ...{ modifiedBy: session.loginName, gmtModified: now },
    })
    .returning();
  if (!made) throw new Error('A renewal was inserted and did not come back.');
  return made;
}

/** Hands a renewal to the first step of its chain, or to the one that returned it; answers with the step's name. */
async function submitRenewal(row: EntryRow, form: Renewed, { db, session, now }: Context) {
  const actor = { userId: session.userId, name: session.realName };
  const given = { form: { ...form }, replies: [], set: {}, actor };
  const context = { db, now, loginName: session.loginName };
  const { move, chain } = await keepSubmission(await loadDocument(db, row), given, context);
  return chain.steps[move.stepNo - 1]?.stepName ?? '';
}

/** Submits the renewal of a licence; what is wrong with its days is said before anything is written. */
export async function renewLicence(
  { licenceId, version, confirm, confirmCodes, ...form }: Parsed<typeof renewalApi.renew>,
  context: Context,
): Promise<Output<typeof renewalApi.renew>> {
  const { db, now, note } = context;
  const today = now.slice(0, 10);
  const row = await lockedLicence(licenceId, context);
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  if (!mayRenew(row, today)) throw new Failure(ERROR.entryForbids);
  if (form.issueDate > today) throw new InvalidInput([{ field: 'issueDate', text: 'field.notFuture' }]);
  const refusal = renewalRefusal(row.expiryDate, form, today);
  const name = row.licenceName || row.licenceNo;
  if (refusal !== undefined) throw new Failure(refusal, { params: { name } });
  const warning = renewalWarning(form, today);
  const params = { name, day: form.expiryDate };
  requireConfirmation(warning === undefined ? [] : [{ code: warning, params }], { confirm, confirmCodes });
  const returned = await returnedEntry(row, context);
  await demandFiles({ ...form }, [...row.images, ...(returned?.fileIds ?? [])], context);
  const before = returned ?? (await newEntry(row, form, context));
  const renewalStep = await submitRenewal(before, form, context);
  const { entryNo } = before;
  await noteRenewal(db, licenceId, {
    ...{ renewalState: RENEWAL_STATE.inReview, renewalNo: entryNo, renewalTime: now },
    ...{ renewalStep, renewalExpiry: form.expiryDate },
  });
  note({ objectId: licenceId, objectName: row.licenceNo, after: { ...form, entryNo } });
  return { entryNo };
}
