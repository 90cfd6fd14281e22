import { and, asc, count, desc, eq, gte, ilike, isNull, lte, or, sql } from 'drizzle-orm';
import { type announcementApi, PUBLISH_STATUS } from '../../../src/contract/content/announcements';
import type { Output, Parsed } from '../../../src/contract/endpoint';
import { REPLY_STATUS } from '../../../src/contract/fair/invitations';
import { contains, subquery } from '../../db/columns';
import { unscoped, within } from '../../db/scope';
import { announcement } from '../../db/schema/announcement';
import { invitation } from '../../db/schema/fair-trade';
import { tradeFair } from '../../db/schema/trade-fair';
import type { Context } from '../../http/context';

const targetCount = subquery<number>(
  sql`select count(*)::int from ${invitation} where ${invitation.tradeFairId} = ${announcement.tradeFairId} and ${invitation.replyStatus} <> ${REPLY_STATUS.cancelled}`,
);

export async function announcementPage(
  query: Parsed<typeof announcementApi.page>,
  { db, session }: Context,
): Promise<Output<typeof announcementApi.page>> {
  const { title, publishStatus, tradeFairId, orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = within(
    session,
    announcement,
    and(
      title ? ilike(announcement.title, contains(title)) : undefined,
      publishStatus === undefined ? undefined : eq(announcement.publishStatus, publishStatus),
      tradeFairId ? eq(announcement.tradeFairId, tradeFairId) : undefined,
    ),
  );
  const way = orderDir === 'asc' ? asc : desc;
  const rows = await db
    .select({ row: announcement, tradeFairSubject: tradeFair.subject, targetCount })
    .from(announcement)
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, announcement.tradeFairId))
    .where(unscoped(where))
    .orderBy(way(announcement[orderBy]), desc(announcement.announcementId))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [found] = await db.select({ total: count() }).from(announcement).where(unscoped(where));
  const records = rows.map(({ row, ...more }) => ({ ...row, ...more, tradeFairId: row.tradeFairId ?? '' }));
  return { records, total: found?.total ?? 0 };
}

const MOST = 20;

/** What the guests of a fair are told at this moment, in their language where it has been written. */
export async function announcementsFor(tradeFairId: string, { db, now, request }: Context) {
  const rows = await db
    .select()
    .from(announcement)
    .where(
      unscoped(
        and(
          ...[eq(announcement.tradeFairId, tradeFairId), eq(announcement.deleted, 0)],
          eq(announcement.publishStatus, PUBLISH_STATUS.published),
          or(isNull(announcement.startTime), lte(announcement.startTime, now)),
          or(isNull(announcement.endTime), gte(announcement.endTime, now)),
        ),
      ),
    )
    .orderBy(desc(announcement.top), desc(announcement.publishTime), desc(announcement.announcementId))
    .limit(MOST);
  const { language } = request;
  return rows.map(({ title, content, publishTime, languages }) => {
    const own = language === 'zh' ? undefined : languages[language];
    return { title: own?.title ?? title, content: own?.content ?? content, publishTime };
  });
}
