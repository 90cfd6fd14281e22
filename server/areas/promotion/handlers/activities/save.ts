import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import type { ActivityForm } from '../../../../../src/contract/promotion/activity-form';
import { IMPORT_STATUS } from '../../../../../src/contract/tasks/imports';
import { nextNumber } from '../../../../platform/numbers/series';
import { global, ofParent, within } from '../../../../platform/scope';
import { activity, type ActivityRow } from '../../data/schema/activity';
import { basket } from '../../data/schema/basket';
import { importRecord } from '../../../tasks/public';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { columnsOf, shapeOf, shapeProblems } from '../../rules/activityForm';
import { STAGE_OF, statusOf } from '../../rules/status';
import { branchOf, readBasket } from '../baskets/basket';
import { checkPolicy } from '../policies/budget';
import { checkPublished } from './publish';
import { replaceRows } from './scopeRows';
import { checkSuppliers } from './suppliers';
import { told } from './told';

export const savedActivity = (row: ActivityRow, { now }: Context) => ({
  activityId: row.activityId,
  activityCode: row.activityCode,
  status: statusOf(row, now),
  version: row.version,
  warnings: [],
});

/** Names are unique among the activities of a branch that are not deleted (44002). */
export async function checkName({ db }: Context, { activityName, branchId }: ActivityForm, own = '0') {
  const [taken] = await db
    .select({ id: activity.activityId })
    .from(activity)
    .where(
      ofParent(
        activity.branchId,
        branchId,
        eq(activity.activityName, activityName),
        eq(activity.deleted, 0),
        ne(activity.activityId, own),
      ),
    );
  if (taken) throw new Failure(ERROR.activityNameTaken);
}

export async function checkForm(type: ActivityType, form: ActivityForm, context: Context) {
  const button = form.saveMode === 'DRAFT' ? 'activityForm_saveDraft' : 'activityForm_publish';
  await demandButton(context.db, [button], context.session);
  const problems = shapeProblems(type, form);
  if (problems.length > 0) throw new InvalidInput(problems);
}

export const consume = ({ db, ms }: Context, formId: string, activityId: string) =>
  db
    .update(basket)
    .set({ activityId, touchedAt: new Date(ms) })
    .where(ofParent(basket.formId, formId));

/** Whether the scope consists of rows; otherwise a form has no basket until it is sent. */
const needsRows = (type: ActivityType, form: ActivityForm) => {
  const { productScopeType, staffScopeType } = shapeOf(type, form);
  const ofCustomers = form.customerScopeType === 'CUSTOMER' || form.excludeCustomers === 1;
  return productScopeType === 'PRODUCT' || staffScopeType === 'STAFF' || ofCustomers;
};

/**
 * The activity that the form has already made, if it was sent before. Two simultaneous requests wait for each other
 * here.
 */
export async function takeForm(type: ActivityType, form: ActivityForm, context: Context) {
  const { formId, branchId } = form;
  if (formId === undefined) return null;
  const { loginName, branchId: ownerBranchId } = context.session;
  const marker = { formId, branchId, activityType: type, loginName, ownerBranchId, touchedAt: new Date(context.ms) };
  if (!needsRows(type, form)) await context.db.insert(basket).values(marker).onConflictDoNothing();
  await lockForm(context, formId);
  const found = await readBasket(context, formId);
  if (found.activityId === null) {
    if (await isBeingFilled(context, formId)) throw new Failure(ERROR.basketFilling);
    return null;
  }
  const [row] = await context.db
    .select()
    .from(activity)
    .where(within(context.session, activity, eq(activity.activityId, found.activityId)));
  if (!row) throw new Failure(ERROR.basketConsumed);
  return row;
}

/** Whether an import is still filling the basket. */
async function isBeingFilled({ db }: Context, formId: string) {
  const underWay = inArray(importRecord.status, [IMPORT_STATUS.checking, IMPORT_STATUS.writing]);
  const intoIt = sql`${importRecord.target} ->> 'formId' = ${formId}`;
  return (await db.$count(importRecord, global('taken', and(underWay, intoIt)))) > 0;
}

async function lockForm({ db }: Context, formId: string) {
  await db.select({ id: basket.formId }).from(basket).where(ofParent(basket.formId, formId)).for('update');
}

/** The first entry of the history: the given values, without counters. */
const begun = ({
  activityId: _own,
  deleted: _gone,
  budgetUsed: _spent,
  usedOrderCount: _orders,
  ...said
}: ActivityRow) => said;

export const stageFor = ({ saveMode }: ActivityForm) => (saveMode === 'DRAFT' ? STAGE_OF.draft : STAGE_OF.published);

export const createActivity = (type: ActivityType) => async (form: ActivityForm, context: Context) => {
  const { db, session, now } = context;
  await branchOf(context, form.branchId);
  const before = await takeForm(type, form, context);
  if (before) return savedActivity(before, context);
  await checkForm(type, form, context);
  const columns = columnsOf(type, form);
  await checkSuppliers(columns, null, context);
  await checkName(context, form);
  const [row] = await db
    .insert(activity)
    .values({
      ...columns,
      activityType: type,
      activityCode: await nextNumber(db, 'activity', now),
      stage: stageFor(form),
      createdBy: session.loginName,
      createdByName: session.realName,
      modifiedBy: session.loginName,
      gmtCreated: now,
      gmtModified: now,
    })
    .returning();
  if (!row) throw new Failure(ERROR.serverFailed);
  if (form.formId !== undefined) {
    await replaceRows(db, form.formId, row);
    await consume(context, form.formId, row.activityId);
  }
  await checkPolicy(form.policyId, context);
  if (form.saveMode === 'PUBLISH') await checkPublished(row, { form }, context);
  context.note({ objectId: row.activityId, objectName: row.activityName, after: told(begun(row)) });
  return savedActivity(row, context);
};
