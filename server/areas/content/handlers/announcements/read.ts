import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { announcementApi } from '../../../../../src/contract/content/announcements';
import { FLAG } from '../../../../../src/contract/fields';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { hasText, subquery } from '../../../../platform/database/columns';
import { within } from '../../../../platform/scope';
import { announcement, announcementRead } from '../../data/schema/announcement';
import { invitation, tradeFair } from '../../../trade-fair/public';
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
  const direction = orderDir === 'asc' ? asc : desc;
  const rows = await db
    .select({ row: announcement, tradeFairSubject: tradeFair.subject, targetCount, readCount, confirmedCount })
    .from(announcement)
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, announcement.tradeFairId))
    .where(where)
    .orderBy(direction(announcement[orderBy]), desc(announcement.announcementId))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [found] = await db.select({ total: count() }).from(announcement).where(where);
  const records = rows.map(({ row, ...more }) => ({
    ...{ ...row, ...more, tradeFairId: row.tradeFairId ?? '' },
    readRate: percent(BigInt(more.readCount), BigInt(more.targetCount)) || '0.00',
  }));
  return { records, total: found?.total ?? 0 };
}
