import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { announcementApi } from '../../../../../src/contract/content/announcements';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { FLAG } from '../../../../../src/contract/fields';
import { hasText } from '../../../../platform/database/columns';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { announcement, announcementRead } from '../../data/schema/announcement';
import { fairCustomer, guest, invitation } from '../../../trade-fair/public';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { maskPhone } from '../../../../platform/mask';

type Query = Parsed<typeof announcementApi.readPage>;

function filtersOf({ isRead, confirmed, guestName, customerName }: Query) {
  const hasConfirmed = sql`coalesce(${announcementRead.confirmed}, 0)`;
  return and(
    isRead === undefined
      ? undefined
      : isRead === FLAG.yes
        ? isNotNull(announcementRead.readTime)
        : isNull(announcementRead.readTime),
    confirmed === undefined ? undefined : eq(hasConfirmed, confirmed),
    guestName ? hasText(guest.guestName, guestName) : undefined,
    customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
  );
}

/** Everybody whose invitation is valid, with what he has read of one announcement. */
export async function readersOf(
  query: Query,
  { db, session }: Context,
): Promise<Output<typeof announcementApi.readPage>> {
  const { announcementId, orderBy = 'readTime', orderDir = 'desc' } = query;
  const [found] = await db
    .select({ tradeFairId: announcement.tradeFairId })
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)));
  if (!found?.tradeFairId) throw notFound();
  const listed = db
    .select({
      guestId: guest.guestId,
      guestName: guest.guestName,
      phone: guest.phone,
      customerName: fairCustomer.customerName,
      read: announcementRead,
    })
    .from(invitation)
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .leftJoin(
      announcementRead,
      and(eq(announcementRead.announcementId, announcementId), eq(announcementRead.readerId, guest.guestId)),
    )
    .where(
      ofParent(
        invitation.tradeFairId,
        found.tradeFairId,
        ne(invitation.replyStatus, REPLY_STATUS.cancelled),
        filtersOf(query),
      ),
    )
    .$dynamic();
  const column = orderBy === 'readTime' ? announcementRead.readTime : guest.guestName;
  const order: Order = [by(column, orderDir), by(guest.guestId, 'asc')];
  const { rows, ...paging } = await paged(db, { listed, order }, query);
  const records = rows.map(({ phone, read, ...who }) => ({
    ...{ ...who, phone: maskPhone(phone), isRead: read ? FLAG.yes : FLAG.no },
    ...{ readTime: read?.readTime ?? null, staySec: read?.staySec ?? 0 },
    ...{ confirmed: read?.confirmed ?? FLAG.no, confirmTime: read?.confirmTime ?? null },
  }));
  return { records, ...paging };
}
