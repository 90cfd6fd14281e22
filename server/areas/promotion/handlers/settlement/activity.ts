import { and, eq, inArray, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { SETTLE_MODE, SETTLE_STATUS, type SettleStatus } from '../../../../../src/contract/promotion/activity';
import { within } from '../../../../platform/scope';
import { activity, type ActivityRow } from '../../data/schema/activity';
import { computeCustomer } from '../../data/schema/settlement';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { qtyText, yuan } from '../../../../platform/numbers/money';

export type Kd = 'K1D1' | 'K0D1' | 'K0D0' | 'K1D0';

/** How a deferred activity counts: across products or by product, by document or across documents. */
export const kdOf = ({ crossProductFlag, perOrderFlag }: Pick<ActivityRow, 'crossProductFlag' | 'perOrderFlag'>): Kd =>
  `K${crossProductFlag}D${perOrderFlag}`;

/** `kdOf` as a condition. */
export const kdIs = (kd: Kd) =>
  and(eq(activity.crossProductFlag, kd.startsWith('K1') ? 1 : 0), eq(activity.perOrderFlag, kd.endsWith('D1') ? 1 : 0));

/** Published once, and settled later. */
export const isSettled = and(eq(activity.settleMode, SETTLE_MODE.deferred), inArray(activity.stage, [1, 2]));

/** `settlementOf` as a condition on the sums of all customers. */
export function settledAs(status: SettleStatus) {
  const { open, settled, clawBack } = SETTLE_STATUS;
  const sums = sql`select coalesce(sum(${computeCustomer.rewardAmount}), 0) as reward, coalesce(sum(${computeCustomer.grantedAmount}), 0) as granted from ${computeCustomer} where ${computeCustomer.activityId} = ${activity.activityId}`;
  const is = {
    [open]: sql`granted <= 0`,
    [settled]: sql`granted > 0 and reward = granted`,
    [clawBack]: sql`granted > 0 and reward < granted`,
    [SETTLE_STATUS.payMore]: sql`granted > 0 and reward > granted`,
  }[status];
  return sql`exists (select 1 from (${sums}) as sums where ${is})`;
}

/** A deferred activity that the user may see; one that counts in another way is refused (44071). */
export async function computedActivity(activityId: string, context: Context, ...kds: Kd[]): Promise<ActivityRow> {
  const [row] = await context.db
    .select()
    .from(activity)
    .where(within(context.session, activity, eq(activity.activityId, activityId)));
  if (!row) throw notFound();
  const isOther = kds.length > 0 && !kds.includes(kdOf(row));
  if (row.settleMode !== SETTLE_MODE.deferred || isOther) throw new Failure(ERROR.kdMismatch);
  return row;
}

/** The database answers large sums as text. */
export const total = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::float8`;

interface Sums {
  effectiveQty: number;
  effectiveAmount: number;
  rewardAmount: number;
}

export const sumTexts = ({ effectiveQty, effectiveAmount, rewardAmount }: Sums) => ({
  effectiveQty: qtyText(effectiveQty),
  effectiveAmount: yuan(effectiveAmount),
  rewardAmount: yuan(rewardAmount),
});
