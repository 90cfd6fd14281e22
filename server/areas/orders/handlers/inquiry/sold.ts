import { count, sql } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { salesOrder } from '../../data/schema/order';
import { listFilters } from './filters';

type Period = [from: string, to: string];

const amount = sql<string>`coalesce(sum(${salesOrder.orderAmount}), 0)::text`;

/** The sum of the orders that the list shows for a period. */
export async function soldBetween(orderTime: Period, { db, session }: Context) {
  const [sold] = await db
    .select({ amount })
    .from(salesOrder)
    .where(within(session, salesOrder, await listFilters({ orderTime }, db)));
  return yuan(BigInt(sold?.amount ?? 0));
}

/** The sum by day; a day without orders has no row. */
export async function soldByDay(orderTime: Period, { db, session }: Context) {
  const date = sql<string>`to_char(${salesOrder.orderTime}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ date, amount, orderCount: count() })
    .from(salesOrder)
    .where(within(session, salesOrder, await listFilters({ orderTime }, db)))
    .groupBy(date);
  return rows.map((row) => ({ ...row, amount: yuan(BigInt(row.amount)) }));
}
