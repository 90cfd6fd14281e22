import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import type { Activity, ActivityDetail } from '../../../../../src/contract/promotion/activity-answers';
import { ladderText, limitText } from '../../../../../src/contract/promotion/activity-text';
import { stepsAnswer } from '../../../../../src/contract/promotion/ladder';
import { subquery } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { ofParent, within } from '../../../../platform/scope';
import {
  activity,
  activityCustomer,
  activityProduct,
  activityStaff,
  type ActivityRow,
} from '../../data/schema/activity';
import { basket } from '../../data/schema/basket';
import { branch } from '../../../../platform/schema/organisation';
import { computeCustomer } from '../../data/schema/settlement';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { yuan } from '../../../../platform/numbers/money';
import { statusOf } from '../../rules/status';
import { levelOf } from './level';
import { copyToBasket } from './scopeRows';
import { customerText, productText, scopeNames } from './scopeText';
import { userName } from '../../../../platform/names';

const modifiedByName = userName(activity.modifiedBy);

const yuanOrNull = (amount: number | null) => (amount === null ? null : yuan(amount));

const countOf = (rows: typeof activityProduct | typeof activityCustomer | typeof activityStaff) =>
  subquery<number>(sql`select count(*)::int from ${rows} where ${rows.activityId} = ${activity.activityId}`);

/** Summed over all customers of a deferred activity. */
const settled = (of: 'rewardAmount' | 'grantedAmount') =>
  subquery<number>(
    sql`select coalesce(sum(${computeCustomer[of]}), 0)::float8 from ${computeCustomer} where ${computeCustomer.activityId} = ${activity.activityId}`,
  );

/** How many rows of each kind the scopes of these activities have. */
const figuresOf = (db: Db, ids: readonly string[]) =>
  db
    .select({
      activityId: activity.activityId,
      branchName: branch.branchName,
      productCount: countOf(activityProduct),
      customerCount: countOf(activityCustomer),
      staffCount: countOf(activityStaff),
      rewardAmount: settled('rewardAmount'),
      grantedAmount: settled('grantedAmount'),
      quotaAmount: subquery<number | null>(
        sql`select sum(${activityStaff.quotaAmount})::float8 from ${activityStaff} where ${activityStaff.activityId} = ${activity.activityId}`,
      ),
    })
    .from(activity)
    .innerJoin(branch, eq(branch.branchId, activity.branchId))
    .where(ofParent(activity.activityId, ids));

/** Rows of a list, in the order in which they are given. */
export async function toActivities(rows: readonly ActivityRow[], { db, now, request }: Context): Promise<Activity[]> {
  const say = translate(request.language);
  const names = await scopeNames(db, rows, request.language);
  const all = await figuresOf(
    db,
    rows.map(({ activityId }) => activityId),
  );
  const figures = new Map(all.map((one) => [one.activityId, one]));
  return rows.map((row) => {
    const { activityId, activityCode, activityName, activityType, branchId, startTime, endTime } = row;
    const { visible, priority, stackMode, settleMode, crossProductFlag, perOrderFlag, usedOrderCount } = row;
    const { tagText, createdBy, createdByName, gmtCreated, gmtModified, version, budgetAmount, budgetUsed } = row;
    const {
      productCount = 0,
      customerCount = 0,
      staffCount = 0,
      branchName = '',
      quotaAmount = null,
      rewardAmount = 0,
      grantedAmount = 0,
    } = figures.get(activityId) ?? {};
    return {
      ...{ activityId, activityCode, activityName, activityType, branchId, branchName, startTime, endTime },
      ...{ visible, priority, stackMode, settleMode, crossProductFlag, perOrderFlag, usedOrderCount },
      ...{ tagText, createdBy, createdByName, gmtCreated, gmtModified, version },
      ...{ productCount, customerCount, staffCount },
      status: statusOf(row, now),
      ladderText: row.ladderMode === 'PRODUCT' ? say('promotion.productLadders') : ladderText(row, row.ladders, say),
      limitText: limitText(row, say),
      productScopeText: productText({ row, count: productCount }, names, say),
      customerScopeText: customerText({ row, count: customerCount }, names, say),
      quotaAmount: yuanOrNull(quotaAmount),
      budgetAmount: yuanOrNull(budgetAmount),
      usedAmount: yuan(budgetUsed),
      rewardAmount: yuan(rewardAmount),
      grantedAmount: yuan(grantedAmount),
      budgetExhausted: budgetAmount !== null && budgetUsed >= budgetAmount,
    };
  });
}

export async function readActivity(
  row: ActivityRow,
  context: Context,
  formId: string | null = null,
): Promise<ActivityDetail> {
  const [shown] = await toActivities([row], context);
  const [editor] = await context.db
    .select({ modifiedByName })
    .from(activity)
    .where(ofParent(activity.activityId, row.activityId));
  if (!shown || !editor) throw notFound();
  const { withSpecial, amountBasis, ladderMode, calcMode, maxTimes, customerScopeType, customerTypeCodes } = row;
  const { regionIds, excludeCustomers, staffScopeType, customerOrderLimit, returnPolicy, returnDeadlineDays } = row;
  const { minPriceGuard, policyId, description, remark, disableReason, conflictReason, scopeIds, productScopeType } =
    row;
  return {
    ...shown,
    ...{ withSpecial, amountBasis, ladderMode, calcMode, maxTimes, customerScopeType, customerTypeCodes },
    ...{ regionIds, excludeCustomers, staffScopeType, customerOrderLimit, returnPolicy, returnDeadlineDays },
    ...{ minPriceGuard, policyId, description, remark, disableReason, conflictReason, formId },
    productScopeType: productScopeType === 'OPERATE_RANGE' ? 'ALL' : productScopeType,
    ladders: stepsAnswer(row.activityType, row.ladders),
    categoryIds: productScopeType === 'CATEGORY' ? scopeIds : [],
    brandIds: productScopeType === 'BRAND' ? scopeIds : [],
    supplierIds: productScopeType === 'SUPPLIER' ? scopeIds : [],
    customerRewardLimit: yuanOrNull(row.customerRewardLimit),
    maxRewardPerOrder: yuanOrNull(row.maxRewardPerOrder),
    budgetUsed: yuan(row.budgetUsed),
    editLevel: await levelOf(row, context),
    ...editor,
  };
}

/** A new form whose baskets hold the scope of the activity. */
function openForm(row: ActivityRow, { db, session, ms }: Context) {
  const formId = randomUUID();
  const { loginName, branchId: ownerBranchId } = session;
  return db.transaction(async (tx) => {
    const { activityId, branchId, activityType } = row;
    await tx
      .insert(basket)
      .values({ formId, loginName, ownerBranchId, branchId, activityType, touchedAt: new Date(ms) });
    await copyToBasket(tx, activityId, formId);
    return formId;
  });
}

/** An activity with all its fields; one of another type, of another branch and a missing one get the same answer. */
export const activityDetail =
  (types: readonly ActivityType[]) =>
  async ({ id, forEdit }: { id: string; forEdit?: number | undefined }, context: Context) => {
    const { db, session } = context;
    const [row] = await db
      .select()
      .from(activity)
      .where(within(session, activity, and(eq(activity.activityId, id), inArray(activity.activityType, [...types]))));
    if (!row) throw notFound();
    return readActivity(row, context, forEdit === 1 ? await openForm(row, context) : null);
  };
