import { eq, sql } from 'drizzle-orm';
import { STAGE_OF } from '../rules/status';
import type { Db } from '../../../platform/database/db';
import { activity, activityCustomerUse, activityProduct, activityProductUse, activityStaff } from './schema/activity';
import { ofParent } from '../../../platform/scope';

/** Somebody else was faster: the counter of this activity, or fair, has not enough left. */
export class UsageRefused extends Error {
  constructor(
    readonly activityId: string,
    readonly counter: 'activity' | 'customer' | 'product' | 'staff' | 'fair',
  ) {
    super(`${counter} of activity ${activityId}`);
  }
}

/** What an order uses of an activity; the reward in fen. */
interface Share {
  activityId: string;
  reward: number;
}

/** How much of a limited offer a customer has taken. */
interface Units {
  activityId: string;
  custId: string;
  productId: string;
  qty: number;
}

/** The order in which activities are locked, for taking, releasing and deleting alike, so that no deadlock occurs. */
export const inLockOrder = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

/** Each counter is one conditional statement, whose condition is checked under the lock of its row. */
export async function takeActivity(db: Db, { activityId, reward }: Share, { orderTime }: { orderTime: string }) {
  const [row] = await db
    .update(activity)
    .set({ budgetUsed: sql`${activity.budgetUsed} + ${reward}`, usedOrderCount: sql`${activity.usedOrderCount} + 1` })
    .where(
      ofParent(
        activity.activityId,
        activityId,
        eq(activity.stage, STAGE_OF.published),
        eq(activity.deleted, 0),
        sql`${orderTime}::timestamp between ${activity.startTime} and ${activity.endTime}`,
        sql`(${activity.budgetAmount} is null or ${activity.budgetUsed} + ${reward} <= ${activity.budgetAmount})`,
      ),
    )
    .returning({ orders: activity.customerOrderLimit, reward: activity.customerRewardLimit });
  if (!row) throw new UsageRefused(activityId, 'activity');
  return row;
}

interface CustomerLimits {
  orders: number | null;
  reward: number | null;
}

/** Also checks the limits here, because the condition of the update does not apply to a customer's first row. */
export async function takeCustomer(
  db: Db,
  { activityId, reward, custId }: Share & { custId: string },
  limits: CustomerLimits,
) {
  const fits = (limits.orders ?? 1) >= 1 && (limits.reward ?? reward) >= reward;
  const rows = fits
    ? await db
        .insert(activityCustomerUse)
        .values({ activityId, custId, orders: 1, reward })
        .onConflictDoUpdate({
          target: [activityCustomerUse.activityId, activityCustomerUse.custId],
          set: {
            orders: sql`${activityCustomerUse.orders} + 1`,
            reward: sql`${activityCustomerUse.reward} + ${reward}`,
          },
          setWhere: sql`(${limits.orders}::int is null or ${activityCustomerUse.orders} < ${limits.orders}::int) and (${limits.reward}::bigint is null or ${activityCustomerUse.reward} + ${reward} <= ${limits.reward}::bigint)`,
        })
        .returning({ orders: activityCustomerUse.orders })
    : [];
  if (rows.length === 0) throw new UsageRefused(activityId, 'customer');
}

export async function takeProduct(db: Db, { activityId, custId, productId, qty }: Units) {
  const [row] = await db
    .update(activityProduct)
    .set({ usedQty: sql`${activityProduct.usedQty} + ${qty}` })
    .where(
      ofParent(
        activityProduct.activityId,
        activityId,
        eq(activityProduct.productId, productId),
        sql`(${activityProduct.limitQtyTotal} is null or ${activityProduct.usedQty} + ${qty} <= ${activityProduct.limitQtyTotal})`,
      ),
    )
    .returning({ limit: activityProduct.limitQtyPerCustomer });
  if (!row || (row.limit !== null && qty > row.limit)) throw new UsageRefused(activityId, 'product');
  const rows = await db
    .insert(activityProductUse)
    .values({ activityId, custId, productId, qty })
    .onConflictDoUpdate({
      target: [activityProductUse.activityId, activityProductUse.custId, activityProductUse.productId],
      set: { qty: sql`${activityProductUse.qty} + ${qty}` },
      setWhere: sql`${row.limit}::bigint is null or ${activityProductUse.qty} + ${qty} <= ${row.limit}::bigint`,
    })
    .returning({ qty: activityProductUse.qty });
  if (rows.length === 0) throw new UsageRefused(activityId, 'product');
}

export async function takeQuota(db: Db, { activityId, reward }: Share, staffId: string | null) {
  const [row] = await db
    .update(activityStaff)
    .set({ usedAmount: sql`${activityStaff.usedAmount} + ${reward}` })
    .where(
      ofParent(
        activityStaff.activityId,
        activityId,
        eq(activityStaff.staffId, staffId ?? ''),
        sql`${activityStaff.usedAmount} + ${reward} <= coalesce(${activityStaff.quotaAmount}, 0)`,
      ),
    )
    .returning({ used: activityStaff.usedAmount });
  if (!row) throw new UsageRefused(activityId, 'staff');
}

/** Releases the usage of the activity and of the customer's limits. */
export async function returnActivity(db: Db, { activityId, custId, reward }: Share & { custId: string }) {
  await db
    .update(activity)
    .set({
      budgetUsed: sql`${activity.budgetUsed} - ${reward}`,
      usedOrderCount: sql`${activity.usedOrderCount} - 1`,
    })
    .where(ofParent(activity.activityId, activityId));
  await db
    .update(activityCustomerUse)
    .set({
      orders: sql`${activityCustomerUse.orders} - 1`,
      reward: sql`${activityCustomerUse.reward} - ${reward}`,
    })
    .where(ofParent(activityCustomerUse.activityId, activityId, eq(activityCustomerUse.custId, custId)));
}

export async function returnProduct(db: Db, { activityId, custId, productId, qty }: Units) {
  await db
    .update(activityProduct)
    .set({ usedQty: sql`${activityProduct.usedQty} - ${qty}` })
    .where(ofParent(activityProduct.activityId, activityId, eq(activityProduct.productId, productId)));
  await db
    .update(activityProductUse)
    .set({ qty: sql`${activityProductUse.qty} - ${qty}` })
    .where(
      ofParent(
        activityProductUse.activityId,
        activityId,
        eq(activityProductUse.custId, custId),
        eq(activityProductUse.productId, productId),
      ),
    );
}

export const returnQuota = (db: Db, { activityId, reward }: Share, staffId: string) =>
  db
    .update(activityStaff)
    .set({ usedAmount: sql`greatest(0, ${activityStaff.usedAmount} - ${reward})` })
    .where(ofParent(activityStaff.activityId, activityId, eq(activityStaff.staffId, staffId)));
