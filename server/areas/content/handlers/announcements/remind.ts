import { and, eq, sql } from 'drizzle-orm';
import {
  type announcementApi,
  PUBLISH_STATUS,
  REMIND_CHANNEL,
} from '../../../../../src/contract/content/announcements';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FLAG } from '../../../../../src/contract/fields';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import { isConfirmed } from '../../data/readerCounts';
import { hasRead, ownRead } from '../../data/readers';
import { remindReaders } from '../../data/remindUnread';
import { announcement, announcementRead, announcementTarget } from '../../data/schema/announcement';
import { queueMessages } from '../../jobs/announcementSms';

const dayOf = (moment: string) => moment.slice(0, 10);

/** Only the headquarters may send text messages, and only for announcements that must be read. */
export const maySend = (
  { mustRead }: Pick<typeof announcement.$inferSelect, 'mustRead'>,
  session: Context['session'],
) => session.isTop && session.dataScope === 'ALL' && mustRead === FLAG.yes;

interface Reminder {
  announcementId: string;
  channel?: Parsed<typeof announcementApi.remind>['channel'];
  branchId?: string | undefined;
}

/** Reminds everybody who has not read it so far; by hand once a calendar day (docs/domain/content.md#reminders). */
export async function remindUnread(
  { announcementId, channel = REMIND_CHANNEL.inApp, branchId }: Reminder,
  { db, session, now, ms, note }: Context,
) {
  const [row] = await db
    .select()
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)))
    .for('update');
  if (!row) throw notFound();
  note({ objectId: row.announcementId, objectName: row.title });
  if (row.publishStatus !== PUBLISH_STATUS.published) throw new Failure(ERROR.statusForbids);
  const isSms = channel === REMIND_CHANNEL.sms;
  if (isSms && !maySend(row, session)) throw new InvalidInput([{ field: 'channel', text: 'field.smsByHeadquarters' }]);
  if (row.handRemindTime && dayOf(row.handRemindTime) === dayOf(now)) throw new Failure(ERROR.remindedToday);
  const readers = await remindReaders(db, { announcementId, now, branchId });
  if (readers.length === 0) throw new Failure(ERROR.nobodyUnread);
  await db
    .update(announcement)
    .set({ handRemindTime: now })
    .where(ofParent(announcement.announcementId, announcementId, and(eq(announcement.deleted, 0))));
  if (isSms) await queueMessages(db, { announcementId, readers, day: dayOf(now) }, ms);
  const after = { remindCount: row.remindCount + 1, reminded: readers.length, channel };
  note({ objectId: row.announcementId, objectName: row.title, after });
  return { reminded: readers.length };
}

export async function remindAnnouncement(
  { id, channel, branchId }: Parsed<typeof announcementApi.remind>,
  context: Context,
): Promise<Output<typeof announcementApi.remind>> {
  const { db, now } = context;
  const told = await remindUnread({ announcementId: id, channel, branchId }, context);
  const [counts] = await db
    .select({
      targetCount: sql<number>`count(*)::int`,
      readCount: sql<number>`(count(*) filter (where ${hasRead(now)}))::int`,
      confirmedCount: sql<number>`(count(*) filter (where ${isConfirmed}))::int`,
    })
    .from(announcementTarget)
    .leftJoin(announcementRead, ownRead)
    .where(ofParent(announcementTarget.announcementId, id));
  return { targetCount: 0, readCount: 0, confirmedCount: 0, ...counts, ...told };
}
