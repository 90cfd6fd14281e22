import { and, eq, gt, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET } from '../../../../src/contract/content/announcements';
import { FLAG } from '../../../../src/contract/fields';
import { REPLY_STATUS } from '../../../../src/contract/trade-fair/invitations';
import { subquery } from '../../../platform/database/columns';
import { percent } from '../../../platform/numbers/percent';
import { branch, user } from '../../../platform/schema/organisation';
import { invitation } from '../../trade-fair/public';
import { isReached } from './reach';
import { hasRead, isUnread, ownRead } from './readers';
import { announcement, announcementRead, announcementTarget } from './schema/announcement';

/* The size of the audience, and how many of it have read the announcement (docs/domain/content.md#readers). */

const of = (condition?: SQL) =>
  sql`(select count(*)::int from ${announcementTarget} left join ${announcementRead} on ${ownRead}
    where ${and(eq(announcementTarget.announcementId, announcement.announcementId), condition)})`;

/** The audience that the announcement would have now; before publication nobody is a target. */
const reachedNow = sql`(case when ${announcement.targetType} = ${ANNOUNCE_TARGET.fairGuests}
  then (select count(*)::int from ${invitation} where ${and(
    eq(invitation.tradeFairId, announcement.tradeFairId),
    ne(invitation.replyStatus, REPLY_STATUS.cancelled),
  )})
  else (select count(*)::int from ${user} join ${branch} on ${branch.branchId} = ${user.branchId} where ${isReached}) end)`;

export const isConfirmed = eq(announcementRead.confirmed, FLAG.yes);
/** Must be read, and was not confirmed in time. */
export const isOverdue = (now: string): SQL =>
  sql`(${announcement.mustRead} = ${FLAG.yes} and ${announcement.confirmBy} < ${now}
    and coalesce(${announcementRead.confirmTime} > ${announcement.confirmBy}, true))`;

const isFrozen = lte(announcementTarget.joinTime, announcement.publishTime);

export const countsAt = (now: string) => ({
  targetCount: subquery<number>(sql`case when ${announcement.publishTime} is null then ${reachedNow} else ${of()} end`),
  readCount: subquery<number>(of(hasRead(now))),
  confirmedCount: subquery<number>(of(isConfirmed)),
  unreadCount: subquery<number>(of(isUnread(now))),
  frozenCount: subquery<number>(of(isFrozen)),
  joinedCount: subquery<number>(of(gt(announcementTarget.joinTime, announcement.publishTime))),
  leftCount: subquery<number>(of(isNotNull(announcementTarget.leftTime))),
  overdueCount: subquery<number>(of(and(lt(announcement.confirmBy, now), isOverdue(now)))),
});

/** Per cent with two decimals, empty where the audience has nobody. */
export const ratesOf = ({
  targetCount,
  readCount,
  confirmedCount,
}: Readonly<Record<'targetCount' | 'readCount' | 'confirmedCount', number>>) => ({
  readRate: percent(BigInt(readCount), BigInt(targetCount)),
  confirmRate: percent(BigInt(confirmedCount), BigInt(targetCount)),
});
