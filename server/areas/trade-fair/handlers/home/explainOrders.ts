import { and, eq, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import type { Context } from '../../../../http/context';
import { onDay } from '../../../../platform/database/columns';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { meal } from '../../data/schema/trade-fair';
import { counted, left, many, type Query } from './kinds';

const ofOrders = ({ tradeFairId, branchId, day }: Query) =>
  and(
    eq(fairOrder.tradeFairId, tradeFairId),
    branchId ? eq(fairOrder.branchId, branchId) : undefined,
    day ? onDay(fairOrder.orderTime, day) : undefined,
  );

export async function buyers(query: Query, { db, session }: Context) {
  const live = sql`${fairOrder.status} <> ${ORDER_STATUS.cancelled}`;
  const [found] = await db
    .select({
      live: sql<number>`count(distinct ${fairOrder.custId}) filter (where ${live})::int`,
      all: sql<number>`count(distinct ${fairOrder.custId})::int`,
    })
    .from(fairOrder)
    .where(within(session, fairOrder, ofOrders(query)));
  const { live: ordered = 0, all = 0 } = found ?? {};
  return [counted('ordered', ordered), left('cancelledOnly', all - ordered)];
}

const sumOf = { orderAmount: fairOrder.orderAmount, discountAmount: fairOrder.discountAmount } as const;

export async function orders(query: Query, { db, session }: Context) {
  const { figure } = query;
  const summed = figure === 'orderAmount' || figure === 'discountAmount' ? sumOf[figure] : undefined;
  const rows = await db
    .select({
      status: fairOrder.status,
      count: many(undefined),
      sum: summed ? sql<string>`coalesce(sum(${summed}), 0)::text` : sql<string>`'0'`,
    })
    .from(fairOrder)
    .where(within(session, fairOrder, ofOrders(query)))
    .groupBy(fairOrder.status);
  const kind = (make: typeof counted, key: 'toConfirm' | 'confirmed' | 'shipped' | 'finished' | 'cancelled') => {
    const row = rows.find(({ status }) => status === ORDER_STATUS[key]);
    return make(key, row?.count ?? 0, summed ? yuan(BigInt(row?.sum ?? 0)) : null);
  };
  const live = (['toConfirm', 'confirmed', 'shipped', 'finished'] as const).map((key) => kind(counted, key));
  return [...live, kind(left, 'cancelled')];
}

/** Meals are the whole fair's. */
export async function seats({ tradeFairId, day }: Query, { db }: Context) {
  const [found] = await db
    .select({
      used: sql<number>`coalesce(sum(${meal.usedCount}), 0)::int`,
      quota: sql<number>`coalesce(sum(${meal.quota}), 0)::int`,
    })
    .from(meal)
    .where(ofParent(meal.tradeFairId, tradeFairId, day ? eq(meal.mealDate, day) : undefined));
  const { used = 0, quota = 0 } = found ?? {};
  return [counted('seated', used), left('seatsLeft', quota - used)];
}
