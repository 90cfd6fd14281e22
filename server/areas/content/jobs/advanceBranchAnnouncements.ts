import { and, eq, lt, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { branchAnnouncement as announcement } from '../data/schema/branch-announcement';

/** Takes announcements of companies down whose time is over. */
export async function advanceBranchAnnouncements(db: Db, now: string) {
  const isOver = and(
    ...[eq(announcement.publishStatus, PUBLISH_STATUS.published), eq(announcement.deleted, 0)],
    lt(announcement.endTime, now),
  );
  await db
    .update(announcement)
    .set({
      ...{ publishStatus: PUBLISH_STATUS.takenDown, takeDownTime: now },
      version: sql`${announcement.version} + 1`,
    })
    .where(global('clock', isOver));
}
