import { eq, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { POLICY_STATUS } from '../../../../../src/contract/promotion/activity';
import { ofParent, within } from '../../../../platform/scope';
import { activity } from '../../data/schema/activity';
import { policy } from '../../data/schema/policy';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { statusOfPolicy } from '../../rules/policyType';

/** The activities of a policy share its budget (44081); an activity without a budget could exceed it. */
export async function checkPolicy(policyId: string | null, { db, session, now }: Context) {
  if (policyId === null) return;
  const [row] = await db
    .select()
    .from(policy)
    .where(within(session, policy, eq(policy.policyId, policyId)))
    .for('update');
  if (!row || statusOfPolicy(row, now) !== POLICY_STATUS.inForce) throw new Failure(ERROR.policyUnusable);
  if (row.budgetAmount === null) return;
  const [sums] = await db
    .select({
      allocated: sql<number>`coalesce(sum(${activity.budgetAmount}), 0)::float8`,
      open: sql<number>`count(*) filter (where ${activity.budgetAmount} is null)::int`,
    })
    .from(activity)
    .where(ofParent(activity.policyId, policyId, eq(activity.deleted, 0)));
  if (sums && (sums.open > 0 || sums.allocated > row.budgetAmount)) throw new Failure(ERROR.policyBudget);
}
