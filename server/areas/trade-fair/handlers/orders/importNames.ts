import { eq, sql } from 'drizzle-orm';
import { CUSTOMER_LEVEL } from '../../../../../src/contract/trade-fair/customers';
import { takenAtFairs } from '../../data/fairUsage';
import { foreignBranches, unscoped, within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { product } from '../../../master-data/public';
import { fairCommodity, fairCustomer, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';

type CustomerRow = typeof fairCustomer.$inferSelect;

/** By its code: who buys, and the first-level customer whose order it is. */
function buyersOf(customers: readonly CustomerRow[]) {
  const byId = new Map(customers.map((one) => [one.id, one]));
  return new Map(
    customers.flatMap((one) => {
      const first = one.level === CUSTOMER_LEVEL.first ? one : byId.get(one.parentCustomerId ?? '');
      return first ? [[one.custCode, { own: one, first }] as const] : [];
    }),
  );
}

/** What first-level customers have taken of commodities, in 1/10000 of the unit: `custId productId` → quantity. */
async function orderedSoFar(tradeFairId: string, { db }: Context) {
  const qty = sql<number>`sum(taken.qty)::float8`;
  const rows = await db
    .select({ custId: sql<string>`taken.cust_id`, productId: sql<string>`taken.product_id`, qty })
    .from(sql`${takenAtFairs} as taken`)
    .where(unscoped(sql`taken.trade_fair_id = ${tradeFairId}`))
    .groupBy(sql`taken.cust_id, taken.product_id`);
  return new Map(rows.map(({ custId, productId, qty: taken }) => [`${custId} ${productId}`, taken]));
}

/** What the rows of orders refer to. */
export async function knownIn(tradeFairId: string, context: Context) {
  const { db, session, now } = context;
  const [fair] = await db
    .select({ startTime: tradeFair.startTime, endTime: tradeFair.endTime })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!fair) throw notFound();
  const customers = await db
    .select()
    .from(fairCustomer)
    .where(within(session, fairCustomer, eq(fairCustomer.tradeFairId, tradeFairId)));
  const goods = await db
    .select({ code: product.productCode, decimalQty: product.decimalQty, row: fairCommodity })
    .from(fairCommodity)
    .innerJoin(product, eq(product.productId, fairCommodity.productId))
    .where(within(session, fairCommodity, eq(fairCommodity.tradeFairId, tradeFairId)));
  const guests = await db
    .select({ phone: guest.phone, guestId: guest.guestId, fairCustomerId: guest.fairCustomerId })
    .from(guest)
    .where(within(session, guest, eq(guest.tradeFairId, tradeFairId)));
  const firstOf = new Map(customers.map((one) => [one.id, one.parentCustomerId ?? one.id]));
  const { startTime, endTime } = fair;
  return {
    from: startTime ?? '',
    to: endTime && endTime < now ? endTime : now,
    buyers: buyersOf(customers),
    /** Companies whose orders are not the user's to enter. */
    foreign: new Set(await foreignBranches(db, session, [...new Set(customers.map(({ branchId }) => branchId))])),
    goods: new Map(goods.map(({ code, decimalQty, row }) => [code, { ...row, decimalQty }])),
    guests: new Map(guests.map((one) => [one.phone, { ...one, firstId: firstOf.get(one.fairCustomerId) }])),
    ordered: await orderedSoFar(tradeFairId, context),
  };
}

export type Known = Awaited<ReturnType<typeof knownIn>>;
