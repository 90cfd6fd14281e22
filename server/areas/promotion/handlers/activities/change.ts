import { eq, exists, sql } from 'drizzle-orm';
import type { Taken } from '../../../../../src/contract/content/references';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { ACTIVITY_STATUS } from '../../../../../src/contract/promotion/activity-form';
import { global, ofParent, within } from '../../../../platform/scope';
import { activity, activityUsage, type ActivityRow } from '../../data/schema/activity';
import { inLockOrder } from '../../data/usageCounters';
import type { Context } from '../../../../http/context';
import { type Confirmation, Failure, notFound } from '../../../../http/failure';
import { demandUnused } from '../../../../http/pageUses';
import { translate } from '../../../../http/texts';
import { yuan } from '../../../../platform/numbers/money';
import { STAGE_OF, statusOf } from '../../rules/status';
import { levelOf } from './level';
import { lockActivity } from './lock';
import { savedActivity } from './save';
import { told } from './told';

const { draft, waiting, running } = ACTIVITY_STATUS;

async function change(row: ActivityRow, set: Partial<ActivityRow>, context: Context) {
  const { db, session, now } = context;
  const [changed] = await db
    .update(activity)
    .set({ ...set, version: row.version + 1, modifiedBy: session.loginName, gmtModified: now })
    .where(within(session, activity, eq(activity.activityId, row.activityId)))
    .returning();
  if (!changed) throw new Failure(ERROR.serverFailed);
  context.note({
    objectId: row.activityId,
    objectName: row.activityName,
    before: told(row),
    after: told(changed),
  });
  return changed;
}

const takenFrom = (ids: readonly string[]): Taken[] => [{ targetType: 'activity', targetIds: ids }];

const isLive = (row: ActivityRow, now: string) => [waiting, running].some((one) => one === statusOf(row, now));

/** Disables an activity. Granted rewards stay granted, and earlier sales still count for a rebate. */
export async function disableActivity(
  { id, version, reason, ...input }: { id: string; version: number; reason: string } & Confirmation,
  context: Context,
) {
  const row = await lockActivity(id, context, { version });
  if (!isLive(row, context.now)) throw new Failure(ERROR.activityNotEditable);
  await demandUnused(takenFrom([id]), input, { context });
  const set = { stage: STAGE_OF.disabled, disabledTime: context.now, disableReason: reason };
  return savedActivity(await change(row, set, context), context);
}

export async function switchVisible(
  { id, version, visible, ...input }: { id: string; version: number; visible?: 0 | 1 | undefined } & Confirmation,
  context: Context,
) {
  const row = await lockActivity(id, context, { version });
  if (!isLive(row, context.now)) throw new Failure(ERROR.activityNotEditable);
  const after = visible ?? (row.visible === 1 ? 0 : 1);
  if (row.visible === 1 && after === 0) await demandUnused(takenFrom([id]), input, { context });
  return savedActivity(await change(row, { visible: after }, context), context);
}

async function hasUsage({ db }: Context, activityId: string, state?: 'RESERVED') {
  const [row] = await db
    .select({
      found: exists(
        db
          .select({ one: sql`1` })
          .from(activityUsage)
          .where(ofParent(activityUsage.activityId, activityId, state && eq(activityUsage.state, state))),
      ),
    })
    .from(sql`(values (1)) as one`)
    .where(global('shared'));
  return row?.found === true;
}

/** Why an activity cannot be deleted: it is running, or orders refer to it (docs/domain/promotion.md#status). */
async function obstacle(row: ActivityRow, context: Context): Promise<ErrorCode | null> {
  const status = statusOf(row, context.now);
  if (status === draft) return null;
  if (status === running) return ERROR.activityNotEditable;
  if (status === waiting) return (await hasUsage(context, row.activityId, 'RESERVED')) ? ERROR.activityReserved : null;
  return (await hasUsage(context, row.activityId)) ? ERROR.activityUsed : null;
}

/** Deletes activities one by one; those that cannot be deleted are named with the reason. */
export async function deleteActivities({ ids, ...input }: { ids: string[] } & Confirmation, context: Context) {
  const text = translate(context.request.language);
  const deleted: string[] = [];
  const rejected: { id: string; code: number; msg: string }[] = [];
  const names: string[] = [];
  for (const id of [...new Set(ids)].sort(inLockOrder)) {
    const [row] = await context.db
      .select()
      .from(activity)
      .where(within(context.session, activity, eq(activity.activityId, id)))
      .for('update');
    const code = row ? await obstacle(row, context) : ERROR.notFound;
    if (code !== null) {
      rejected.push({ id, code, msg: text(code) });
      continue;
    }
    await context.db
      .update(activity)
      .set({ deleted: 1, modifiedBy: context.session.loginName, gmtModified: context.now })
      .where(within(context.session, activity, eq(activity.activityId, id)));
    deleted.push(id);
    if (row) names.push(row.activityName);
  }
  await demandUnused(takenFrom(deleted), input, { context });
  const [first] = rejected;
  // The codes come from the table of errors.
  if (deleted.length === 0 && first) throw new Failure(first.code as ErrorCode, { data: { deleted, rejected } });
  context.note({ objectId: deleted.join(','), objectName: names.join('、'), after: { deleted, rejected } });
  return { deleted, rejected };
}

/** Answers what a form may change, before it is opened; changes nothing. */
export async function checkBeforeEdit({ id }: { id: string }, context: Context) {
  const [row] = await context.db
    .select()
    .from(activity)
    .where(within(context.session, activity, eq(activity.activityId, id)));
  if (!row) throw notFound();
  const editLevel = await levelOf(row, context);
  const code = ERROR.activityNotEditable;
  const reasons = editLevel === 'NONE' ? [{ code, msg: translate(context.request.language)(code) }] : [];
  return {
    editable: editLevel !== 'NONE',
    editLevel,
    status: statusOf(row, context.now),
    version: row.version,
    usedOrderCount: row.usedOrderCount,
    usedAmount: yuan(row.budgetUsed),
    reasons,
  };
}
