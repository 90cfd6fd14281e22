import { and, eq, inArray, sql } from 'drizzle-orm';
import { sumOf } from '../../rules/exact';
import type { Quote } from '../../rules/pricing/types';
import { STAGE_OF } from '../../rules/promotion/status';
import type { Db } from '../open';
import { activity, activityCustomerUse, activityProduct, activityProductUse, activityStaff } from '../schema/activity';
import { activityUsage } from '../schema/activity';
import { giveBackAtFairs, takeAtFair } from './fairUsage';

/** Whose order takes it. */
export interface Buyer {
  orderNo: string;
  custId: string;
  staffId: string | null;
  orderTime: string;
}

/** Somebody else was faster: the counter of this activity, or fair, has no more room for it. */
export class UsageRefused extends Error {
  constructor(
    readonly activityId: string,
    readonly counter: 'activity' | 'customer' | 'product' | 'staff' | 'fair',
  ) {
    super(`${counter} of activity ${activityId}`);
  }
}

/** Of a limited offer, by customer. */
interface Units {
  activityId: string;
  custId: string;
  productId: string;
  qty: number;
}

/** What an order takes of one activity. */
interface Share {
  activityId: string;
  reward: number;
  times: number;
  qty: number;
  items: { productId: string; qty: number }[];
  isFlexible: boolean;
}

type Outcome = Pick<Quote, 'applied' | 'taken'>;

/** In the order of their ids, so that two orders never wait for each other in a circle. */
function sharesOf({ applied, taken }: Outcome): Share[] {
  const shares = applied.map(({ activity: { activityId }, reward, times, qty }) => ({
    ...{ activityId, reward, times, qty },
    items: [],
    isFlexible: false,
  }));
  const offers = taken.filter(({ subject }) => subject.source === 'ACTIVITY');
  const priced = [...new Set(offers.map(({ subject }) => subject.id))].map((activityId): Share => {
    const own = offers.filter(({ subject }) => subject.id === activityId);
    return {
      activityId,
      reward: sumOf(own, ({ saving }) => saving),
      times: 1,
      qty: sumOf(own, ({ qty }) => qty),
      items: own.map(({ productId, qty }) => ({ productId, qty })),
      isFlexible: own.some(({ subject }) => subject.kind === 'flexible'),
    };
  });
  return [...shares, ...priced].sort(
    (a, b) => a.activityId.length - b.activityId.length || (a.activityId < b.activityId ? -1 : 1),
  );
}

