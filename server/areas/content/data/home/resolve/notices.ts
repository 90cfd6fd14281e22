import { and, arrayOverlaps, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { ANNOUNCE_TARGET, ANNOUNCE_TYPE, PUBLISH_STATUS } from '../../../../../../src/contract/content/announcements';
import type { DataOf } from '../../../../../../src/contract/content/home/component';
import { NOTICE_SOURCE } from '../../../../../../src/contract/content/home/limits';
import type { ShownNotice } from '../../../../../../src/contract/content/home/resolved';
import { global } from '../../../../../platform/scope';
import { announcement } from '../../schema/announcement';
import type { Resolving } from './viewed';

const MOST = 10;
const { everyone, branch, customerType: ofType } = ANNOUNCE_TARGET;
const { published, waiting } = PUBLISH_STATUS;

/**
 * Announcements that anybody may read: for everyone, for the company or one above it, for customers of the type. What
 * waits for its time is out at that time, whether or not the minute's work has come.
 */
export async function shownNotices({ source, announceTypes }: DataOf<'notice'>, resolving: Resolving) {
  if (source !== NOTICE_SOURCE.announcements) return [];
  const { db, viewed } = resolving;
  const { line, customerType, at } = viewed;
  const types = Object.values(ANNOUNCE_TYPE).filter(
    (one) => announceTypes.length === 0 || announceTypes.some((type) => type === one),
  );
  const forWhom = or(
    eq(announcement.targetType, everyone),
    and(eq(announcement.targetType, branch), arrayOverlaps(announcement.targetIds, [...line])),
    customerType
      ? and(eq(announcement.targetType, ofType), arrayOverlaps(announcement.targetIds, [customerType]))
      : undefined,
  );
  const isOut = or(
    eq(announcement.publishStatus, published),
    and(eq(announcement.publishStatus, waiting), lte(announcement.planTime, at)),
  );
  const rows: ShownNotice[] = await db
    .select({ announcementId: announcement.announcementId, title: announcement.title })
    .from(announcement)
    .where(
      global(
        'shown',
        and(
          ...[eq(announcement.deleted, 0), isNull(announcement.recallTime), isOut, forWhom],
          inArray(announcement.announceType, types),
          or(isNull(announcement.startTime), lte(announcement.startTime, at)),
          or(isNull(announcement.endTime), gte(announcement.endTime, at)),
        ),
      ),
    )
    .orderBy(desc(announcement.top), desc(announcement.publishTime), desc(announcement.announcementId))
    .limit(MOST);
  return rows;
}
