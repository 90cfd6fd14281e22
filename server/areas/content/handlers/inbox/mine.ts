import { and, desc, eq, gte, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { ANNOUNCE_TARGET, PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import { type inboxApi, MAX_INBOX, MAX_WINDOWS } from '../../../../../src/contract/content/inbox';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { FLAG } from '../../../../../src/contract/fields';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { global } from '../../../../platform/scope';
import { ownRead } from '../../data/readers';
import { announcement, announcementRead, announcementTarget } from '../../data/schema/announcement';
import { settleTargets } from '../../data/settleTargets';
import { comesUp, deferralsLeft, isLate, isUnreadBy, NOT_READ } from '../../rules/inbox';
import { attachmentsOf } from '../publishing/attachments';

/** More announcements than anybody has at once; those left out are old. */
const MOST = 500;

/** The announcements for this user at this moment, of whatever company: those on top first, then the latest. */
export const toldNow = ({ db, session, now }: Context, one?: SQL) =>
  db
    .select({ row: announcement, read: announcementRead, remindTime: announcementTarget.remindTime })
    .from(announcementTarget)
    .innerJoin(announcement, eq(announcement.announcementId, announcementTarget.announcementId))
    .leftJoin(announcementRead, ownRead)
    .where(
      global(
        'own',
        and(
          ...[one, eq(announcementTarget.readerId, session.userId), isNull(announcementTarget.leftTime)],
          ...[ne(announcement.targetType, ANNOUNCE_TARGET.fairGuests), eq(announcement.deleted, FLAG.no)],
          eq(announcement.publishStatus, PUBLISH_STATUS.published),
          or(isNull(announcement.startTime), lte(announcement.startTime, now)),
          or(isNull(announcement.endTime), gte(announcement.endTime, now)),
        ),
      ),
    )
    .orderBy(desc(announcement.top), desc(announcement.publishTime), desc(announcement.announcementId))
    .limit(MOST);

export type Told = Awaited<ReturnType<typeof toldNow>>[number];
type Whole = Output<typeof inboxApi.open>;

/** In the user's language, if there is a translation. */
function textsOf({ row: { title, content, languages } }: Told, { request: { language } }: Context) {
  const own = language === 'zh' ? undefined : languages[language];
  return { title: own?.title ?? title, content: own?.content ?? content };
}

function headOf({ row, read }: Told) {
  const { announcementId, publishTime, top, mustRead } = row;
  return { announcementId, publishTime: publishTime ?? '', top, mustRead, unread: isUnreadBy(row, read ?? NOT_READ) };
}

async function wholeOf(all: readonly Told[], context: Context): Promise<Whole[]> {
  const filesOf = await attachmentsOf(
    all.map(({ row }) => row),
    context,
  );
  return all.map((told) => {
    const { row, read } = told;
    const { revision, confirmText, minSeconds, confirmBy } = row;
    return {
      ...{ ...headOf(told), ...textsOf(told, context), attachments: filesOf(row) },
      ...{ revision, confirmText, minSeconds, confirmBy, confirmed: read?.confirmed ?? FLAG.no },
      overdue: isLate(row, read ?? NOT_READ, context.now) ? FLAG.yes : FLAG.no,
      deferralsLeft: deferralsLeft(row, read ?? NOT_READ, context.now),
    };
  });
}

const published = ({ row }: Told) => row.publishTime ?? '';

/** What must be read first, the oldest first; then what pops up. */
const inOrder = (a: Told, b: Told) =>
  b.row.mustRead - a.row.mustRead ||
  published(a).localeCompare(published(b)) ||
  (a.row.announcementId < b.row.announcementId ? -1 : 1);

export async function myAnnouncements(_: object, context: Context): Promise<Output<typeof inboxApi.mine>> {
  const { db, now, session } = context;
  // A user who has come to a role or a company within the last minute is told at once.
  await settleTargets(db, now, { userId: session.userId });
  const all = await toldNow(context);
  const windows = all
    .filter(({ row, read, remindTime }) => comesUp(row, read ?? NOT_READ, remindTime))
    .sort(inOrder)
    .slice(0, MAX_WINDOWS);
  const items = all.map((told) => ({ ...headOf(told), title: textsOf(told, context).title }));
  return {
    unread: items.filter(({ unread }) => unread).length,
    items: items.slice(0, MAX_INBOX),
    windows: await wholeOf(windows, context),
  };
}

/** One announcement, as long as it is shown to the user. */
export async function oneTold(announcementId: string, context: Context): Promise<Told> {
  const [told] = await toldNow(context, eq(announcement.announcementId, announcementId));
  if (!told) throw notFound();
  return told;
}

export async function openAnnouncement(
  { announcementId }: Parsed<typeof inboxApi.open>,
  context: Context,
): Promise<Whole> {
  const [whole] = await wholeOf([await oneTold(announcementId, context)], context);
  if (!whole) throw notFound();
  return whole;
}
