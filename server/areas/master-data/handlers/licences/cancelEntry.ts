import { and, eq, inArray, sql } from 'drizzle-orm';
import { ENTRY_SOURCE } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import type { CancelReason } from '../../../../../src/contract/master-data/licences';
import type { Context } from '../../../../http/context';
import { contentHash } from '../../../../platform/canonical';
import type { Db } from '../../../../platform/database/db';
import { within } from '../../../../platform/scope';
import { loadDocument } from '../../data/approval/documents';
import { entry } from '../../data/schema/entry';
import type { LicenceRow } from '../../data/schema/licence';
import { decidable } from '../approval/decidable';
import { entryAt } from '../entries/lockedEntry';
import type { Applicant } from '../entries/save';
import { keepSubmission } from '../entries/submit';

/* An application to cancel a licence is a document of the chain of its kind, which has the number of the application. */

interface Application {
  cancelNo: string;
  reasonType: CancelReason;
  reason: string;
  effectiveDate: string;
  attachment: string | null;
}

interface Asked {
  application: Application;
  ownerName: string;
  applicant: Applicant;
}

/** Hands an application to the first step of its chain. */
export async function submitCancel(
  licence: LicenceRow,
  { application, ownerName, applicant }: Asked,
  { db, now }: { db: Db; now: string },
) {
  const { cancelNo, reasonType, reason, effectiveDate, attachment } = application;
  const form = { reasonType, reason, effectiveDate, attachment };
  const { userId, loginName, realName, branchId } = applicant;
  const [made] = await db
    .insert(entry)
    .values({
      ...{ entryNo: cancelNo, kind: BIZ_KIND.cancellation, source: ENTRY_SOURCE.console, name: ownerName },
      ...{ form: { ...form }, contentHash: contentHash({ ...form }), changeOf: licence.licenceId },
      ...{ fileIds: attachment === null ? [] : [attachment], branchId: licence.branchId ?? branchId },
      ...{ applicantId: userId, applicantName: realName },
      ...{ createdBy: loginName, createdByName: realName, gmtCreated: now, modifiedBy: loginName, gmtModified: now },
    })
    .returning();
  if (!made) throw new Error('A cancellation was inserted and did not come back.');
  const given = { form: { ...form }, replies: [], set: {}, actor: { userId, name: realName } };
  await keepSubmission(await loadDocument(db, made), given, { db, now, loginName });
}

/** The document of an application, under its lock. */
export const lockedCancel = (cancelNo: string, context: Context) =>
  entryAt(
    and(eq(entry.entryNo, cancelNo), eq(entry.kind, BIZ_KIND.cancellation)),
    { isLocked: true, withPast: true },
    context,
  );

/** Licences with a renewal, or an application to cancel them, that the caller can decide now. */
export const licencesToDecide = async (kind: 4 | 5, context: Context) =>
  context.db
    .select({ licenceId: sql<string>`${entry.changeOf}::bigint`.as('licence_id') })
    .from(entry)
    .where(within(context.session, entry, and(eq(entry.kind, kind), await decidable(context))));

export type LicenceTask = Pick<typeof entry.$inferSelect, 'entryId' | 'entryNo' | 'dueTime'>;

/** What the caller can decide now of these licences: applications to cancel them, and renewals. */
export async function tasksOnLicences(
  rows: readonly Pick<LicenceRow, 'cancelNo' | 'renewalNo'>[],
  context: Context,
): Promise<LicenceTask[]> {
  const wanted = rows.flatMap(({ cancelNo, renewalNo }) => [cancelNo ?? '', renewalNo]).filter((one) => one !== '');
  if (wanted.length === 0) return [];
  return context.db
    .select({ entryId: entry.entryId, entryNo: entry.entryNo, dueTime: entry.dueTime })
    .from(entry)
    .where(within(context.session, entry, and(inArray(entry.entryNo, wanted), await decidable(context))));
}
