import { eq } from 'drizzle-orm';
import { type announcementApi, PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FLAG } from '../../../../../src/contract/fields';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import { announcement, announcementRead } from '../../data/schema/announcement';
import { settleTargets } from '../../data/settleTargets';
import { lockedProblems } from '../../rules/publishing';
import { demandNotInRelease } from '../publishing/inRelease';
import { checkTimes } from '../publishing/lifeCycle';
import { releasedWith } from '../publishing/released';
import { checked } from './checked';

type Row = typeof announcement.$inferSelect;
type Chosen = Parsed<typeof announcementApi.publish>;
type Form = Parsed<typeof announcementApi.add>;
const { published, waiting, takenDown } = PUBLISH_STATUS;

async function readRow(announcementId: string, { db, session }: Context): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)))
    .for('update');
  return row;
}

/** The row under a lock, in the version that the caller has seen. */
async function locked({ announcementId, version }: Chosen, context: Context): Promise<Row> {
  const { db } = context;
  const row = await readRow(announcementId, context);
  if (!row) throw notFound();
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  await demandNotInRelease(db, 'announcementV2', announcementId);
  return row;
}

async function change(row: Row, values: Partial<Row>, { db, session, now, note }: Context) {
  const after = { ...values, version: row.version + 1, modifiedBy: session.loginName, gmtModified: now };
  await db.update(announcement).set(after).where(ofParent(announcement.announcementId, row.announcementId));
  note({ objectId: row.announcementId, objectName: row.title, before: { ...row }, after: { ...row, ...after } });
  return true;
}

/** Inserts an announcement, waiting. */
async function make(form: Form, before: Row | undefined, context: Context) {
  const { db, session, now, note } = context;
  const [made] = await db
    .insert(announcement)
    .values({
      ...(await checked(form, before, context)),
      ...{ publishStatus: waiting, gmtCreated: now, gmtModified: now },
      ...{ createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName },
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  note({ objectId: made.announcementId, objectName: made.title, after: { ...made } });
  return { announcementId: made.announcementId };
}

export const addAnnouncement = (form: Form, context: Context) => make(form, undefined, context);

export async function copyAnnouncement({ announcementId }: Parsed<typeof announcementApi.copy>, context: Context) {
  const { db, session } = context;
  const [row] = await db
    .select()
    .from(announcement)
    .where(within(session, announcement, eq(announcement.announcementId, announcementId)));
  if (!row) throw notFound();
  const { title, content, languages, top, popup, popupTimes, mustRead, confirmText, minSeconds, remindDays } = row;
  const { announceType, targetType, targetIds, tradeFairId, attachments } = row;
  const fields = { title, content, languages, top, popup, popupTimes, mustRead, confirmText, minSeconds, remindDays };
  const target = { announceType, targetType, targetIds, tradeFairId, attachments };
  const times = { startTime: null, endTime: null, planTime: null, confirmBy: null };
  return make({ ...fields, ...target, ...times }, row, context);
}

const asText = (ids: readonly string[]) => [...ids].sort().join();

/** Readers who have confirmed must confirm again; their earlier confirmations stay stored by revision. */
async function askAgain({ announcementId, revision }: Row, { db }: Context): Promise<Partial<Row>> {
  await db
    .update(announcementRead)
    .set({ confirmed: FLAG.no, confirmTime: null, deferrals: 0, stayBefore: announcementRead.staySec })
    .where(ofParent(announcementRead.announcementId, announcementId));
  return { revision: revision + 1 };
}

export async function updateAnnouncement(
  { announcementId, version, reconfirm, ...form }: Parsed<typeof announcementApi.update>,
  context: Context,
) {
  const row = await locked({ announcementId, version }, context);
  const problems = lockedProblems(row.publishStatus, {
    title: [row.title, form.title],
    targetType: [String(row.targetType), String(form.targetType)],
    targetIds: [asText(row.targetIds), asText(form.targetIds)],
    tradeFairId: [row.tradeFairId ?? '', form.tradeFairId ?? ''],
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  const values = await checked(form, row, context);
  const isAskedAgain = reconfirm === FLAG.yes && row.publishStatus === published && form.mustRead === FLAG.yes;
  await change(row, { ...values, ...(isAskedAgain ? await askAgain(row, context) : {}) }, context);
  return { announcementId };
}

type Move = (row: Row, context: Context) => Promise<boolean>;

/** Moves an announcement from one status to another (docs/domain/content.md#status); other moves are refused. */
const move =
  (from: readonly Row['publishStatus'][], values: (context: Context, row: Row) => Partial<Row>): Move =>
  async (row, context) => {
    if (!from.includes(row.publishStatus)) throw new Failure(ERROR.statusForbids);
    await change(row, values(context, row), context);
    await settleTargets(context.db, context.now, { announcementId: row.announcementId });
    return true;
  };

const publish = move([waiting, takenDown], ({ now }, row) => {
  checkTimes(row, now);
  return { publishStatus: published, publishTime: now, planTime: null, recallTime: null, planRemindTime: null };
});
const takeDown = move([published], ({ now }) => ({ publishStatus: takenDown, takeDownTime: now }));
const recall = move([published], ({ now }) => ({ publishStatus: takenDown, takeDownTime: now, recallTime: now }));
const remove = move([waiting, takenDown], () => ({ deleted: 1 }));

const byHand = (how: Move) => async (input: Chosen, context: Context) => how(await locked(input, context), context);
export const publishAnnouncement = byHand(publish);
export const takeDownAnnouncement = byHand(takeDown);
export const recallAnnouncement = byHand(recall);
export const deleteAnnouncement = byHand(remove);

/** The effects of releases on announcements, done as by hand (docs/domain/releases.md#members). */
export const releasedAnnouncements = releasedWith<Row>({
  read: readRow,
  nameOf: ({ announcementId, title }) => ({ objectId: announcementId, objectName: title }),
  publishRow: publish,
  takeRowDown: (row, _, context) => takeDown(row, context),
  // A user may change exactly the announcements that he may see, so there is nothing more to check.
  demandOwn: () => Promise.resolve(),
});
