import { and, asc, between, desc, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { licenceApi, licenceCancelApi } from '../../../../../src/contract/master-data/licence-calls';
import type { Context } from '../../../../http/context';
import { fileUrl } from '../../../../http/links';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { file } from '../../../../platform/schema/platform';
import { global, ofParent, within } from '../../../../platform/scope';
import { licence, licenceCancel, licenceNotice } from '../../data/schema/licence';
import { licencesToDecide, tasksOnLicences } from './cancelEntry';
import { listedLicences, ownerName, toOwned } from './listed';

export async function licencePage(
  query: Parsed<typeof licenceCancelApi.page>,
  context: Context,
): Promise<Output<typeof licenceCancelApi.page>> {
  const { db, session } = context;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const mine = query.mine === undefined ? undefined : await licencesToDecide(query.mine, context);
  const where = within(
    session,
    licence,
    and(
      eq(licence.deleted, 0),
      query.licenceNo ? hasText(licence.licenceNo, query.licenceNo) : undefined,
      query.ownerName ? hasText(ownerName, query.ownerName) : undefined,
      query.branchId ? eq(licence.branchId, query.branchId) : undefined,
      query.licenceType === undefined ? undefined : eq(licence.licenceType, query.licenceType),
      query.ownerType === undefined ? undefined : eq(licence.ownerType, query.ownerType),
      query.licenceState === undefined ? undefined : eq(licence.licenceState, query.licenceState),
      query.renewalState === undefined ? undefined : eq(licence.renewalState, query.renewalState),
      query.renewalNo ? hasText(licence.renewalNo, query.renewalNo) : undefined,
      query.cancelNo ? eq(licence.cancelNo, query.cancelNo) : undefined,
      query.cancelStatus === undefined ? undefined : eq(licenceCancel.status, query.cancelStatus),
      mine &&
        inArray(
          licence.licenceId,
          mine.map(({ licenceId }) => licenceId),
        ),
      query.expiryDate ? between(licence.expiryDate, ...query.expiryDate) : undefined,
    ),
  );
  const listed = listedLicences(db, where);
  const order = [by(licence[orderBy], orderDir), by(licence.licenceId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const tasks = await tasksOnLicences(
    rows.map(({ row }) => row),
    context,
  );
  const records = rows.map((one) => ({
    ...toOwned(one, context, tasks),
    ...{ cancelNo: one.row.cancelNo, cancelStatus: one.cancel?.status ?? null },
    ...{ effectiveDate: one.cancel?.effectiveDate ?? null, applyName: one.cancel?.applicantName ?? '' },
    ...{ applyTime: one.cancel?.applyTime ?? null, auditorName: one.cancel?.auditorName ?? '' },
    cancelVersion: one.cancel?.version ?? null,
  }));
  return { records, ...found };
}

/** Finds files by their ids. Only for ids that a licence in sight names: whoever sees it sees its files. */
export async function filesOf(ids: readonly string[], { app, db, ms }: Context) {
  if (ids.length === 0) return () => [];
  const rows = await db
    .select({ fileId: file.fileId, mime: file.mime, name: file.name })
    .from(file)
    .where(global('name', inArray(file.fileId, [...ids])));
  const known = new Map(rows.map((one) => [one.fileId, { ...one, url: fileUrl(app.linkSecret, one.fileId, ms) }]));
  return (wanted: readonly (string | null)[]) => wanted.flatMap((one) => known.get(one ?? '') ?? []);
}

export async function licencesOfOwner(
  { ownerType, ownerId }: Parsed<typeof licenceApi.ofOwner>,
  context: Context,
): Promise<Output<typeof licenceApi.ofOwner>> {
  const { db, session } = context;
  const own = and(eq(licence.deleted, 0), eq(licence.ownerType, ownerType), eq(licence.ownerId, ownerId));
  const rows = await listedLicences(db, within(session, licence, own)).orderBy(
    asc(licence.licenceType),
    asc(licence.licenceId),
  );
  const ids = rows.map(({ row }) => row.licenceId);
  const cancels = await db
    .select()
    .from(licenceCancel)
    .where(ofParent(licenceCancel.licenceId, ids))
    .orderBy(desc(licenceCancel.applyTime), desc(licenceCancel.cancelNo));
  const notices = await db
    .select()
    .from(licenceNotice)
    .where(ofParent(licenceNotice.licenceId, ids))
    .orderBy(desc(licenceNotice.time), asc(licenceNotice.noticeId));
  const named = [...rows.flatMap(({ row }) => row.images), ...cancels.flatMap(({ attachment }) => attachment ?? [])];
  const find = await filesOf(named, context);
  const mine = await tasksOnLicences(
    rows.map(({ row }) => row),
    context,
  );
  return rows.map((one) => ({
    ...one.row,
    ...toOwned(one, context, mine),
    images: find(one.row.images),
    cancels: cancels
      .filter(({ licenceId }) => licenceId === one.row.licenceId)
      .map(({ attachment, ...cancel }) => {
        const [found] = find([attachment]);
        return { ...cancel, attachmentUrl: found?.url ?? '', attachmentMime: found?.mime ?? '' };
      }),
    notices: notices.filter(({ licenceId }) => licenceId === one.row.licenceId),
  }));
}
