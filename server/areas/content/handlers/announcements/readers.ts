import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET, type announcementApi } from '../../../../../src/contract/content/announcements';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { FLAG } from '../../../../../src/contract/fields';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { maskPhone } from '../../../../platform/mask';
import { branch, user } from '../../../../platform/schema/organisation';
import { global, ofParent, within } from '../../../../platform/scope';
import { fairCustomer, guest } from '../../../trade-fair/public';
import { isGuest, isUser, readerName, readerPhone } from '../../data/readerNames';
import { isConfirmed, isOverdue, ratesOf } from '../../data/readerCounts';
import { hasRead, isUnread, ownRead, wasToRead } from '../../data/readers';
import {
  announcement,
  announcementConfirmation,
  announcementRead,
  announcementTarget,
} from '../../data/schema/announcement';

type Listed = Parsed<typeof announcementApi.readPage> | Parsed<typeof announcementApi.unreadPage>;

/** The announcement, if the user may see it. */
async function seen(announcementId: string, { db, session }: Context) {
  const [row] = await db
    .select()
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)));
  if (!row) throw notFound();
  return row;
}

const earlierConfirmTime = subquery<string | null>(
  sql`select to_char(max(${announcementConfirmation.confirmTime}), 'YYYY-MM-DD HH24:MI:SS') from ${announcementConfirmation}
    where ${and(
      eq(announcementConfirmation.announcementId, announcementTarget.announcementId),
      eq(announcementConfirmation.readerId, announcementTarget.readerId),
      sql`${announcementConfirmation.revision} < ${announcement.revision}`,
    )}`,
);

/** The readers of one announcement that meet a condition, with what each has read of it. */
async function readers(query: Listed, condition: SQL | undefined, context: Context) {
  const { db, now } = context;
  const { announcementId, branchId, customerName, orderBy = 'readerName', orderDir = 'desc' } = query;
  const { targetType } = await seen(announcementId, context);
  const asked = and(
    condition,
    branchId ? eq(announcementTarget.branchId, branchId) : undefined,
    query.readerName ? hasText(readerName, query.readerName) : undefined,
    customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
  );
  const listed = db
    .select({
      ...{ readerId: announcementTarget.readerId, readerName, phone: readerPhone },
      ...{ customerName: fairCustomer.customerName, target: announcementTarget, read: announcementRead },
      ...{ earlierConfirmTime, isLate: sql<boolean>`${isOverdue(now)}` },
    })
    .from(announcementTarget)
    .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
    .leftJoin(guest, isGuest)
    .leftJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .leftJoin(user, isUser)
    .leftJoin(announcementRead, ownRead)
    .where(
      targetType === ANNOUNCE_TARGET.fairGuests
        ? ofParent(announcementTarget.announcementId, announcementId, asked)
        : // A reader who has moved to another company still has a name.
          global('name', and(eq(announcementTarget.announcementId, announcementId), asked)),
    )
    .$dynamic();
  const columns = {
    readTime: announcementRead.openedTime,
    joinTime: announcementTarget.joinTime,
    readerName,
  };
  const order = [by(columns[orderBy], orderDir), by(announcementTarget.readerId, 'asc')];
  const { rows, ...paging } = await paged(db, { listed, order }, query);
  const records = rows.map(({ target, read, isLate, phone, customerName: customer, ...who }) => ({
    ...{ ...who, phone: maskPhone(phone), customerName: customer ?? '', branchId: target.branchId },
    ...{ isRead: read?.openedTime ? FLAG.yes : FLAG.no, readTime: read?.openedTime ?? null },
    ...{ staySec: read?.staySec ?? 0, deferrals: read?.deferrals ?? 0 },
    ...{ confirmed: read?.confirmed ?? FLAG.no, confirmTime: read?.confirmTime ?? null },
    ...{ overdue: isLate ? FLAG.yes : FLAG.no, remindedTimes: target.remindCount },
    ...{ joinTime: target.joinTime, leftTime: target.leftTime },
  }));
  return { records, ...paging };
}

export function readersOf(
  query: Parsed<typeof announcementApi.readPage>,
  context: Context,
): Promise<Output<typeof announcementApi.readPage>> {
  const { isRead, confirmed } = query;
  const opened = isNotNull(announcementRead.openedTime);
  return readers(
    query,
    and(
      isRead === undefined ? undefined : isRead === FLAG.yes ? opened : sql`not (${opened})`,
      confirmed === undefined ? undefined : eq(sql`coalesce(${announcementRead.confirmed}, 0)`, confirmed),
    ),
    context,
  );
}

export const unreadOf = (
  query: Parsed<typeof announcementApi.unreadPage>,
  context: Context,
): Promise<Output<typeof announcementApi.unreadPage>> =>
  readers(query, and(wasToRead(context.now), isUnread(context.now)), context);

const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`;

/** The figures by company, according to each reader's company when he joined. */
export async function readByBranch(
  query: Parsed<typeof announcementApi.readByBranch>,
  context: Context,
): Promise<Output<typeof announcementApi.readByBranch>> {
  const { db, now } = context;
  const { announcementId, branchId } = query;
  await seen(announcementId, context);
  const rows = await db
    .select({
      branchId: announcementTarget.branchId,
      branchName: sql<string>`coalesce(min(${branch.branchName}), '')`,
      targetCount: counted(lte(announcementTarget.joinTime, now)),
      readCount: counted(hasRead(now)),
      confirmedCount: counted(isConfirmed),
      unreadCount: counted(isUnread(now)),
      reminded: counted(sql`${announcementTarget.remindCount} > 0`),
    })
    .from(announcementTarget)
    .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
    .leftJoin(branch, eq(branch.branchId, announcementTarget.branchId))
    .leftJoin(announcementRead, ownRead)
    .where(
      ofParent(
        announcementTarget.announcementId,
        announcementId,
        branchId ? eq(announcementTarget.branchId, branchId) : undefined,
      ),
    )
    .groupBy(announcementTarget.branchId)
    .orderBy(sql`min(${branch.path}) nulls last`, announcementTarget.branchId);
  const from = (query.pageNum - 1) * query.pageSize;
  const records = rows.slice(from, from + query.pageSize).map((row) => ({ ...row, ...ratesOf(row) }));
  return { records, total: rows.length };
}
