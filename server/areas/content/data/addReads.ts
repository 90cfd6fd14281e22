import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { announcement, announcementConfirmation, announcementRead } from './schema/announcement';

type Read = typeof announcementRead.$inferInsert;

/** Keeps the first time, adds the seconds, and never withdraws a confirmation; which revision was confirmed is noted. */
export async function addReads(db: Db, reads: readonly Read[], now: string) {
  await db
    .insert(announcementRead)
    .values([...reads])
    .onConflictDoUpdate({
      target: [announcementRead.announcementId, announcementRead.readerId],
      set: {
        staySec: sql`least(${announcementRead.staySec} + excluded.stay_sec, 2000000000)`,
        popups: sql`least(${announcementRead.popups} + excluded.popups, 100)`,
        deferrals: sql`least(${announcementRead.deferrals} + excluded.deferrals, 100)`,
        confirmed: sql`greatest(${announcementRead.confirmed}, excluded.confirmed)`,
        lastTime: now,
        openedTime: sql`coalesce(${announcementRead.openedTime}, excluded.opened_time)`,
        confirmTime: sql`coalesce(${announcementRead.confirmTime}, excluded.confirm_time)`,
      },
    });
  const confirmed = reads.filter((one) => one.confirmed === 1);
  for (const { announcementId, readerId } of confirmed) {
    const given = db
      .select({
        announcementId: announcementRead.announcementId,
        readerId: announcementRead.readerId,
        revision: announcement.revision,
        confirmTime: sql<string>`${announcementRead.confirmTime}`.as('confirm_time'),
      })
      .from(announcementRead)
      .innerJoin(announcement, eq(announcement.announcementId, announcementRead.announcementId))
      .where(
        global(
          'own',
          and(
            eq(announcementRead.announcementId, announcementId),
            ...[eq(announcementRead.readerId, readerId), isNotNull(announcementRead.confirmTime)],
          ),
        ),
      );
    await db.insert(announcementConfirmation).select(given).onConflictDoNothing();
  }
}
