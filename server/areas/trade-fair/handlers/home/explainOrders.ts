import { sql } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import type { Context } from '../../../../http/context';
import { yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { counted, left, many, type Query } from './kinds';
import { diningFigures } from './figures';
import { ordersOf } from './rowsOf';

export async function buyers(query: Query, { db, session }: Context) {
  const live = sql`${fairOrder.status} <> ${ORDER_STATUS.cancelled}`;
  const [found] = await db
    .select({
      live: sql<number>`count(distinct ${fairOrder.custId}) filter (where ${live})::int`,
      all: sql<number>`count(distinct ${fairOrder.custId})::int`,
    })
    .from(fairOrder)
    .where(within(session, fairOrder, ordersOf(query)));
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
    .where(within(session, fairOrder, ordersOf(query)))
    .groupBy(fairOrder.status);
  const kind = (make: typeof counted, key: 'toConfirm' | 'confirmed' | 'shipped' | 'finished' | 'cancelled') => {
    const row = rows.find(({ status }) => status === ORDER_STATUS[key]);
    return make(key, row?.count ?? 0, summed ? yuan(BigInt(row?.sum ?? 0)) : null);
  };
  const live = (['toConfirm', 'confirmed', 'shipped', 'finished'] as const).map((key) => kind(counted, key));
  return [...live, kind(left, 'cancelled')];
}

export async function seats(query: Query, context: Context) {
  const { diningUsed, diningQuota } = await diningFigures(query, context);
  return [counted('seated', diningUsed), left('seatsLeft', diningQuota - diningUsed)];
}
