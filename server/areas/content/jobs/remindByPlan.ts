import { and, eq, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../src/contract/content/announcements';
import { FLAG } from '../../../../src/contract/fields';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { remindReaders } from '../data/remindUnread';
import { announcement } from '../data/schema/announcement';
import { dueReminder } from '../rules/remindDays';

/**
 * Reminds by plan, at nine on the days of each announcement (docs/domain/content.md#reminders). Whoever has the row does
 * it: another process finds it done.
 */
export async function remindByPlan(db: Db, now: string): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(announcement)
      .where(
        global(
          'clock',
          and(
            ...[eq(announcement.publishStatus, PUBLISH_STATUS.published), eq(announcement.deleted, FLAG.no)],
            sql`cardinality(${announcement.remindDays}) > 0`,
          ),
        ),
      )
      .orderBy(announcement.announcementId)
      .for('update', { skipLocked: true });
    let reminded = 0;
    for (const { announcementId, publishTime, remindDays, planRemindTime } of rows) {
      const due = publishTime ? dueReminder({ publishTime, remindDays, doneUntil: planRemindTime }, now) : undefined;
      if (due === undefined) continue;
      reminded += (await remindReaders(tx, { announcementId, now })).length;
      await tx
        .update(announcement)
        .set({ planRemindTime: due })
        .where(ofParent(announcement.announcementId, announcementId));
    }
    return reminded;
  });
}
