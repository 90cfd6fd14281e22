import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import type { ActivityForm } from '../../../../../src/contract/promotion/activity-form';
import { ofParent, within } from '../../../../platform/scope';
import { activity, activityUsage, type ActivityRow } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { type Columns, columnsOf, limitedProblems } from '../../rules/activityForm';
import { STAGE_OF } from '../../rules/status';
import { levelOf } from './level';
import { lockActivity } from './lock';
import { checkPolicy } from '../policies/budget';
import { acceptedOf, checkPublished } from './publish';
import { checkForm, checkName, consume, savedActivity, stageFor, takeForm } from './save';
import { dropUnusedRows, extendRows, replaceRows } from './scopeRows';
import { checkSuppliers } from './suppliers';
import { told } from './told';

/** What an update may compare: the columns of the form as they are stored. */
const formColumns = (row: ActivityRow, like: Columns) =>
  // The keys of the form's columns are keys of the row.
  Object.fromEntries(Object.keys(like).map((key) => [key, row[key as keyof Columns]])) as Columns;

async function checkBack(row: ActivityRow, { db }: Context) {
  const [reserved] = await db
    .select({ id: activityUsage.usageId })
    .from(activityUsage)
    .where(ofParent(activityUsage.activityId, row.activityId, eq(activityUsage.state, 'RESERVED')))
    .limit(1);
  if (reserved) throw new Failure(ERROR.activityReserved);
}

async function saveRows(
  row: ActivityRow,
  { formId, isLimited }: { formId: string | undefined; isLimited: boolean },
  context: Context,
) {
  if (formId === undefined) await dropUnusedRows(context.db, row);
  else {
    await (isLimited ? extendRows(context.db, formId, row) : replaceRows(context.db, formId, row));
    await consume(context, formId, row.activityId);
  }
}

type Update = ActivityForm & { activityId: string; version: number };

export const updateActivity = (type: ActivityType) => async (form: Update, context: Context) => {
  const { db, session, now } = context;
  const { formId, version } = form;
  const before = await lockActivity(form.activityId, context, { version, type, formId });
  const level = await levelOf(before, context);
  const isLimited = level === 'LIMITED';
  if (level === 'NONE' || (isLimited && form.saveMode === 'DRAFT')) throw new Failure(ERROR.activityNotEditable);
  if ((await takeForm(type, form, context)) !== null) throw new Failure(ERROR.basketConsumed);
  await checkForm(type, form, context);
  if (form.branchId !== before.branchId) throw new InvalidInput([{ field: 'branchId', text: 'field.locked' }]);
  const columns = columnsOf(type, form);
  await checkSuppliers(columns, before, context);
  await checkName(context, form, form.activityId);
  const problems = isLimited ? limitedProblems(columns, formColumns(before, columns)) : [];
  if (problems.length > 0) throw new InvalidInput(problems);
  if (before.stage === STAGE_OF.published && form.saveMode === 'DRAFT') await checkBack(before, context);
  const accepted = await acceptedOf(before, context);
  const [row] = await db
    .update(activity)
    .set({
      ...columns,
      stage: stageFor(form),
      version: before.version + 1,
      modifiedBy: session.loginName,
      gmtModified: now,
    })
    .where(within(session, activity, eq(activity.activityId, form.activityId)))
    .returning();
  if (!row) throw new Failure(ERROR.serverFailed);
  await saveRows(row, { formId: form.formId, isLimited }, context);
  await checkPolicy(form.policyId, context);
  if (form.saveMode === 'PUBLISH') await checkPublished(row, { form, accepted }, context);
  context.note({ objectId: row.activityId, objectName: row.activityName, before: told(before), after: told(row) });
  return savedActivity(row, context);
};
