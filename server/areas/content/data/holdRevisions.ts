import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { announcement } from './schema/announcement';

/** Keeps announcements from getting another revision while one is confirmed; for a fair only its own are locked. */
export const holdRevisions = (db: Db, announcementIds: readonly string[], tradeFairId?: string) =>
  db
    .select({ announcementId: announcement.announcementId })
    .from(announcement)
    .where(
      global(
        'own',
        and(
          inArray(announcement.announcementId, [...announcementIds]),
          tradeFairId === undefined ? undefined : eq(announcement.tradeFairId, tradeFairId),
        ),
      ),
    )
    .orderBy(asc(announcement.announcementId))
    .for('share');
