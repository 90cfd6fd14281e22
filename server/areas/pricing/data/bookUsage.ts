import { eq, inArray } from 'drizzle-orm';
import { sumOf } from '../../../platform/numbers/exact';
import type { Quote } from '../rules/types';
import type { Db } from '../../../platform/database/db';
import {
  activityUsage,
  inLockOrder,
  returnActivity,
  returnProduct,
  returnQuota,
  takeActivity,
  takeCustomer,
  takeProduct,
  takeQuota,
  UsageRefused,
} from '../../promotion/public';
import { giveBackAtFairs, takeAtFair } from '../../trade-fair/public';
import { ofParent } from '../../../platform/scope';

/** The buyer of the order. */
export interface Buyer {
  orderNo: string;
  custId: string;
  staffId: string | null;
  orderTime: string;
}

/** The usage of one activity by an order. */
interface Share {
  activityId: string;
  reward: number;
  times: number;
  qty: number;
  items: { productId: string; qty: number }[];
  isFlexible: boolean;
}

type Outcome = Pick<Quote, 'applied' | 'taken'>;

/** Sorted in the order in which activities are locked. */
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
  return [...shares, ...priced].sort((a, b) => inLockOrder(a.activityId, b.activityId));
}

/** Fair prices have no counters of an activity, only a limit for each customer and product. */
async function takeOfFairs(db: Db, { orderNo, custId }: Buyer, { taken }: Outcome) {
  const own = taken.filter(({ subject }) => subject.source === 'FAIR');
  for (const { subject, productId, qty } of own.sort((a, b) => (a.subject.id < b.subject.id ? -1 : 1)))
    if (!(await takeAtFair(db, { orderNo, custId, productId, qty, tradeFairId: subject.id })))
      throw new UsageRefused(subject.id, 'fair');
}

/** Books the whole usage of an order, or throws and books nothing (the caller's transaction is rolled back). */
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
 * Prices an order and books its usage of activities, in one savepoint. If somebody else was faster, it is priced once
 * more with the rest; after that it is refused.
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

const ofOrder = (orderNo: string) => ofParent(activityUsage.orderNo, orderNo, eq(activityUsage.state, 'RESERVED'));

/** Makes the usage final: the order was accepted. */
export const confirmUsage = (db: Db, orderNo: string) =>
  db.update(activityUsage).set({ state: 'CONFIRMED' }).where(ofOrder(orderNo));

/** Releases the usage of a cancelled order, once. */
export async function releaseUsage(db: Db, orderNo: string) {
  await giveBackAtFairs(db, orderNo);
  const rows = await db
    .update(activityUsage)
    .set({ state: 'RELEASED' })
    .where(ofParent(activityUsage.orderNo, orderNo, inArray(activityUsage.state, ['RESERVED', 'CONFIRMED'])))
    .returning();
  for (const { activityId, custId, staffId, rewardAmount, items } of rows.sort((a, b) =>
    inLockOrder(a.activityId, b.activityId),
  )) {
    await returnActivity(db, { activityId, custId, reward: rewardAmount });
    for (const { productId, qty } of items) await returnProduct(db, { activityId, custId, productId, qty });
    if (staffId !== null && items.length > 0) await returnQuota(db, { activityId, reward: rewardAmount }, staffId);
  }
}
