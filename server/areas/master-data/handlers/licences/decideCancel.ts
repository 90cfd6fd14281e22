import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { CANCEL_RESULT, type licenceCancelApi } from '../../../../../src/contract/master-data/licence-calls';
import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { CANCEL_STATUS } from '../../../../../src/contract/master-data/licences';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { ofParent, within } from '../../../../platform/scope';
import { keepMove, type Loaded } from '../../data/approval/documents';
import { licence, licenceCancel, type LicenceRow } from '../../data/schema/licence';
import { refuse } from '../../rules/approval/life';
import { afterStep } from '../../rules/cancellation';
import { licenceStateOn } from '../../rules/licence';
import { passEntry } from '../entries/decide';
import { demandMove } from '../entries/lockedEntry';
import { demandDecidable, demandRight } from '../entries/rights';
import { keepWithdrawal } from '../entries/withdraw';
import { lockedCancel } from './cancelEntry';
import { demandSeen } from './effects';

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

/** Writes what an application has become, and what that makes of its licence. */
async function settle(
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

/** A signature of one step; with the last one of all the application is approved. */
async function pass(found: Found, loaded: Loaded, { opinion, context }: { opinion: string; context: Context }) {
  const { cancel, row } = found;
  const move = await passEntry(loaded, { right: await demandRight(loaded, context), verdicts: [], opinion }, context);
  if (move.status === ENTRY_STATUS.passed) return settle(found, { step: 'approve', opinion }, context);
  const { db, session, note } = context;
  // The next decider has to have seen this signature.
  await db
    .update(licenceCancel)
    .set({ auditorName: session.realName, version: cancel.version + 1 })
    .where(ofParent(licenceCancel.cancelNo, cancel.cancelNo));
  note({ objectId: row.licenceId, objectName: row.licenceNo, after: { cancelNo: cancel.cancelNo, opinion } });
  return true;
}

/** A refusal ends the document: who still wants it applies anew. */
async function reject(found: Found, loaded: Loaded, { opinion, context }: { opinion: string; context: Context }) {
  const right = await demandRight(loaded, context);
  if (opinion === '') throw new InvalidInput([{ field: 'opinion', text: 'field.required' }]);
  const { db, session, now } = context;
  const actor = { userId: session.userId, name: session.realName, onBehalfOf: right.onBehalfOf, opinion };
  const set = { rejectReason: opinion, auditorName: session.realName, stepName: '', dueTime: null, ...touch(context) };
  await keepMove(db, loaded, { move: demandMove(refuse(loaded.doc, right.taskId)), actor, now, set });
  return settle(found, { step: 'reject', opinion }, context);
}

/** A decision of the open step, on what was seen: each signature makes another version. */
export async function auditCancel(
  { result, opinion, seen, ...at }: Parsed<typeof licenceCancelApi.audit>,
  context: Context,
) {
  const found = await locked(at, context);
  const loaded = await lockedCancel(at.cancelNo, context);
  demandDecidable(loaded);
  await demandRight(loaded, context);
  const { effectiveDate } = found.cancel;
  if (result === CANCEL_RESULT.approve) await demandSeen(found.row.licenceId, { effectiveDate, seen }, context);
  return (result === CANCEL_RESULT.approve ? pass : reject)(found, loaded, { opinion, context });
}

/** Withdraws an application: by its applicant, before anybody has decided. */
export async function revokeCancel(at: Parsed<typeof licenceCancelApi.revoke>, context: Context) {
  const found = await locked(at, context);
  const loaded = await lockedCancel(at.cancelNo, context);
  await keepWithdrawal(loaded, loaded.row.version, context);
  return settle(found, { step: 'revoke', opinion: '' }, context);
}
