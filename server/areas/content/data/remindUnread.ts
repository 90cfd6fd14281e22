import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { isUnread, ownRead, wasToRead } from './readers';
import { announcement, announcementRead, announcementTarget } from './schema/announcement';
import { settleTargets } from './settleTargets';

interface Asked {
  announcementId: string;
  now: string;
  /** Only readers of this company. */
  branchId?: string | undefined;
}

/** Counts a reminder for everybody who has not read the announcement so far, and answers these readers. */
export async function remindReaders(db: Db, { announcementId, now, branchId }: Asked): Promise<string[]> {
  await settleTargets(db, now, { announcementId });
  const one = eq(announcementTarget.announcementId, announcementId);
  const unread = await db
    .select({ readerId: announcementTarget.readerId })
    .from(announcementTarget)
    .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
    .leftJoin(announcementRead, ownRead)
    .where(
      global(
        'clock',
        and(...[one, wasToRead(now), isUnread(now)], branchId ? eq(announcementTarget.branchId, branchId) : undefined),
      ),
    );
  const readers = unread.map(({ readerId }) => readerId);
  if (readers.length > 0) {
    await db
      .update(announcementTarget)
      .set({ remindCount: sql`${announcementTarget.remindCount} + 1`, remindTime: now })
      .where(global('clock', and(one, inArray(announcementTarget.readerId, readers))));
    await db
      .update(announcement)
      .set({ remindCount: sql`${announcement.remindCount} + 1`, remindTime: now })
      .where(global('clock', eq(announcement.announcementId, announcementId)));
  }
  return readers;
}
