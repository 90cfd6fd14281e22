import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../src/contract/content/announcements';
import type { Db } from '../../../platform/database/db';
import { settleTargets } from '../data/settleTargets';
import { announcement } from '../data/schema/announcement';
import { global } from '../../../platform/scope';

const { published, waiting, takenDown } = PUBLISH_STATUS;
const version = sql`${announcement.version} + 1`;
const has = (status: 0 | 1) => and(eq(announcement.publishStatus, status), eq(announcement.deleted, 0));

/** Publishes planned announcements, and takes expired ones down (docs/domain/content.md#status). */
export async function advanceAnnouncements(db: Db, now: string) {
  await db
    .update(announcement)
    .set({ publishStatus: published, publishTime: now, planTime: null, version })
    .where(global('clock', and(has(waiting), lte(announcement.planTime, now))));
  await db
    .update(announcement)
    .set({ publishStatus: takenDown, takeDownTime: now, version })
    .where(global('clock', and(has(published), lt(announcement.endTime, now))));
  await settleTargets(db, now);
}
