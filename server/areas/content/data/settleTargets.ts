import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET, PUBLISH_STATUS } from '../../../../src/contract/content/announcements';
import { REPLY_STATUS } from '../../../../src/contract/trade-fair/invitations';
import type { Db } from '../../../platform/database/db';
import { branch, user } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { fairCustomer, guest, invitation } from '../../trade-fair/public';
import { isReached } from './reach';
import { announcement, announcementTarget } from './schema/announcement';

const { fairGuests } = ANNOUNCE_TARGET;

/** Limits the work to one announcement, or to one user; without either, all are settled. */
interface Only {
  announcementId?: string | undefined;
  userId?: string | undefined;
}

const isRunning = and(eq(announcement.publishStatus, PUBLISH_STATUS.published), eq(announcement.deleted, 0));

const isInvited: SQL = sql`exists (select from ${invitation} where ${and(
  eq(invitation.guestId, announcementTarget.readerId),
  eq(invitation.tradeFairId, announcement.tradeFairId),
  ne(invitation.replyStatus, REPLY_STATUS.cancelled),
)})`;
const isUser: SQL = sql`exists (select from ${user} join ${branch} on ${branch.branchId} = ${user.branchId}
  where ${user.userId} = ${announcementTarget.readerId} and ${isReached})`;
/** Whether the reader still belongs to the audience. */
const isStill: SQL = sql`exists (select from ${announcement} where ${announcement.announcementId} = ${announcementTarget.announcementId}
  and case when ${announcement.targetType} = ${fairGuests} then ${isInvited} else ${isUser} end)`;
const isOfRunning: SQL = sql`exists (select from ${announcement} where ${announcement.announcementId} = ${announcementTarget.announcementId} and ${isRunning})`;

const isNew = (readerId: typeof user.userId | typeof invitation.guestId): SQL =>
  sql`not exists (select from ${announcementTarget} where ${and(
    eq(announcementTarget.announcementId, announcement.announcementId),
    sql`${announcementTarget.readerId} = ${readerId}`,
  )})`;

const joining = (now: string) => ({
  joinTime: sql<string>`${now}::timestamp`.as('join_time'),
  leftTime: sql<string | null>`null::timestamp`.as('left_time'),
  remindCount: sql<number>`0`.as('remind_count'),
  remindTime: sql<string | null>`null::timestamp`.as('remind_time'),
});

async function joinGuests(db: Db, now: string, only: SQL | undefined) {
  const invited = db
    .select({
      ...{ announcementId: announcement.announcementId, readerId: invitation.guestId },
      ...{ branchId: fairCustomer.branchId, ...joining(now) },
    })
    .from(announcement)
    .innerJoin(invitation, eq(invitation.tradeFairId, announcement.tradeFairId))
    .innerJoin(guest, eq(guest.guestId, invitation.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(
      global(
        'clock',
        and(
          ...[only, isRunning, eq(announcement.targetType, fairGuests), isNew(invitation.guestId)],
          ne(invitation.replyStatus, REPLY_STATUS.cancelled),
        ),
      ),
    );
  await db.insert(announcementTarget).select(invited).onConflictDoNothing();
}

async function joinUsers(db: Db, now: string, only: SQL | undefined) {
  const reached = db
    .select({
      ...{ announcementId: announcement.announcementId, readerId: user.userId },
      ...{ branchId: user.branchId, ...joining(now) },
    })
    .from(announcement)
    .innerJoin(user, ne(announcement.targetType, fairGuests))
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(global('clock', and(only, isRunning, isReached, isNew(user.userId))));
  await db.insert(announcementTarget).select(reached).onConflictDoNothing();
}

/**
 * Updates the targets of each published announcement (docs/domain/content.md#audience): the audience at publication,
 * and whoever joins it while it is published; readers who leave it are marked, and stay in the count.
 */
export async function settleTargets(db: Db, now: string, { announcementId, userId }: Only = {}) {
  const only = announcementId ? eq(announcement.announcementId, announcementId) : undefined;
  if (userId === undefined) await joinGuests(db, now, only);
  await joinUsers(db, now, userId === undefined ? only : and(only, eq(user.userId, userId)));
  const { leftTime } = announcementTarget;
  const ours = and(
    announcementId ? eq(announcementTarget.announcementId, announcementId) : undefined,
    userId ? eq(announcementTarget.readerId, userId) : undefined,
    isOfRunning,
  );
  await db
    .update(announcementTarget)
    .set({ leftTime: now })
    .where(global('clock', and(ours, isNull(leftTime), sql`not ${isStill}`)));
  await db
    .update(announcementTarget)
    .set({ leftTime: null })
    .where(global('clock', and(ours, isNotNull(leftTime), isStill)));
}
