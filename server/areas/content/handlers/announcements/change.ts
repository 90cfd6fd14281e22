import { eq } from 'drizzle-orm';
import {
  ANNOUNCE_TARGET,
  ANNOUNCE_TYPE,
  type announcementApi,
  PUBLISH_STATUS,
} from '../../../../../src/contract/content/announcements';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ofParent, within } from '../../../../platform/scope';
import { announcement } from '../../data/schema/announcement';
import { settleTargets } from '../../data/settleTargets';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { demandOpen, lockedFair } from '../../../trade-fair/public';

type Row = typeof announcement.$inferSelect;
type Chosen = Parsed<typeof announcementApi.publish>;
const { published, waiting, takenDown } = PUBLISH_STATUS;

function checkTimes({ startTime, endTime }: Pick<Row, 'startTime' | 'endTime'>, now: string) {
  if (startTime && endTime && endTime <= startTime)
    throw new InvalidInput([{ field: 'endTime', text: 'field.endBeforeStart' }]);
  // Nobody would ever see it.
  if (endTime && endTime <= now) throw new InvalidInput([{ field: 'endTime', text: 'field.onlyLater' }]);
}

/** The row under a lock, in the version that the caller has seen. */
async function locked({ announcementId, version }: Chosen, { db, session }: Context): Promise<Row> {
  const [row] = await db
    .select()
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  return row;
}

async function change(row: Row, values: Partial<Row>, { db, session, now, note }: Context) {
  const after = { ...values, version: row.version + 1, modifiedBy: session.loginName, gmtModified: now };
  await db.update(announcement).set(after).where(ofParent(announcement.announcementId, row.announcementId));
  note({ objectId: row.announcementId, objectName: row.title, before: { ...row }, after: { ...row, ...after } });
  return true;
}

type Fields = Omit<Parsed<typeof announcementApi.add>, 'tradeFairId'>;

/** Inserts an announcement; its fair must not have ended. */
async function make(tradeFairId: string, fields: Fields, context: Context) {
  const { db, session, now, note } = context;
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  checkTimes(fields, now);
  const [made] = await db
    .insert(announcement)
    .values({
      ...{ ...fields, tradeFairId, announceType: ANNOUNCE_TYPE.fair, targetType: ANNOUNCE_TARGET.fairGuests },
      ...{ branchIds: fair.branchIds, publishStatus: waiting, gmtCreated: now, gmtModified: now },
      ...{ createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName },
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  note({ objectId: made.announcementId, objectName: made.title, after: { ...made } });
  return { announcementId: made.announcementId };
}

export const addAnnouncement = ({ tradeFairId, ...fields }: Parsed<typeof announcementApi.add>, context: Context) =>
  make(tradeFairId, fields, context);

export async function copyAnnouncement({ announcementId }: Parsed<typeof announcementApi.copy>, context: Context) {
  const { db, session } = context;
  const [row] = await db
    .select()
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)));
  if (!row?.tradeFairId) throw notFound();
  const { title, content, languages, top, popup, popupTimes, mustRead, confirmText } = row;
  const fields = { title, content, languages, top, popup, popupTimes, mustRead, confirmText };
  return make(row.tradeFairId, { ...fields, startTime: null, endTime: null, planTime: null }, context);
}

export async function updateAnnouncement(
  { announcementId, version, ...form }: Parsed<typeof announcementApi.update>,
  context: Context,
) {
  const row = await locked({ announcementId, version }, context);
  if (row.publishStatus === published && form.title !== row.title)
    throw new InvalidInput([{ field: 'title', text: 'field.locked' }]);
  checkTimes(form, context.now);
  await change(row, form, context);
  return { announcementId };
}

/** From one state to another (docs/domain/content.md#status); other moves are refused. */
const move =
  (from: readonly Row['publishStatus'][], values: (context: Context, row: Row) => Partial<Row>) =>
  async (input: Chosen, context: Context) => {
    const row = await locked(input, context);
    if (!from.includes(row.publishStatus)) throw new Failure(ERROR.fairStateForbids);
    await change(row, values(context, row), context);
    await settleTargets(context.db, context.now, row.announcementId);
    return true;
  };

export const publishAnnouncement = move([waiting, takenDown], ({ now }, row) => {
  checkTimes(row, now);
  return { publishStatus: published, publishTime: now, planTime: null, recallTime: null };
});
export const takeDownAnnouncement = move([published], ({ now }) => ({ publishStatus: takenDown, takeDownTime: now }));
export const recallAnnouncement = move([published], ({ now }) => ({
  ...{ publishStatus: takenDown, takeDownTime: now, recallTime: now },
}));
export const deleteAnnouncement = move([waiting, takenDown], () => ({ deleted: 1 }));
