import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FEEDBACK_STATUS, type feedbackApi } from '../../../../../src/contract/system/feedback';
import { subquery } from '../../../../platform/database/columns';
import { global, ofParent, within } from '../../../../platform/scope';
import { feedback } from '../../data/schema/feedback';
import { user } from '../../../../platform/schema/organisation';
import { file } from '../../../../platform/schema/platform';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { allowsStep, needsReason } from '../../rules/feedback';
import { touch } from '../../../../http/touch';
import { BATCH_LIMIT, chosenRows, judge, listed } from '../../../../http/batch';
import { answering, filters } from './read';
import { staleVersion } from '../../../../http/staleVersion';

/** The feedback under a row lock; a stale version writes nothing. */
async function lock({ db, session }: Context, id: string, version: number) {
  const [found] = await db
    .select()
    .from(feedback)
    .where(within(session, feedback, eq(feedback.feedbackId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion({ db }, { feedbackId: id, version: found.version }, found);
  return found;
}

type Row = typeof feedback.$inferSelect;

async function change(context: Context, before: Row, values: Partial<Row>) {
  const { db, note } = context;
  await db
    .update(feedback)
    .set({ ...values, ...touch(context), version: before.version + 1 })
    .where(ofParent(feedback.feedbackId, before.feedbackId));
  const after = { ...before, ...values };
  note({ objectId: before.feedbackId, objectName: before.feedbackNo, before: { ...before }, after });
  return true;
}

type Choice = Parsed<typeof feedbackApi.assignPreview>;

async function judged(choice: Choice, context: Context, rows: Promise<Row[]>) {
  return judge(await rows, choice, {
    context,
    idOf: ({ feedbackId }) => feedbackId,
    nameOf: ({ feedbackNo }) => feedbackNo,
    refuse: ({ status }) => (allowsStep('assign', status) ? undefined : ERROR.statusForbids),
  });
}

/** The chosen feedback, oldest first. */
const chosenFeedback = (choice: Choice, { db, session }: Context) =>
  db
    .select()
    .from(feedback)
    .where(within(session, feedback, chosenRows(feedback.feedbackId, choice, filters)))
    .orderBy(feedback.feedbackId)
    .limit(BATCH_LIMIT);

export async function previewAssign(choice: Choice, context: Context) {
  demandHeadquarters(context);
  return (await judged(choice, context, chosenFeedback(choice, context))).result;
}

export async function assignFeedback({ handler, ...choice }: Parsed<typeof feedbackApi.assign>, context: Context) {
  const { db, note } = context;
  demandHeadquarters(context);
  const [who] = await db
    .select({ loginName: user.loginName, realName: user.realName })
    .from(user)
    .where(answering(context, eq(user.loginName, handler)));
  if (!who) throw new InvalidInput([{ field: 'handler', text: 'field.choice' }]);
  const { fit, result } = await judged(choice, context, chosenFeedback(choice, context).for('update'));
  const after = { status: FEEDBACK_STATUS.assigned, handler: who.loginName, handlerName: who.realName };
  const ids = fit.map(({ feedbackId }) => feedbackId);
  await db
    .update(feedback)
    .set({ ...after, ...touch(context), version: sql`${feedback.version} + 1` })
    .where(ofParent(feedback.feedbackId, ids));
  note({ objectId: listed(ids), objectName: listed(fit.map(({ feedbackNo }) => feedbackNo)), after });
  return result;
}

export async function addFeedback(form: Parsed<typeof feedbackApi.add>, context: Context) {
  const { db, session, now, note } = context;
  const [own] = await db
    .select({ phone: user.i9Phone })
    .from(user)
    .where(global('own', eq(user.userId, session.userId)));
  const known = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, and(inArray(file.fileId, form.images), eq(file.createdBy, session.loginName))))
    .orderBy(file.fileId)
    // Locked, so that the sweep cannot meanwhile remove a file that no record names yet.
    .for('key share');
  if (known.length < new Set(form.images).size) throw new InvalidInput([{ field: 'images', text: 'field.choice' }]);
  const day = now.slice(0, 10).replaceAll('-', '');
  const [created] = await db
    .insert(feedback)
    .values({
      ...form,
      feedbackNo: subquery<string>(sql`select ${`FB${day}`} || lpad((nextval('object_id') % 1000000)::text, 6, '0')`),
      submitName: session.realName,
      phone: own?.phone ?? '',
      branchId: session.branchId,
      createdBy: session.loginName,
      gmtCreated: now,
      ...touch(context),
    })
    .returning({ feedbackId: feedback.feedbackId, feedbackNo: feedback.feedbackNo });
  if (!created) throw new Failure(ERROR.serverFailed);
  note({ objectId: created.feedbackId, objectName: created.feedbackNo, after: { ...form } });
  return created;
}

type Reply = Parsed<typeof feedbackApi.reply>;

export async function replyFeedback({ id, version, replyContent }: Reply, context: Context) {
  const found = await lock(context, id, version);
  if (!allowsStep('reply', found.status)) throw new Failure(ERROR.statusForbids);
  const { session, now } = context;
  const answer = { status: FEEDBACK_STATUS.replied, replyContent, repliedBy: session.realName, replyTime: now };
  return change(context, found, answer);
}

export async function closeFeedback({ id, version, reason }: Parsed<typeof feedbackApi.close>, context: Context) {
  const found = await lock(context, id, version);
  if (!allowsStep('close', found.status)) throw new Failure(ERROR.statusForbids);
  if (needsReason(found.status) && reason.length < 5)
    throw new InvalidInput([
      { field: 'reason', text: reason ? 'field.tooShort' : 'field.required', params: { min: 5 } },
    ]);
  return change(context, found, { status: FEEDBACK_STATUS.closed, closeReason: reason });
}
