import { and, eq, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { fairHomeApi } from '../../../../../src/contract/trade-fair/home';
import { onDay } from '../../../../platform/database/columns';
import { within } from '../../../../platform/scope';
import { fairOrder, guest, signIn } from '../../data/schema/fair-guests';
import { fairCustomer, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { yuan } from '../../../../platform/numbers/money';
import { DAY, fromShanghai, shanghai } from '../../../../platform/clock';
import { liveOrders } from './rowsOf';

type Query = Parsed<typeof fairHomeApi.trend>;

/** The hours that a day of a fair is shown with, whatever happened in them. */
const [OPENS, CLOSES] = [7, 20];
const hours = Array.from({ length: CLOSES - OPENS + 1 }, (_, i) => String(OPENS + i).padStart(2, '0'));

async function checkInsBy(format: string, { tradeFairId, branchId, day }: Query, { db, session }: Context) {
  const at = sql<string>`to_char(${signIn.signInTime}, ${sql.raw(`'${format}'`)})`;
  const rows = await db
    .select({ at, signIns: sql<number>`count(*)::int` })
    .from(signIn)
    .innerJoin(guest, eq(guest.guestId, signIn.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(
      within(
        session,
        signIn,
        and(
          eq(signIn.tradeFairId, tradeFairId),
          eq(signIn.revoked, 0),
          day ? onDay(signIn.signInTime, day) : undefined,
          branchId ? eq(fairCustomer.branchId, branchId) : undefined,
        ),
      ),
    )
    .groupBy(at);
  return new Map(rows.map((row) => [row.at, row.signIns]));
}

async function ordersBy(format: string, query: Query, { db, session }: Context) {
  const at = sql<string>`to_char(${fairOrder.orderTime}, ${sql.raw(`'${format}'`)})`;
  const rows = await db
    .select({ at, orders: sql<number>`count(*)::int`, amount: sql<string>`sum(${fairOrder.orderAmount})::text` })
    .from(fairOrder)
    .where(within(session, fairOrder, liveOrders(query)))
    .groupBy(at);
  return new Map(rows.map((row) => [row.at, row]));
}

/** The days of the fair. */
async function daysOf(tradeFairId: string, { db, session }: Context) {
  const [fair] = await db
    .select({ from: tradeFair.startTime, to: tradeFair.endTime })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!fair) throw notFound();
  if (fair.from === null || fair.to === null) return [];
  const [first, last] = [fromShanghai(fair.from.slice(0, 10)), fromShanghai(fair.to.slice(0, 10))];
  return Array.from({ length: Math.round((last - first) / DAY) + 1 }, (_, i) => shanghai(first + i * DAY).slice(0, 10));
}

export async function homeTrend(query: Query, context: Context): Promise<Output<typeof fairHomeApi.trend>> {
  const days = await daysOf(query.tradeFairId, context);
  const format = query.day ? 'HH24' : 'YYYY-MM-DD';
  const signIns = await checkInsBy(format, query, context);
  const orders = await ordersBy(format, query, context);
  const all = [...new Set([...(query.day ? hours : days), ...signIns.keys(), ...orders.keys()])].sort();
  return all.map((at) => ({
    at,
    signIns: signIns.get(at) ?? 0,
    orders: orders.get(at)?.orders ?? 0,
    orderAmount: yuan(BigInt(orders.get(at)?.amount ?? 0)),
  }));
}
