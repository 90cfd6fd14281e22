import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { ANNOUNCE_TARGET, PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FLAG } from '../../../../../src/contract/fields';
import {
  type invitationApi,
  type GuestAnnouncement,
  MAX_NEWS,
} from '../../../../../src/contract/trade-fair/invitations';
import { groupBy } from '../../../../platform/groupBy';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent } from '../../../../platform/scope';
import { READ_SECONDS } from '../../../../../src/contract/content/inbox';
import { addReads } from '../../data/addReads';
import { holdRevisions } from '../../data/holdRevisions';
import { announcement, announcementRead, announcementTarget } from '../../data/schema/announcement';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import type { NewsReader } from '../../../trade-fair/public';

/** The announcements of a fair that its guests find at this moment, and what this one has read of each. */
const shownNow = ({ tradeFairId, guestId }: NewsReader, { db, now }: Context) =>
  db
    .select({ row: announcement, read: announcementRead, remindTime: announcementTarget.remindTime })
    .from(announcement)
    .leftJoin(
      announcementRead,
      and(eq(announcementRead.announcementId, announcement.announcementId), eq(announcementRead.readerId, guestId)),
    )
    .leftJoin(
      announcementTarget,
      and(eq(announcementTarget.announcementId, announcement.announcementId), eq(announcementTarget.readerId, guestId)),
    )
    .where(
      ofParent(
        announcement.tradeFairId,
        tradeFairId,
        eq(announcement.targetType, ANNOUNCE_TARGET.fairGuests),
        eq(announcement.deleted, 0),
        eq(announcement.publishStatus, PUBLISH_STATUS.published),
        or(isNull(announcement.startTime), lte(announcement.startTime, now)),
        or(isNull(announcement.endTime), gte(announcement.endTime, now)),
      ),
    )
    .orderBy(desc(announcement.top), desc(announcement.publishTime), desc(announcement.announcementId))
    .limit(MAX_NEWS);

/** The announcements for a guest at this moment, in the guest's language if there is a translation. */
export async function newsFor(reader: NewsReader, context: Context): Promise<GuestAnnouncement[]> {
  const rows = await shownNow(reader, context);
  const { language } = context.request;
  return rows.map(({ row, read, remindTime }) => {
    const { announcementId, title, content, publishTime, revision, languages, mustRead, confirmText } = row;
    const own = language === 'zh' ? undefined : languages[language];
    const confirmed = read?.confirmed ?? FLAG.no;
    return {
      ...{ announcementId, title: own?.title ?? title, content: own?.content ?? content, publishTime },
      ...{ revision, mustRead, confirmText, confirmed },
      popup:
        confirmed === FLAG.no &&
        ((row.popup === FLAG.yes && (read?.popups ?? 0) < row.popupTimes) ||
          // Reminded since the guest's last visit.
          (remindTime !== null && remindTime > (read?.lastTime ?? ''))),
    };
  });
}

type Reads = Parsed<typeof invitationApi.read>['reads'];

/** Records what a guest has read: keeps the first time, adds the seconds, and never withdraws a confirmation. */
export const keepReads = (reader: NewsReader, reads: Reads, context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, now } = inside;
    const confirms = reads.filter(({ confirmed }) => confirmed === FLAG.yes);
    const confirmed = confirms.map(({ announcementId }) => announcementId);
    if (confirmed.length > 0) await holdRevisions(db, confirmed, reader.tradeFairId);
    const shown = new Map((await shownNow(reader, inside)).map(({ row }) => [row.announcementId, row]));
    // One statement cannot write a row twice, so readings of the same announcement are combined.
    const values = [...groupBy(reads, ({ announcementId }) => announcementId)].flatMap(([announcementId, own]) => {
      const seen = shown.get(announcementId);
      if (!seen) return [];
      const given = seen.mustRead === FLAG.yes ? own.filter((one) => one.confirmed === FLAG.yes) : [];
      // Nobody confirms a revision that he has not seen.
      if (given.some(({ revision = seen.revision }) => revision !== seen.revision))
        throw new Failure(ERROR.versionConflict);
      const confirmed = given.length > 0 ? FLAG.yes : FLAG.no;
      return {
        ...{ announcementId, confirmed, readerId: reader.guestId, readTime: now, lastTime: now },
        staySec: sumOf(own, ({ staySec }) => staySec),
        popups: sumOf(own, ({ popped }) => popped),
        openedTime: own.some(({ staySec }) => staySec >= READ_SECONDS) ? now : null,
        confirmTime: confirmed === FLAG.yes ? now : null,
      };
    });
    if (values.length > 0) await addReads(db, values, now);
  });
