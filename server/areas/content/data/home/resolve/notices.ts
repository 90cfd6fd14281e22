import { and, arrayOverlaps, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { ANNOUNCE_TYPE } from '../../../../../../src/contract/content/announcements';
import type { DataOf } from '../../../../../../src/contract/content/home/component';
import { NOTICE_SOURCE } from '../../../../../../src/contract/content/home/limits';
import type { ShownNotice } from '../../../../../../src/contract/content/home/view/resolved';
import { PUBLISH_STATUS } from '../../../../../../src/contract/content/publishing';
import { global } from '../../../../../platform/scope';
import { isOutThen, publishedThen } from '../../releases/outThen';
import { branchAnnouncement as announcement } from '../../schema/branch-announcement';
import type { Resolving } from './viewed';

const MOST = 10;

/** Announcements of the company and those above it that are shown at the moment, of the chosen types. */
export async function shownNotices({ source, announceTypes }: DataOf<'notice'>, { db, viewed, things }: Resolving) {
  if (source !== NOTICE_SOURCE.announcements) return [];
  const { line, at } = viewed;
  const meant = { objectType: 'announcement', things } as const;
  const types = Object.values(ANNOUNCE_TYPE).filter(
    (one) => announceTypes.length === 0 || announceTypes.some((type) => type === one),
  );
  const rows: ShownNotice[] = await db
    .select({ announcementId: announcement.announcementId, title: announcement.title })
    .from(announcement)
    .where(
      global(
        'shown',
        and(
          eq(announcement.deleted, 0),
          isOutThen(announcement.announcementId, meant, [eq(announcement.publishStatus, PUBLISH_STATUS.published)]),
          ...[arrayOverlaps(announcement.branchIds, [...line]), inArray(announcement.announceType, types)],
          or(isNull(announcement.startTime), lte(announcement.startTime, at)),
          or(isNull(announcement.endTime), gte(announcement.endTime, at)),
        ),
      ),
    )
    .orderBy(
      desc(announcement.top),
      desc(publishedThen(announcement.announcementId, announcement.publishTime, meant)),
      desc(announcement.announcementId),
    )
    .limit(MOST);
  return rows;
}
