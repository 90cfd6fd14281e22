import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { CANCEL_RESULT, type licenceCancelApi } from '../../../../../src/contract/master-data/licence-calls';
import { CANCEL_STATUS } from '../../../../../src/contract/master-data/licences';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import { licence, licenceCancel, type LicenceRow } from '../../data/schema/licence';
import { afterStep } from '../../rules/cancellation';
import { licenceStateOn } from '../../rules/licence';

/** Writes a change of a licence. */
export async function setLicence(row: LicenceRow, values: Partial<LicenceRow>, { db, session, now }: Context) {
  await db
    .update(licence)
    .set({ ...values, modifiedBy: session.loginName, gmtModified: now, version: row.version + 1 })
    .where(ofParent(licence.licenceId, row.licenceId));
}

/** An application under its lock, as the caller has seen it, with its licence. */
async function locked({ cancelNo, version }: { cancelNo: string; version: number }, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(licenceCancel)
    .where(within(session, licenceCancel, eq(licenceCancel.cancelNo, cancelNo)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw new Failure(ERROR.versionConflict);
  const [row] = await db.select().from(licence).where(ofParent(licence.licenceId, found.licenceId)).for('update');
  if (!row) throw notFound();
  return { cancel: found, row };
}

type Found = Awaited<ReturnType<typeof locked>>;

async function decide(
  { cancel, row }: Found,
  { step, opinion }: { step: 'approve' | 'reject' | 'revoke'; opinion: string },
  context: Context,
) {
  const { db, session, now, note } = context;
  const status = afterStep(cancel.status, step);
  if (status === null) throw new Failure(ERROR.entryForbids);
  const { cancelNo, version } = cancel;
  const by = step === 'revoke' ? {} : { auditorName: session.realName, auditTime: now, opinion };
  await db
    .update(licenceCancel)
    .set({ status, ...by, version: version + 1 })
    .where(ofParent(licenceCancel.cancelNo, cancelNo));
  const dates = { ...row, cancelledFrom: status === CANCEL_STATUS.approved ? cancel.effectiveDate : row.cancelledFrom };
  const { cancelledFrom } = dates;
  await setLicence(row, { cancelledFrom, licenceState: licenceStateOn(dates, now.slice(0, 10)) }, context);
  note({
    ...{ objectId: row.licenceId, objectName: row.licenceNo, before: { cancelNo, cancelStatus: cancel.status } },
    after: { cancelNo, cancelStatus: status, ...(status === CANCEL_STATUS.approved ? { cancelledFrom } : {}), opinion },
  });
  return true;
}

/** By somebody else than who asked for it; a refusal says why. */
export async function auditCancel({ result, opinion, ...at }: Parsed<typeof licenceCancelApi.audit>, context: Context) {
  const found = await locked(at, context);
  if (found.cancel.applicant === context.session.loginName) throw new Failure(ERROR.entryOwn);
  if (result === CANCEL_RESULT.approve) return decide(found, { step: 'approve', opinion }, context);
  if (opinion === '') throw new InvalidInput([{ field: 'opinion', text: 'field.required' }]);
  return decide(found, { step: 'reject', opinion }, context);
}

/** By who asked for it. */
export async function revokeCancel(at: Parsed<typeof licenceCancelApi.revoke>, context: Context) {
  const found = await locked(at, context);
  if (found.cancel.applicant !== context.session.loginName) throw new Failure(ERROR.notGranted);
  return decide(found, { step: 'revoke', opinion: '' }, context);
}
