import { and, eq, type SQL } from 'drizzle-orm';
import { ANNOUNCE_TARGET } from '../../../../../src/contract/content/announcements';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { FLAG } from '../../../../../src/contract/fields';
import type { contentReadApi } from '../../../../../src/contract/reports/reads';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { maskPhone } from '../../../../platform/mask';
import { user } from '../../../../platform/schema/organisation';
import { global, ofParent, within } from '../../../../platform/scope';
import {
  announcement,
  announcementRead,
  announcementTarget,
  hasRead,
  isGuest,
  isUnread,
  isUser,
  ownRead,
  readerName,
  readerPhone,
  wasToRead,
} from '../../../content/public';
import { fairCustomer, guest } from '../../../trade-fair/public';

/** The readers of one announcement that meet a condition at the moment of the figure. */
const readersWho =
  (condition: (asOf: string) => SQL | undefined) =>
  async (
    query: Parsed<typeof contentReadApi.readUsers>,
    { db, session, now }: Context,
  ): Promise<Output<typeof contentReadApi.readUsers>> => {
    const { contentId, branchId, customerName, orderBy = 'readTime', orderDir = 'desc' } = query;
    const asOf = query.asOf && query.asOf < now ? query.asOf : now;
    const [seen] = await db
      .select({ targetType: announcement.targetType })
      .from(announcement)
      .where(within(session, announcement, eq(announcement.announcementId, contentId)));
    if (!seen) throw notFound();
    const asked = and(
      ...[wasToRead(asOf), condition(asOf), branchId ? eq(announcementTarget.branchId, branchId) : undefined],
      query.readerName ? hasText(readerName, query.readerName) : undefined,
      customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
    );
    const listed = db
      .select({
        ...{ readerId: announcementTarget.readerId, readerName, phone: readerPhone },
        ...{ customerName: fairCustomer.customerName, branchId: announcementTarget.branchId },
        ...{ read: announcementRead, remindCount: announcementTarget.remindCount },
      })
      .from(announcementTarget)
      .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
      .leftJoin(guest, isGuest)
      .leftJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
      .leftJoin(user, isUser)
      .leftJoin(announcementRead, ownRead)
      .where(
        seen.targetType === ANNOUNCE_TARGET.fairGuests
          ? ofParent(announcementTarget.announcementId, contentId, asked)
          : // Also names readers who have moved to another company.
            global('name', and(eq(announcementTarget.announcementId, contentId), asked)),
      )
      .$dynamic();
    const column = orderBy === 'readTime' ? announcementRead.readTime : readerName;
    const order: Order = [by(column, orderDir), by(announcementTarget.readerId, 'asc')];
    const { rows, ...found } = await paged(db, { listed, order }, query);
    const records = rows.map(({ phone, read, customerName: customer, ...who }) => ({
      ...{ ...who, customerName: customer ?? '', phone: maskPhone(phone), readTime: read?.readTime ?? null },
      ...{ staySec: read?.staySec ?? 0, confirmed: read?.confirmed ?? FLAG.no },
    }));
    return { records, ...found };
  };

export const targetUsers = readersWho(() => undefined);
export const readUsers = readersWho(hasRead);
export const unreadUsers = readersWho(isUnread);
