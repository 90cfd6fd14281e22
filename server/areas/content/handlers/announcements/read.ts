import { and, asc, count, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { type announcementApi, PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import { FLAG } from '../../../../../src/contract/fields';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type LetterNews, MAX_NEWS, REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { hasText, subquery } from '../../../../platform/database/columns';
import { unscoped, within } from '../../../../platform/scope';
import { announcement, announcementRead } from '../../data/schema/announcement';
import { invitation } from '../../../trade-fair/data/schema/fair-trade';
import { tradeFair } from '../../../trade-fair/data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { percent } from '../../../../platform/numbers/percent';

const invited = sql`${invitation.tradeFairId} = ${announcement.tradeFairId} and ${invitation.replyStatus} <> ${REPLY_STATUS.cancelled}`;
const targetCount = subquery<number>(sql`select count(*)::int from ${invitation} where ${invited}`);
const readers = sql`from ${announcementRead} join ${invitation} on ${invitation.guestId} = ${announcementRead.readerId} and ${invited} where ${announcementRead.announcementId} = ${announcement.announcementId}`;
const readCount = subquery<number>(sql`select count(*)::int ${readers}`);
const confirmedCount = subquery<number>(
  sql`select count(*)::int ${readers} and ${announcementRead.confirmed} = ${FLAG.yes}`,
);

export async function announcementPage(
  query: Parsed<typeof announcementApi.page>,
  { db, session }: Context,
): Promise<Output<typeof announcementApi.page>> {
  const { title, publishStatus, mustRead, tradeFairId, orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = within(
    session,
    announcement,
    and(
      title ? hasText(announcement.title, title) : undefined,
      publishStatus === undefined ? undefined : eq(announcement.publishStatus, publishStatus),
      mustRead === undefined ? undefined : eq(announcement.mustRead, mustRead),
      tradeFairId ? eq(announcement.tradeFairId, tradeFairId) : undefined,
    ),
  );
  const way = orderDir === 'asc' ? asc : desc;
  const rows = await db
    .select({ row: announcement, tradeFairSubject: tradeFair.subject, targetCount, readCount, confirmedCount })
    .from(announcement)
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, announcement.tradeFairId))
    .where(unscoped(where))
    .orderBy(way(announcement[orderBy]), desc(announcement.announcementId))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [found] = await db.select({ total: count() }).from(announcement).where(unscoped(where));
  const records = rows.map(({ row, ...more }) => ({
    ...{ ...row, ...more, tradeFairId: row.tradeFairId ?? '' },
    readRate: percent(BigInt(more.readCount), BigInt(more.targetCount)) || '0.00',
  }));
  return { records, total: found?.total ?? 0 };
}

/** The announcements of a fair that its guests find at this moment, and what this one has read of each. */
export const shownNow = (tradeFairId: string, guestId: string, { db, now }: Context) =>
  db
    .select({ row: announcement, read: announcementRead })
    .from(announcement)
    .leftJoin(
      announcementRead,
      and(eq(announcementRead.announcementId, announcement.announcementId), eq(announcementRead.readerId, guestId)),
    )
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
    .limit(MAX_NEWS);

/** What a guest is told at this moment, in his language where it has been written. */
export async function newsFor(tradeFairId: string, guestId: string, context: Context): Promise<LetterNews[]> {
  const rows = await shownNow(tradeFairId, guestId, context);
  const { language } = context.request;
  return rows.map(({ row, read }) => {
    const { announcementId, title, content, publishTime, languages, mustRead, confirmText } = row;
    const own = language === 'zh' ? undefined : languages[language];
    const confirmed = read?.confirmed ?? FLAG.no;
    return {
      ...{ announcementId, title: own?.title ?? title, content: own?.content ?? content, publishTime },
      ...{ mustRead, confirmText, confirmed },
      popup: row.popup === FLAG.yes && confirmed === FLAG.no && (read?.popups ?? 0) < row.popupTimes,
    };
  });
}
