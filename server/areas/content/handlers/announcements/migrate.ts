import { asc, isNotNull, notInArray } from 'drizzle-orm';
import { ANNOUNCE_TARGET, PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import type { Context } from '../../../../http/context';
import { cleanRichText } from '../../../../platform/richText';
import { global, within } from '../../../../platform/scope';
import { announcement } from '../../data/schema/announcement';
import { branchAnnouncement } from '../../data/schema/branch-announcement';

/** Rows of one statement; existing ones are not changed, so that two migrations at once make none of them twice. */
const AT_ONCE = 500;

/**
 * Makes taken-down announcements for the same companies from announcements of companies, which stay. One that was made
 * before is not made again.
 */
export async function migrateAnnouncements(_: object, { db, session, now, note }: Context) {
  const made = db
    .select({ id: announcement.sourceId })
    .from(announcement)
    .where(global('taken', isNotNull(announcement.sourceId)));
  const rows = await db
    .select()
    .from(branchAnnouncement)
    .where(within(session, branchAnnouncement, notInArray(branchAnnouncement.announcementId, made)))
    .orderBy(asc(branchAnnouncement.announcementId));
  let migrated = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const values = rows.slice(from, from + AT_ONCE).map((row) => ({
      ...{ title: row.title, content: cleanRichText(row.content), announceType: row.announceType, top: row.top },
      ...{ targetType: ANNOUNCE_TARGET.branch, targetIds: row.branchIds, branchIds: row.branchIds },
      ...{ attachments: row.attachments, sourceId: row.announcementId },
      ...{ publishStatus: PUBLISH_STATUS.takenDown, takeDownTime: now },
      ...{ createdBy: row.createdBy, createdByName: row.createdByName, gmtCreated: row.gmtCreated },
      ...{ modifiedBy: session.loginName, gmtModified: now },
    }));
    const inserted = await db
      .insert(announcement)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: announcement.announcementId });
    migrated += inserted.length;
  }
  note({ objectId: '', after: { migrated } });
  return { migrated };
}
