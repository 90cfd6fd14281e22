import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../src/contract/content/announcements';
import { REPLY_STATUS } from '../../../../src/contract/trade-fair/invitations';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { invitation } from '../../trade-fair/public';
import { announcement, announcementTarget } from './schema/announcement';

const hasInvitation = (): SQL =>
  sql`exists (select 1 from ${invitation} where ${and(
    eq(invitation.guestId, announcementTarget.readerId),
    ne(invitation.replyStatus, REPLY_STATUS.cancelled),
  )})`;

/**
 * For whom each published announcement is: everybody invited at its publication and whoever is invited while it is
 * published; who is invited no more has left. Of one announcement, or of all.
 */
export async function settleTargets(db: Db, now: string, announcementId?: string) {
  const only = announcementId ? eq(announcement.announcementId, announcementId) : undefined;
  const reached = db
    .select({
      announcementId: announcement.announcementId,
      readerId: invitation.guestId,
      joinTime: sql<string>`${now}::timestamp`.as('join_time'),
      leftTime: sql<string | null>`null::timestamp`.as('left_time'),
      remindCount: sql<number>`0`.as('remind_count'),
      remindTime: sql<string | null>`null::timestamp`.as('remind_time'),
    })
    .from(announcement)
    .innerJoin(invitation, eq(invitation.tradeFairId, announcement.tradeFairId))
    .where(
      global(
        'clock',
        and(
          ...[only, eq(announcement.publishStatus, PUBLISH_STATUS.published), eq(announcement.deleted, 0)],
          ne(invitation.replyStatus, REPLY_STATUS.cancelled),
          sql`not exists (select 1 from ${announcementTarget} where ${and(
            eq(announcementTarget.announcementId, announcement.announcementId),
            eq(announcementTarget.readerId, invitation.guestId),
          )})`,
        ),
      ),
    );
  await db.insert(announcementTarget).select(reached).onConflictDoNothing();
  const one = announcementId ? eq(announcementTarget.announcementId, announcementId) : undefined;
  const { leftTime } = announcementTarget;
  await db
    .update(announcementTarget)
    .set({ leftTime: now })
    .where(global('clock', and(one, isNull(leftTime), sql`not ${hasInvitation()}`)));
  await db
    .update(announcementTarget)
    .set({ leftTime: null })
    .where(global('clock', and(one, isNotNull(leftTime), hasInvitation())));
}
