import { eq } from 'drizzle-orm';
import type { branchAnnouncementApi } from '../../../../../src/contract/content/branch-announcements';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { cleanRichText } from '../../../../platform/richText';
import { ofParent, within } from '../../../../platform/scope';
import { branchAnnouncement } from '../../data/schema/branch-announcement';
import { lockedProblems } from '../../rules/publishing';
import { demandAttachments } from '../publishing/attachments';
import { demandBranches } from '../publishing/audience';
import { checkTimes, lifeCycle } from '../publishing/lifeCycle';

type Row = typeof branchAnnouncement.$inferSelect;
type Form = Parsed<typeof branchAnnouncementApi.add>;

export const announcements = lifeCycle<Row>({
  kind: 'announcement',
  read: async (id, { db, session }) => {
    const [row] = await db
      .select()
      .from(branchAnnouncement)
      .where(within(session, branchAnnouncement, eq(branchAnnouncement.announcementId, id)))
      .for('update');
    return row;
  },
  write: ({ announcementId }, values, { db }) =>
    db.update(branchAnnouncement).set(values).where(ofParent(branchAnnouncement.announcementId, announcementId)),
  nameOf: ({ announcementId, title }) => ({ objectId: announcementId, objectName: title }),
  target: 'announcement',
});

async function checked(form: Form, before: Row | undefined, context: Context) {
  checkTimes(form, context.now);
  const content = cleanRichText(form.content);
  if (!content) throw new InvalidInput([{ field: 'content', text: 'field.required' }]);
  await demandBranches(form.branchIds, before?.branchIds ?? [], context);
  const attachments = await demandAttachments(form.attachments, before?.attachments ?? [], context);
  return { ...form, content, attachments };
}

export async function addAnnouncement(form: Form, context: Context) {
  const { db, session, now, note } = context;
  const values = await checked(form, undefined, context);
  const [made] = await db
    .insert(branchAnnouncement)
    .values({
      ...{ ...values, ...touch(context), gmtCreated: now },
      ...{ createdBy: session.loginName, createdByName: session.realName },
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  note({ objectId: made.announcementId, objectName: made.title, after: { ...made } });
  return { announcementId: made.announcementId };
}

export async function updateAnnouncement(
  { announcementId, version, ...form }: Parsed<typeof branchAnnouncementApi.update>,
  context: Context,
) {
  const before = await announcements.locked(announcementId, version, context);
  const problems = lockedProblems(before.publishStatus, { title: [before.title, form.title] });
  if (problems.length > 0) throw new InvalidInput(problems);
  await announcements.change(before, await checked(form, before, context), context);
  return { announcementId };
}

type One = Parsed<typeof branchAnnouncementApi.publish>;

export const publishAnnouncement = ({ announcementId, version }: One, context: Context) =>
  announcements.publish(announcementId, version, context);
type Going = Parsed<typeof branchAnnouncementApi.takeDown>;
export const takeDownAnnouncement = ({ announcementId: id, ...going }: Going, context: Context) =>
  announcements.takeDown({ id, ...going }, context);
export const deleteAnnouncement = ({ announcementId: id, ...going }: Going, context: Context) =>
  announcements.remove({ id, ...going }, context);
