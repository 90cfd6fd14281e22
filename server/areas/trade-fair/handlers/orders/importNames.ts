import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isNamed } from '../../../../platform/database/columns';
import type { ImportRow } from '../../../tasks/public';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { CUSTOMER_LEVEL } from '../../../../../src/contract/trade-fair/customers';
import { takenAtFairs } from '../../data/fairUsage';
import { foreignBranches, global, within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { product } from '../../../master-data/public';
import { fairCommodity, fairCustomer, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { lastMomentOf } from '../fairs/demands';

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

/** What these customers have taken of these commodities, in 1/10000 of the unit: `custId productId` → quantity. */
async function orderedSoFar(
  tradeFairId: string,
  { custIds, productIds }: { custIds: readonly string[]; productIds: readonly string[] },
  { db }: Context,
) {
  const qty = sql<number>`sum(taken.qty)::float8`;
  const rows = await db
    .select({ custId: sql<string>`taken.cust_id`, productId: sql<string>`taken.product_id`, qty })
    .from(sql`${takenAtFairs} as taken`)
    .where(
      global(
        'partners',
        and(
          sql`taken.trade_fair_id = ${tradeFairId}`,
          isNamed(sql`taken.cust_id`, custIds),
          isNamed(sql`taken.product_id`, productIds),
        ),
      ),
    )
    .groupBy(sql`taken.cust_id, taken.product_id`);
  return new Map(rows.map(({ custId, productId, qty: taken }) => [`${custId} ${productId}`, taken]));
}

/** The customers that rows name, and those of the first level that they buy through. */
async function customersOf(tradeFairId: string, codes: readonly string[], { db, session }: Context) {
  const inFair = eq(fairCustomer.tradeFairId, tradeFairId);
  const read = (condition: SQL) =>
    db
      .select()
      .from(fairCustomer)
      .where(within(session, fairCustomer, and(inFair, condition)));
  const named = await read(isNamed(fairCustomer.custCode, codes));
  const above = named.flatMap(({ parentCustomerId }) => parentCustomerId ?? []);
  const firsts = above.length > 0 ? await read(inArray(fairCustomer.id, [...new Set(above)])) : [];
  return [...new Map([...firsts, ...named].map((one) => [one.id, one])).values()];
}

/** What the rows of orders refer to; nothing else of the fair is read. */
export async function knownIn(rows: readonly ImportRow[], tradeFairId: string, context: Context) {
  const { db, session, now } = context;
  const all = (field: string) => rows.map(({ values }) => values[field] ?? '');
  const [fair] = await db
    .select()
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!fair) throw notFound();
  const customers = await customersOf(tradeFairId, all('custCode'), context);
  const goods = await db
    .select({ code: product.productCode, decimalQty: product.decimalQty, row: fairCommodity })
    .from(fairCommodity)
    .innerJoin(product, eq(product.productId, fairCommodity.productId))
    .where(
      within(
        session,
        fairCommodity,
        and(eq(fairCommodity.tradeFairId, tradeFairId), isNamed(product.productCode, all('productCode'))),
      ),
    );
  const guests = await db
    .select({
      phone: guest.phone,
      guestId: guest.guestId,
      firstId: sql<string | null>`coalesce(${fairCustomer.parentCustomerId}, ${fairCustomer.id})::text`,
    })
    .from(guest)
    .leftJoin(fairCustomer, and(eq(fairCustomer.id, guest.fairCustomerId), eq(fairCustomer.deleted, 0)))
    .where(within(session, guest, and(eq(guest.tradeFairId, tradeFairId), isNamed(guest.phone, all('guestPhone')))));
  const buyers = buyersOf(customers);
  const last = fair.state === TRADE_FAIR_STATE.ended ? lastMomentOf(fair) : (fair.endTime ?? now);
  return {
    from: fair.startTime ?? '',
    to: last < now ? last : now,
    buyers,
    /** Companies whose orders are not the user's to enter. */
    foreign: new Set(await foreignBranches(db, session, [...new Set(customers.map(({ branchId }) => branchId))])),
    goods: new Map(goods.map(({ code, decimalQty, row }) => [code, { ...row, decimalQty }])),
    guests: new Map(guests.map((one) => [one.phone, one])),
    ordered: await orderedSoFar(
      tradeFairId,
      {
        custIds: [...buyers.values()].flatMap(({ first }) => first.custId ?? []),
        productIds: goods.map(({ row }) => row.productId),
      },
      context,
    ),
  };
}

export type Known = Awaited<ReturnType<typeof knownIn>>;
