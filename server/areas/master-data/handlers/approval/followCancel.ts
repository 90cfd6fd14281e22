import { eq } from 'drizzle-orm';
import { CANCEL_STATUS, RENEWAL_STATE } from '../../../../../src/contract/master-data/licences';
import { BIZ_KIND, isChained } from '../../../../../src/contract/master-data/kinds';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import { loadDocument, type Loaded } from '../../data/approval/documents';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { noteRenewal } from '../../data/renewals';
import { FACTS_OF } from '../../data/schema/duplicates';
import { entry } from '../../data/schema/entry';
import { licence, licenceCancel } from '../../data/schema/licence';
import { licenceStateOn } from '../../rules/licence';
import { keepSubmission } from '../entries/submit';

/** The licence of a cancelled renewal: with the renewal as a draft of its applicant (`isDraft`), or without one. */
async function followRenewal({ row }: Loaded, isDraft: boolean, { db }: Context) {
  const stand = { renewalState: RENEWAL_STATE.draft, renewalNo: row.entryNo, renewalStep: '' };
  const [before] = await db
    .select({ renewalTime: licence.renewalTime, renewalExpiry: licence.renewalExpiry })
    .from(licence)
    .where(ofParent(licence.licenceId, row.changeOf ?? '0'));
  await noteRenewal(db, row.changeOf ?? '0', ...(isDraft && before ? [{ ...stand, ...before }] : []));
}

/**
 * A cancelled application to cancel a licence: it waits at the first step again (`isAgain`), or is over. Either way
 * the licence is not cancelled.
 */
async function followCancellation({ row }: Loaded, isAgain: boolean, { db, session, now }: Context) {
  const [cancel] = await db
    .select()
    .from(licenceCancel)
    .where(ofParent(licenceCancel.cancelNo, row.entryNo))
    .for('update');
  const [own] = await db
    .select()
    .from(licence)
    .where(ofParent(licence.licenceId, row.changeOf ?? '0'))
    .for('update');
  if (!cancel || !own) return;
  // Meanwhile somebody else has applied for the same licence, and that application waits already.
  if (isAgain && own.cancelNo !== cancel.cancelNo) throw new Failure(ERROR.entryForbids);
  const status = isAgain ? CANCEL_STATUS.waiting : CANCEL_STATUS.revoked;
  await db
    .update(licenceCancel)
    .set({ status, auditorName: '', auditTime: null, version: cancel.version + 1 })
    .where(ofParent(licenceCancel.cancelNo, cancel.cancelNo));
  const by = { modifiedBy: session.loginName, gmtModified: now, version: own.version + 1 };
  const licenceState = licenceStateOn({ ...own, cancelledFrom: null }, now.slice(0, 10));
  await db
    .update(licence)
    .set({ cancelledFrom: null, licenceState, ...by })
    .where(ofParent(licence.licenceId, own.licenceId));
  if (!isAgain) return;
  const [draft] = await db
    .select()
    .from(entry)
    .where(ofParent(entry.entryId, row.entryId, eq(entry.deleted, 0)));
  if (!draft) return;
  const actor = { userId: row.applicantId, name: row.applicantName };
  const again = { form: row.form, replies: [], set: {}, actor };
  await keepSubmission(await loadDocument(db, draft), again, { db, now, loginName: session.loginName });
}

/** Locks the licence or application that an entry is about before the entry, as where it is decided. */
export async function holdApplication({ row }: Loaded, { db }: Context) {
  if (row.kind === BIZ_KIND.renewal) {
    const own = ofParent(licence.licenceId, row.changeOf ?? '0');
    await db.select({ licenceId: licence.licenceId }).from(licence).where(own).for('update');
  }
  if (row.kind !== BIZ_KIND.cancellation) return;
  await db
    .select({ cancelNo: licenceCancel.cancelNo })
    .from(licenceCancel)
    .where(ofParent(licenceCancel.cancelNo, row.entryNo))
    .for('update');
}

/** When the headquarters cancel an approval, changes what depends on it, in the same transaction. */
export async function followCancel(loaded: Loaded, rollback: boolean, context: Context) {
  const { kind, entryId } = loaded.row;
  if (kind === BIZ_KIND.renewal) return followRenewal(loaded, rollback, context);
  if (kind === BIZ_KIND.cancellation) return followCancellation(loaded, rollback, context);
  if (!isChained(kind)) throw new Error('What has no chain is undone by its area.');
  return renewFacts(context.db, { kind, of: FACTS_OF.entry, ids: [entryId], now: context.now });
}
