import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET } from '../../../../../src/contract/content/announcements';
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
import { isForCustomer } from '../../data/customerNews';
import { openLine } from '../../data/home/shownPage';
import { announcement as ownAnnouncement } from '../../data/schema/announcement';
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

type Shown = Parsed<typeof branchAnnouncementAppApi.shown>;

/** The announcements for customers of the type, in their language where there is a translation. */
async function forCustomers({ branchId, customerType, announceTypes }: Shown, { db, now, request }: Context) {
  const line = (await openLine(db, branchId))?.line ?? [];
  const isOurs = isForCustomer({ line, customerType, at: now });
  if (!isOurs) return [];
  const isOfType = announceTypes?.length ? inArray(ownAnnouncement.announceType, announceTypes) : undefined;
  const rows = await db
    .select()
    .from(ownAnnouncement)
    .where(global('shown', and(isOurs, isOfType)))
    .orderBy(desc(ownAnnouncement.top), desc(ownAnnouncement.publishTime), desc(ownAnnouncement.announcementId))
    .limit(MAX_SHOWN);
  const { language } = request;
  return rows.map(({ languages, ...row }) => ({ ...row, ...(language === 'zh' ? {} : languages[language]) }));
}

const inOrder = (a: { top: 0 | 1; publishTime: string }, b: { top: 0 | 1; publishTime: string }) =>
  b.top - a.top || b.publishTime.localeCompare(a.publishTime);

/** What the app shows to the customers of a company: on top first, then the latest. */
export async function shownAnnouncements(
  asked: Shown,
  context: Context,
): Promise<Output<typeof branchAnnouncementAppApi.shown>> {
  const { db, now } = context;
  const { branchId, announceTypes } = asked;
  const ofCompany = await db
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
  const rows = [...ofCompany, ...(await forCustomers(asked, context))];
  const filesOf = await attachmentsOf(rows, context);
  const announcements = rows.map((row) => ({ ...row, attachments: filesOf(row), publishTime: row.publishTime ?? '' }));
  return { announcements: announcements.sort(inOrder).slice(0, MAX_SHOWN) };
}

/** Counts that an announcement was opened in the app. */
export async function readAnnouncement(
  { announcementId }: Parsed<typeof branchAnnouncementAppApi.read>,
  { db, now, note }: Context,
) {
  const counted = await db
    .update(announcement)
    .set({ readCount: sql`least(${announcement.readCount} + 1, 2000000000)` })
    .where(global('shown', and(eq(announcement.announcementId, announcementId), isShown(announcement, now))))
    .returning({ title: announcement.title });
  const isOurs = and(
    eq(ownAnnouncement.targetType, ANNOUNCE_TARGET.customerType),
    eq(ownAnnouncement.announcementId, announcementId),
    isShown(ownAnnouncement, now),
  );
  const own = await db
    .update(ownAnnouncement)
    .set({ appReadCount: sql`least(${ownAnnouncement.appReadCount} + 1, 2000000000)` })
    .where(global('shown', isOurs))
    .returning({ title: ownAnnouncement.title });
  const [read] = [...counted, ...own];
  note({ objectId: announcementId, objectName: read?.title ?? '' });
  return read !== undefined;
}
