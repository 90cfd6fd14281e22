import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { isLine, POLICY_STATUS, type PolicyType } from '../../../../../src/contract/promotion/activity';
import { stepsAnswer } from '../../../../../src/contract/promotion/ladder';
import { global } from '../../../../platform/scope';
import { basket, basketProduct } from '../../data/schema/basket';
import { branch } from '../../../../platform/schema/organisation';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { yuan } from '../../../../platform/numbers/money';
import { statusOfPolicy, typeOfPolicy } from '../../rules/policyType';
import { branchOf } from '../baskets/basket';
import { covers, findPolicy, type PolicyRow } from './read';

const NAME = 50;

/** A basket with the products of the policy. */
async function openForm(
  row: PolicyRow,
  target: Pick<typeof basket.$inferInsert, 'branchId' | 'activityType'>,
  context: Context,
) {
  const { db, session, ms } = context;
  const formId = randomUUID();
  const { loginName, branchId: ownerBranchId } = session;
  await db.insert(basket).values({ ...target, formId, loginName, ownerBranchId, touchedAt: new Date(ms) });
  if (row.products.length > 0)
    await db.insert(basketProduct).values(row.products.map((one, sort) => ({ ...one, formId, sort })));
  return formId;
}

const later = (a: string, b: string) => (a > b ? a : b);

/** An unsaved activity with the values of a policy; its budget is what other activities have left of the policy's. */
export const generate =
  (policyType: PolicyType) =>
  async ({ policyId, branchId }: { policyId: string; branchId: string }, context: Context) => {
    const { policy: row, allocated } = await findPolicy(policyId, context);
    const { path } = await branchOf(context, branchId);
    const isUsable = statusOfPolicy(row, context.now) === POLICY_STATUS.inForce && row.policyType === policyType;
    if (!isUsable || !covers(row, path)) throw new Failure(ERROR.policyUnusable);
    const activityType = typeOfPolicy(row);
    if (activityType === null) throw new Failure(ERROR.policyContradicts);
    if (row.budgetAmount !== null && allocated >= row.budgetAmount) throw new Failure(ERROR.policyBudget);
    const [ownBranch] = await context.db
      .select({ name: branch.branchName })
      .from(branch)
      .where(global('shared', eq(branch.branchId, branchId)));
    const { customerTypeCodes, regionIds, products, settleMode, crossProductFlag, perOrderFlag } = row;
    const byType = customerTypeCodes.length > 0;
    const byRegion = regionIds.length > 0;
    const own = products.some(({ ladders }) => ladders !== null);
    return {
      ...{ activityType, branchId, policyId, customerTypeCodes, regionIds },
      activityName: `${row.policyName}${ownBranch?.name ?? ''}`.slice(0, NAME),
      startTime: later(row.startTime, context.now),
      endTime: row.endTime,
      settleMode: isLine(activityType) ? (1 as const) : settleMode,
      crossProductFlag,
      perOrderFlag: settleMode === 1 ? (1 as const) : perOrderFlag,
      ladderMode: own && activityType.endsWith('NonAgg') ? ('PRODUCT' as const) : ('ACTIVITY' as const),
      ladders: isLine(activityType) ? [] : stepsAnswer(activityType, row.ladders),
      productScopeType: products.length > 0 ? ('PRODUCT' as const) : ('ALL' as const),
      customerScopeType:
        byType && byRegion
          ? ('CATEGORY_REGION' as const)
          : byType
            ? ('CATEGORY' as const)
            : byRegion
              ? ('REGION' as const)
              : ('ALL' as const),
      staffScopeType: activityType === 'flexible' ? ('STAFF' as const) : ('ALL' as const),
      budgetAmount: row.budgetAmount === null ? null : yuan(row.budgetAmount - allocated),
      formId: await inTransaction(context, (inside) => openForm(row, { branchId, activityType }, inside)),
    };
  };
