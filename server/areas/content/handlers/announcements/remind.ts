import { and, eq, inArray, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import { isUnread, ownRead, wasToRead } from '../../data/readers';
import { announcement, announcementRead, announcementTarget } from '../../data/schema/announcement';
import { settleTargets } from '../../data/settleTargets';

const dayOf = (moment: string) => moment.slice(0, 10);

/** An announcement comes up once more for those who have not read it at this moment; once a calendar day. */
export async function remindUnread(announcementId: string, { db, session, now, note }: Context) {
  const [row] = await db
    .select()
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)))
    .for('update');
  if (!row) throw notFound();
  note({ objectId: row.announcementId, objectName: row.title });
  if (row.publishStatus !== PUBLISH_STATUS.published) throw new Failure(ERROR.fairStateForbids);
  if (row.remindTime && dayOf(row.remindTime) === dayOf(now)) throw new Failure(ERROR.remindedToday);
  await settleTargets(db, now, announcementId);
  const unread = await db
    .select({ readerId: announcementTarget.readerId })
    .from(announcementTarget)
    .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
    .leftJoin(announcementRead, ownRead)
    .where(ofParent(announcementTarget.announcementId, announcementId, wasToRead(now), isUnread(now)));
  if (unread.length === 0) throw new Failure(ERROR.nobodyUnread);
  const readers = unread.map(({ readerId }) => readerId);
  await db
    .update(announcementTarget)
    .set({ remindCount: sql`${announcementTarget.remindCount} + 1`, remindTime: now })
    .where(ofParent(announcementTarget.announcementId, announcementId, inArray(announcementTarget.readerId, readers)));
  const remindCount = row.remindCount + 1;
  await db
    .update(announcement)
    .set({ remindCount, remindTime: now })
    .where(ofParent(announcement.announcementId, announcementId, and(eq(announcement.deleted, 0))));
  note({ objectId: row.announcementId, objectName: row.title, after: { remindCount, reminded: readers.length } });
  return { reminded: readers.length };
}
