import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type branchAnnouncementApi,
  type branchAnnouncementAppApi,
  MAX_SHOWN,
} from '../../../../../src/contract/content/branch-announcements';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { userName } from '../../../../platform/names';
import { global, within } from '../../../../platform/scope';
import { branchAnnouncement as announcement } from '../../data/schema/branch-announcement';
import { attachmentsOf } from '../publishing/attachments';
import { branchNamesOf, ownBranches } from '../publishing/audience';
import { isShown, reaches } from '../publishing/shown';

type Query = Parsed<typeof branchAnnouncementApi.page>;

const filters = ({ title, announceType, publishStatus, gmtModified }: Query): SQL | undefined =>
  and(
    title ? hasText(announcement.title, title) : undefined,
    announceType === undefined ? undefined : eq(announcement.announceType, announceType),
    publishStatus === undefined ? undefined : eq(announcement.publishStatus, publishStatus),
    gmtModified ? between(announcement.gmtModified, ...gmtModified) : undefined,
  );

export async function announcementPage(
  query: Query,
  context: Context,
): Promise<Output<typeof branchAnnouncementApi.page>> {
  const { db, session } = context;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const listed = db
    .select({
      ...{ row: announcement, branchNames: branchNamesOf(announcement.branchIds) },
      updatedBy: userName(announcement.modifiedBy),
    })
    .from(announcement)
    .where(within(session, announcement, filters(query)))
    .$dynamic();
  const order = [by(announcement[orderBy], orderDir), by(announcement.announcementId, 'desc')];
  const { rows, ...paging } = await paged(db, { listed, order }, query);
  const announcements = rows.map(({ row }) => row);
  const own = await ownBranches(
    announcements.flatMap(({ branchIds }) => branchIds),
    context,
  );
  const filesOf = await attachmentsOf(announcements, context);
  const records = rows.map(({ row, ...more }) => ({
    ...{ ...row, ...more, attachments: filesOf(row) },
    changeable: row.branchIds.every((one) => own.has(one)),
  }));
  return { records, ...paging };
}

/** What the app shows to the customers of a company: on top first, then the latest. */
export async function shownAnnouncements(
  { branchId, announceTypes }: Parsed<typeof branchAnnouncementAppApi.shown>,
  context: Context,
): Promise<Output<typeof branchAnnouncementAppApi.shown>> {
  const { db, now } = context;
  const rows = await db
    .select()
    .from(announcement)
    .where(
      global(
        'shown',
        and(
          isShown(announcement, now),
          announceTypes?.length ? inArray(announcement.announceType, announceTypes) : undefined,
          await reaches(announcement, branchId, db),
        ),
      ),
    )
    .orderBy(desc(announcement.top), desc(announcement.publishTime), desc(announcement.announcementId))
    .limit(MAX_SHOWN);
  const filesOf = await attachmentsOf(rows, context);
  const announcements = rows.map((row) => ({
    ...{ ...row, attachments: filesOf(row), publishTime: row.publishTime ?? '' },
  }));
  return { announcements };
}

/** It was opened in the app. */
export async function readAnnouncement(
  { announcementId }: Parsed<typeof branchAnnouncementAppApi.read>,
  { db, now, note }: Context,
) {
  const counted = await db
    .update(announcement)
    .set({ readCount: sql`least(${announcement.readCount} + 1, 2000000000)` })
    .where(global('shown', and(eq(announcement.announcementId, announcementId), isShown(announcement, now))))
    .returning({ title: announcement.title });
  note({ objectId: announcementId, objectName: counted[0]?.title ?? '' });
  return counted.length > 0;
}
