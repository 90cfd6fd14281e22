import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { feedbackApi } from '../../../../../src/contract/system/feedback';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { feedback } from '../../data/schema/feedback';
import { branch, user } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { holdersOf } from '../../../../http/permission';
import { maskPhone } from '../../../../platform/mask';

const columns = {
  feedbackId: feedback.feedbackId,
  feedbackNo: feedback.feedbackNo,
  type: feedback.type,
  content: feedback.content,
  imageCount: sql<number>`cardinality(${feedback.images})`,
  clientKind: feedback.clientKind,
  app: feedback.app,
  submitBy: feedback.createdBy,
  submitName: feedback.submitName,
  phone: feedback.phone,
  branchId: feedback.branchId,
  branchName: branch.branchName,
  status: feedback.status,
  handlerName: feedback.handlerName,
  replyContent: feedback.replyContent,
  gmtCreated: sql<string>`coalesce(${feedback.gmtCreated}::text, '')`,
  version: feedback.version,
};

type Query = Parsed<typeof feedbackApi.page>;

export function filters({
  type,
  status,
  submitName,
  branchId,
  gmtCreated,
}: Omit<Query, 'pageNum' | 'pageSize'>): SQL | undefined {
  return and(
    type === undefined ? undefined : eq(feedback.type, type),
    status === undefined ? undefined : eq(feedback.status, status),
    submitName ? hasText(feedback.submitName, submitName) : undefined,
    branchId ? eq(feedback.branchId, branchId) : undefined,
    gmtCreated && and(gte(feedback.gmtCreated, gmtCreated[0]), lte(feedback.gmtCreated, gmtCreated[1])),
  );
}

export async function searchFeedback(query: Query, { db, session }: Context) {
  const where = within(session, feedback, filters(query));
  const { orderBy = 'gmtCreated', orderDir = 'desc' } = query;
  const listed = db
    .select(columns)
    .from(feedback)
    .innerJoin(branch, eq(branch.branchId, feedback.branchId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(feedback[orderBy], orderDir), by(feedback.feedbackId, orderDir)],
    },
    query,
  );
  return { records: rows.map((row) => ({ ...row, phone: maskPhone(row.phone) })), ...found };
}

export async function readFeedback(id: string, { app, db, session, ms }: Context) {
  const { images, repliedBy, replyTime, closeReason } = feedback;
  const [found] = await db
    .select({ ...columns, images, repliedBy, replyTime, closeReason })
    .from(feedback)
    .innerJoin(branch, eq(branch.branchId, feedback.branchId))
    .where(within(session, feedback, eq(feedback.feedbackId, id)));
  if (!found) throw notFound();
  const links = found.images.map((image) => fileUrl(app.linkSecret, image, ms));
  return { ...found, phone: maskPhone(found.phone), images: links };
}

/** Enabled accounts that the caller may see and that hold the button. */
export const answering = ({ db, session }: Context, condition?: SQL) =>
  within(session, user, and(eq(user.status, 1), inArray(user.userId, holdersOf(db, 'feedback_reply')), condition));

export async function searchHandlers(query: Parsed<typeof feedbackApi.handlers>, context: Context) {
  const { realName, orderDir = 'asc' } = query;
  const where = answering(context, realName ? hasText(user.realName, realName) : undefined);
  const listed = context.db
    .select({ loginName: user.loginName, realName: user.realName, branchName: branch.branchName })
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    .where(where)
    .$dynamic();
  const { rows: records, ...found } = await paged(
    context.db,
    {
      listed,
      order: [by(user.realName, orderDir), by(user.userId, 'asc')],
    },
    query,
  );
  return { records, ...found };
}