/** Each counter is one conditional statement: the condition is read under the lock of its row. */
async function takeActivity(db: Db, { activityId, reward }: Share, { orderTime }: Buyer) {
  const [row] = await db
    .update(activity)
    .set({ budgetUsed: sql`${activity.budgetUsed} + ${reward}`, usedOrderCount: sql`${activity.usedOrderCount} + 1` })
    .where(
      and(
        eq(activity.activityId, activityId),
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

/** Also for the first row, which no condition of an update sees. */
async function takeCustomer(
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

async function takeProduct(db: Db, { activityId, custId, productId, qty }: Units) {
  const [row] = await db
    .update(activityProduct)
    .set({ usedQty: sql`${activityProduct.usedQty} + ${qty}` })
    .where(
      and(
        eq(activityProduct.activityId, activityId),
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

async function takeQuota(db: Db, { activityId, reward }: Share, staffId: string | null) {
  const [row] = await db
    .update(activityStaff)
    .set({ usedAmount: sql`${activityStaff.usedAmount} + ${reward}` })
    .where(
      and(
        eq(activityStaff.activityId, activityId),
        eq(activityStaff.staffId, staffId ?? ''),
        sql`${activityStaff.usedAmount} + ${reward} <= coalesce(${activityStaff.quotaAmount}, 0)`,
      ),
    )
    .returning({ used: activityStaff.usedAmount });
  if (!row) throw new UsageRefused(activityId, 'staff');
}

/** Prices of fairs have no counters of an activity: what a customer may have of a commodity is all. */
async function takeOfFairs(db: Db, { orderNo, custId }: Buyer, { taken }: Outcome) {
  const own = taken.filter(({ subject }) => subject.source === 'FAIR');
  for (const { subject, productId, qty } of own.sort((a, b) => (a.subject.id < b.subject.id ? -1 : 1)))
    if (!(await takeAtFair(db, { orderNo, custId, productId, qty, tradeFairId: subject.id })))
      throw new UsageRefused(subject.id, 'fair');
}

/** Takes from every counter what the order uses, or throws and takes nothing (the caller's transaction goes back). */
export async function reserveUsage(db: Db, buyer: Buyer, outcome: Outcome) {
  const { orderNo, custId, staffId, orderTime } = buyer;
  for (const share of sharesOf(outcome)) {
    const limits = await takeActivity(db, share, buyer);
    await takeCustomer(db, { ...share, custId }, limits);
    for (const item of share.items) await takeProduct(db, { ...item, custId, activityId: share.activityId });
    if (share.isFlexible) await takeQuota(db, share, staffId);
    const { activityId, qty, times, reward, items } = share;
    await db.insert(activityUsage).values({
      ...{ activityId, custId, staffId, orderNo, qty, times, items },
      rewardAmount: reward,
      state: 'RESERVED',
      gmtCreated: orderTime,
    });
  }
  await takeOfFairs(db, buyer, outcome);
}

const ATTEMPTS = 2;

/**
 * Prices an order and books what it uses of activities, in one savepoint. When somebody else was faster, it is priced
 * once more with what is left; after that it is refused.
 */
export async function bookOrder<Q extends Outcome>(db: Db, buyer: Buyer, price: (db: Db) => Promise<Q>): Promise<Q> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        const outcome = await price(tx);
        await reserveUsage(tx, buyer, outcome);
        return outcome;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof UsageRefused)) throw error;
    }
  }
}

const ofOrder = (orderNo: string) => and(eq(activityUsage.orderNo, orderNo), eq(activityUsage.state, 'RESERVED'));

/** The order has been accepted (domain/05 §5.1). */
export const confirmUsage = (db: Db, orderNo: string) =>
  db.update(activityUsage).set({ state: 'CONFIRMED' }).where(ofOrder(orderNo));

/** The order was cancelled: everything goes back to its counter, once. */
export async function releaseUsage(db: Db, orderNo: string) {
  await giveBackAtFairs(db, orderNo);
  const rows = await db
    .update(activityUsage)
    .set({ state: 'RELEASED' })
    .where(and(eq(activityUsage.orderNo, orderNo), inArray(activityUsage.state, ['RESERVED', 'CONFIRMED'])))
    .returning();
  for (const { activityId, custId, staffId, rewardAmount, items } of rows.sort((a, b) =>
    a.activityId < b.activityId ? -1 : 1,
  )) {
    await db
      .update(activity)
      .set({
        budgetUsed: sql`${activity.budgetUsed} - ${rewardAmount}`,
        usedOrderCount: sql`${activity.usedOrderCount} - 1`,
      })
      .where(eq(activity.activityId, activityId));
    await db
      .update(activityCustomerUse)
      .set({
        orders: sql`${activityCustomerUse.orders} - 1`,
        reward: sql`${activityCustomerUse.reward} - ${rewardAmount}`,
      })
      .where(and(eq(activityCustomerUse.activityId, activityId), eq(activityCustomerUse.custId, custId)));
    for (const { productId, qty } of items) await giveBack(db, { activityId, custId, productId, qty });
    if (staffId !== null && items.length > 0)
      await db
        .update(activityStaff)
        .set({ usedAmount: sql`greatest(0, ${activityStaff.usedAmount} - ${rewardAmount})` })
        .where(and(eq(activityStaff.activityId, activityId), eq(activityStaff.staffId, staffId)));
  }
}

async function giveBack(db: Db, { activityId, custId, productId, qty }: Units) {
  await db
    .update(activityProduct)
    .set({ usedQty: sql`${activityProduct.usedQty} - ${qty}` })
    .where(and(eq(activityProduct.activityId, activityId), eq(activityProduct.productId, productId)));
  await db
    .update(activityProductUse)
    .set({ qty: sql`${activityProductUse.qty} - ${qty}` })
    .where(
      and(
        eq(activityProductUse.activityId, activityId),
        eq(activityProductUse.custId, custId),
        eq(activityProductUse.productId, productId),
      ),
    );
}
