import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { ANNOUNCE_TARGET, PUBLISH_STATUS } from '../../../../src/contract/content/announcements';
import { FLAG } from '../../../../src/contract/fields';
import type { App } from '../../../http/context';
import { translate } from '../../../http/texts';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { user } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { guest } from '../../trade-fair/public';
import { isUnread, ownRead } from '../data/readers';
import { announcement, announcementRead, announcementTarget } from '../data/schema/announcement';

const KIND = 'announcementSms';

interface Messages {
  announcementId: string;
  readers: readonly string[];
  day: string;
}

/** Queues one message to each reader, once a day. */
export const queueMessages = (db: Db, { announcementId, readers, day }: Messages, ms: number) =>
  enqueue(
    db,
    readers.map((readerId) => ({
      ...{ kind: KIND, key: `${announcementId} ${readerId} ${day}` },
      payload: { announcementId, readerId, day },
    })),
    ms,
  );

/** Nobody is reminded of an announcement that he has read or confirmed, or that was taken down, meanwhile. */
export const announcementSmsJob = defineJob({
  payload: z.object({ announcementId: z.string(), readerId: z.string(), day: z.string() }),
  attempts: 3,
  atOnce: 2,
  async run(
    { db, sendSms, clock }: Pick<App, 'db' | 'clock' | 'sendSms'>,
    { payload: { announcementId, readerId, day } },
  ) {
    const [found] = await db
      .select({ title: announcement.title, userPhone: user.i9Phone, guestPhone: guest.phone, row: announcement })
      .from(announcementTarget)
      .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
      .leftJoin(announcementRead, ownRead)
      .leftJoin(user, eq(user.userId, announcementTarget.readerId))
      .leftJoin(guest, eq(guest.guestId, announcementTarget.readerId))
      .where(
        global(
          'clock',
          and(
            ...[eq(announcementTarget.announcementId, announcementId), eq(announcementTarget.readerId, readerId)],
            ...[eq(announcement.publishStatus, PUBLISH_STATUS.published), eq(announcement.deleted, FLAG.no)],
            isUnread(shanghai(clock())),
          ),
        ),
      );
    if (!found) return;
    const isGuest = found.row.targetType === ANNOUNCE_TARGET.fairGuests;
    const phone = isGuest ? found.guestPhone : found.userPhone;
    if (!phone) return;
    const text = translate('zh')(isGuest ? 'announcement.remindGuest' : 'announcement.remind', { title: found.title });
    await sendSms({ phone, text, key: `announcement-${announcementId}-${readerId}-${day}` });
  },
});
