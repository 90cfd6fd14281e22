import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublishStatus } from '../../../../../src/contract/content/publishing';
import type { releaseApi, ReleaseObject } from '../../../../../src/contract/content/releases';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { type Scoped, within } from '../../../../platform/scope';
import { pageStatuses } from '../../data/home/status';
import { announcement } from '../../data/schema/announcement';
import { article } from '../../data/schema/article';
import { banner } from '../../data/schema/banner';
import { branchAnnouncement } from '../../data/schema/branch-announcement';
import { homePage } from '../../data/schema/home';
import { zone } from '../../data/schema/zone';

interface Source {
  objectId: PgColumn;
  objectName: PgColumn;
  publishStatus: PgColumn | null;
  gmtModified: PgColumn;
  seen: (asked: SQL | undefined, context: Context) => Scoped;
}

/** The tables of what a release may have as members. */
const SOURCES: Readonly<Record<ReleaseObject, Source>> = {
  page: {
    ...{ objectId: homePage.pageId, objectName: homePage.pageName, publishStatus: null },
    gmtModified: homePage.gmtModified,
    seen: (asked, { session }) => within(session, homePage, asked),
  },
  banner: {
    ...{ objectId: banner.bannerId, objectName: banner.bannerName, publishStatus: banner.publishStatus },
    gmtModified: banner.gmtModified,
    seen: (asked, { session }) => within(session, banner, asked),
  },
  zone: {
    ...{ objectId: zone.zoneId, objectName: zone.zoneName, publishStatus: zone.publishStatus },
    gmtModified: zone.gmtModified,
    seen: (asked, { session }) => within(session, zone, asked),
  },
  content: {
    ...{ objectId: article.contentId, objectName: article.title, publishStatus: article.publishStatus },
    gmtModified: article.gmtModified,
    seen: (asked, { session }) => within(session, article, asked),
  },
  announcement: {
    ...{ objectId: branchAnnouncement.announcementId, objectName: branchAnnouncement.title },
    ...{ publishStatus: branchAnnouncement.publishStatus, gmtModified: branchAnnouncement.gmtModified },
    seen: (asked, { session }) => within(session, branchAnnouncement, asked),
  },
  announcementV2: {
    ...{ objectId: announcement.announcementId, objectName: announcement.title },
    ...{ publishStatus: announcement.publishStatus, gmtModified: announcement.gmtModified },
    seen: (asked, { session }) => within(session, announcement, asked),
  },
};

/** The names of these objects, as far as they are in sight. */
export async function namesIn(objectType: ReleaseObject, ids: readonly string[], context: Context) {
  const { objectId, objectName, seen } = SOURCES[objectType];
  const rows = await context.db
    .select({ id: objectId, name: objectName })
    .from(objectId.table)
    .where(seen(inArray(objectId, [...ids]), context));
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}

type Query = Parsed<typeof releaseApi.objects>;
type Found = Output<typeof releaseApi.objects>;

export async function releaseObjects(query: Query, context: Context): Promise<Found> {
  const { db, session, now } = context;
  const { objectType, keyword, orderDir = 'desc' } = query;
  const { objectId, objectName, publishStatus, gmtModified, seen } = SOURCES[objectType];
  const asked = and(keyword ? hasText(objectName, keyword) : undefined);
  const listed = db
    .select({ id: objectId, name: objectName, status: publishStatus ?? objectId })
    .from(objectId.table)
    .where(seen(asked, context))
    .$dynamic();
  const order = [by(gmtModified, orderDir), by(objectId, orderDir)];
  const { rows, ...paging } = await paged(db, { listed, order }, query);
  // The status of a page follows from what companies show.
  const pageIds = publishStatus ? [] : rows.map(({ id }) => String(id));
  const statusOf = await pageStatuses(db, session, { pageIds, now });
  const records = rows.map(({ id, name, status }) => ({
    ...{ objectId: String(id), objectName: String(name) },
    // The column of the table has no others.
    publishStatus: publishStatus ? (status as PublishStatus) : statusOf(String(id)).publishStatus,
  }));
  return { records, ...paging };
}
