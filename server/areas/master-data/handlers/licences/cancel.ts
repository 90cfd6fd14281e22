import { eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { licenceCancelApi } from '../../../../../src/contract/master-data/licence-calls';
import { listed } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { nextNumber } from '../../../../platform/numbers/series';
import { file } from '../../../../platform/schema/platform';
import { within } from '../../../../platform/scope';
import { licence, licenceCancel } from '../../data/schema/licence';
import { licenceActions, mayTakeEffect } from '../../rules/cancellation';
import { submitCancel } from './cancelEntry';
import { setLicence } from './decideCancel';
import { chosen, effectsOf } from './effects';

async function demandFile(fileId: string | null, { db, session }: Context) {
  if (fileId === null) return;
  const [found] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, fileId)));
  if (!found) throw new InvalidInput([{ field: 'attachment', text: 'field.choice' }]);
}

/** Somebody who has no part in the licence yet. */
const NOBODY = { isApplicant: false, isDecider: false, isRenewalDecider: false, isRenewing: false };

/** Applies for the cancellation of each licence, or of none. */
export async function applyCancel(
  { ids, ...application }: Parsed<typeof licenceCancelApi.batchApply>,
  context: Context,
): Promise<string[]> {
  const { db, session, now, note } = context;
  const { reasonType, effectiveDate } = application;
  if (!mayTakeEffect(reasonType, effectiveDate, now.slice(0, 10)))
    throw new InvalidInput([{ field: 'effectiveDate', text: 'field.future' }]);
  await demandFile(application.attachment, context);
  await db
    .select({ licenceId: licence.licenceId })
    .from(licence)
    .where(within(session, licence, inArray(licence.licenceId, ids)))
    .orderBy(licence.licenceId)
    .for('update');
  const rows = await chosen(ids, context);
  const forbidden = rows.filter(
    ({ row, cancel }) =>
      !licenceActions({ ...row, ...NOBODY, cancelStatus: cancel?.status ?? null }, now).includes('apply'),
  );
  if (forbidden.length > 0) throw new Failure(ERROR.entryForbids);
  const effects = await effectsOf(rows, effectiveDate, context);
  const by = { applicant: session.loginName, applicantName: session.realName, applyTime: now };
  const made: string[] = [];
  for (const { row, ownerName } of rows) {
    const cancelNo = await nextNumber(db, 'cancellation', now);
    const found = effects.find(({ licenceId }) => licenceId === row.licenceId);
    if (!found) throw notFound();
    const { licenceId, branchId } = row;
    const { impact, blocksOwner } = found;
    await db
      .insert(licenceCancel)
      .values({ ...application, ...by, cancelNo, licenceId, branchId, impact, blocksOwner });
    const asked = { application: { ...application, cancelNo }, ownerName, applicant: session };
    await submitCancel(row, asked, { db, now });
    await setLicence(row, { cancelNo }, context);
    made.push(cancelNo);
  }
  const objectId = listed(rows.map(({ row }) => row.licenceId));
  note({
    objectId,
    objectName: listed(rows.map(({ row }) => row.licenceNo)),
    after: { ...application, cancelNos: made },
  });
  return made;
}
