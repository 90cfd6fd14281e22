import { and, eq, ne, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET } from '../../../../src/contract/content/announcements';
import { user } from '../../../platform/schema/organisation';
import { guest } from '../../trade-fair/public';
import { announcement, announcementTarget } from './schema/announcement';

/* Who a target is: a guest or a user, both joined to the left. */

const { fairGuests } = ANNOUNCE_TARGET;

export const isGuest = and(
  eq(announcement.targetType, fairGuests),
  sql`${guest.guestId} = ${announcementTarget.readerId}`,
);
export const isUser = and(ne(announcement.targetType, fairGuests), eq(user.userId, announcementTarget.readerId));

export const readerName = sql<string>`coalesce(${guest.guestName}, ${user.realName}, '')`;
export const readerPhone = sql<string>`coalesce(${guest.phone}, ${user.i9Phone}, '')`;
