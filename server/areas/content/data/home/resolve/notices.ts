import { and, arrayOverlaps, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { ANNOUNCE_TYPE } from '../../../../../../src/contract/content/announcements';
import type { DataOf } from '../../../../../../src/contract/content/home/component';
import { NOTICE_SOURCE } from '../../../../../../src/contract/content/home/limits';
import type { ShownNotice } from '../../../../../../src/contract/content/home/view/resolved';
import { PUBLISH_STATUS } from '../../../../../../src/contract/content/publishing';
import { global } from '../../../../../platform/scope';
import { isForCustomer } from '../../customerNews';
import { isOutThen, publishedThen } from '../../releases/outThen';
import { announcement } from '../../schema/announcement';
import { branchAnnouncement } from '../../schema/branch-announcement';
import type { Resolving } from './viewed';

const MOST = 10;

type Type = (typeof ANNOUNCE_TYPE)[keyof typeof ANNOUNCE_TYPE];

interface Found extends ShownNotice {
  top: 0 | 1;
  publishTime: string | null;
}

/** Announcements of the company and those above it. */
function ofCompanies(types: readonly Type[], { db, viewed, things }: Resolving) {
  const { line, at } = viewed;
  const { announcementId, title, top, publishStatus, startTime, endTime } = branchAnnouncement;
  const meant = { objectType: 'announcement', things } as const;
  const publishTime = publishedThen(announcementId, branchAnnouncement.publishTime, meant);
  return db
    .select({ announcementId, title, top, publishTime: sql<string | null>`${publishTime}::text` })
    .from(branchAnnouncement)
    .where(
      global(
        'shown',
        and(
          eq(branchAnnouncement.deleted, 0),
          isOutThen(announcementId, meant, [eq(publishStatus, PUBLISH_STATUS.published)]),
          ...[arrayOverlaps(branchAnnouncement.branchIds, [...line]), isOfType(branchAnnouncement, types)],
          or(isNull(startTime), lte(startTime, at)),
          or(isNull(endTime), gte(endTime, at)),
        ),
      ),
    )
    .orderBy(desc(top), desc(publishTime), desc(announcementId))
    .limit(MOST);
}

const isOfType = (
  { announceType }: Pick<typeof branchAnnouncement, 'announceType'> | Pick<typeof announcement, 'announceType'>,
  types: readonly Type[],
) => inArray(announceType, [...types]);

/** Announcements for customers of the type. */
async function ofCustomers(types: readonly Type[], { db, viewed, things, language }: Resolving): Promise<Found[]> {
  const isOurs = isForCustomer({ ...viewed, things });
  if (!isOurs) return [];
  const { announcementId, top, planTime, publishStatus } = announcement;
  const meant = { objectType: 'announcementV2', things } as const;
  const then = publishedThen(announcementId, announcement.publishTime, meant);
  // An announcement that is published by its plan has that moment as its time.
  const publishTime = sql<
    string | null
  >`coalesce(case when ${publishStatus} = ${PUBLISH_STATUS.waiting} then ${planTime} end, ${then})`;
  const rows = await db
    .select({
      ...{ announcementId, title: announcement.title, top, languages: announcement.languages },
      publishTime: sql<string | null>`${publishTime}::text`,
    })
    .from(announcement)
    .where(global('shown', and(isOurs, isOfType(announcement, types))))
    .orderBy(desc(top), desc(publishTime), desc(announcementId))
    .limit(MOST);
  return rows.map(({ languages, ...one }) => ({
    ...one,
    title: (language && language !== 'zh' && languages[language]?.title) || one.title,
  }));
}

/** Announcements on top first, then the latest. */
const inOrder = (a: Found, b: Found) =>
  b.top - a.top ||
  (b.publishTime ?? '').localeCompare(a.publishTime ?? '') ||
  Number(BigInt(b.announcementId) - BigInt(a.announcementId));

/** Announcements that are shown at the moment, of the chosen types: those of companies, and those for the customer's type. */
export async function shownNotices(
  { source, announceTypes }: DataOf<'notice'>,
  resolving: Resolving,
): Promise<ShownNotice[]> {
  if (source !== NOTICE_SOURCE.announcements) return [];
  const types = Object.values(ANNOUNCE_TYPE).filter(
    (one) => announceTypes.length === 0 || announceTypes.some((type) => type === one),
  );
  const found: Found[] = [...(await ofCompanies(types, resolving)), ...(await ofCustomers(types, resolving))];
  return found
    .sort(inOrder)
    .slice(0, MOST)
    .map(({ announcementId, title }) => ({ announcementId, title }));
}
