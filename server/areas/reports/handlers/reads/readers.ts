import { and, eq, type SQL } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { FLAG } from '../../../../../src/contract/fields';
import type { contentReadApi } from '../../../../../src/contract/reports/reads';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { maskPhone } from '../../../../platform/mask';
import { ofParent, within } from '../../../../platform/scope';
import {
  announcement,
  announcementRead,
  announcementTarget,
  hasRead,
  isUnread,
  ownRead,
  wasToRead,
} from '../../../content/public';
import { fairCustomer, guest } from '../../../trade-fair/public';

/** Those of one announcement, by a condition on what they have read at the moment of the figure. */
const readersWho =
  (condition: (asOf: string) => SQL | undefined) =>
  async (
    query: Parsed<typeof contentReadApi.readUsers>,
    { db, session, now }: Context,
  ): Promise<Output<typeof contentReadApi.readUsers>> => {
    const { contentId, branchId, guestName, customerName, orderBy = 'readTime', orderDir = 'desc' } = query;
    const asOf = query.asOf && query.asOf < now ? query.asOf : now;
    const [seen] = await db
      .select({ announcementId: announcement.announcementId })
      .from(announcement)
      .where(within(session, announcement, eq(announcement.announcementId, contentId)));
    if (!seen) throw notFound();
    const listed = db
      .select({
        ...{ guestId: guest.guestId, guestName: guest.guestName, phone: guest.phone },
        ...{ customerName: fairCustomer.customerName, branchId: fairCustomer.branchId },
        ...{ read: announcementRead, remindCount: announcementTarget.remindCount },
      })
      .from(announcementTarget)
      .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
      .innerJoin(guest, eq(guest.guestId, announcementTarget.readerId))
      .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
      .leftJoin(announcementRead, ownRead)
      .where(
        ofParent(
          announcementTarget.announcementId,
          contentId,
          and(
            ...[wasToRead(asOf), condition(asOf), branchId ? eq(fairCustomer.branchId, branchId) : undefined],
            guestName ? hasText(guest.guestName, guestName) : undefined,
            customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
          ),
        ),
      )
      .$dynamic();
    const column = orderBy === 'readTime' ? announcementRead.readTime : guest.guestName;
    const order: Order = [by(column, orderDir), by(guest.guestId, 'asc')];
    const { rows, ...found } = await paged(db, { listed, order }, query);
    const records = rows.map(({ phone, read, ...who }) => ({
      ...{ ...who, phone: maskPhone(phone), readTime: read?.readTime ?? null },
      ...{ staySec: read?.staySec ?? 0, confirmed: read?.confirmed ?? FLAG.no },
    }));
    return { records, ...found };
  };

export const targetUsers = readersWho(() => undefined);
export const readUsers = readersWho(hasRead);
export const unreadUsers = readersWho(isUnread);
