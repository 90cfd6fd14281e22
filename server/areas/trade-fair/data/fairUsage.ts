import { eq, sql } from 'drizzle-orm';
import { SHELF } from '../../../../src/contract/trade-fair/commodities';
import { CUSTOMER_LEVEL } from '../../../../src/contract/trade-fair/customers';
import { LINE_STATUS, ORDER_STATUS } from '../../../../src/contract/trade-fair/orders';
import { UNIT } from '../../../platform/numbers/scale';
import { subquery } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { fairOrder } from './schema/fair-guests';
import { fairOrderLine, fairUsage } from './schema/fair-trade';
import { fairCommodity, fairCustomer, tradeFair } from './schema/trade-fair';
import { ofParent, type Scoped } from '../../../platform/scope';

/**
 * What first-level customers have taken of the commodities of fairs: the lines of their orders, and what is booked for
 * orders that have not been written yet. Once an order is there, its lines alone count: those that are cancelled give
 * back.
 */
export const takenAtFairs = sql`(
  select ${fairOrder.tradeFairId} as trade_fair_id, ${fairOrder.custId} as cust_id, ${fairOrderLine.productId} as product_id, ${fairOrderLine.qty} as qty
    from ${fairOrderLine} join ${fairOrder} on ${fairOrder.orderNo} = ${fairOrderLine.orderNo}
    where ${fairOrder.status} <> ${ORDER_STATUS.cancelled} and ${fairOrderLine.status} = ${LINE_STATUS.valid}
  union all
  select ${fairUsage.tradeFairId}, ${fairUsage.custId}, ${fairUsage.productId}, ${fairUsage.qty}
    from ${fairUsage} where not exists (select 1 from ${fairOrder} where ${fairOrder.orderNo} = ${fairUsage.orderNo})
)`;

/** What this customer has taken of the commodity in a row of fair_commodity, in 1/10000 of its unit. */
export const takenBy = (custId: string) =>
  subquery<number>(
    sql`select coalesce(sum(taken.qty), 0)::float8 from ${takenAtFairs} as taken where taken.trade_fair_id = ${fairCommodity.tradeFairId} and taken.cust_id = ${custId} and taken.product_id = ${fairCommodity.productId}`,
  );

interface Wanted {
  orderNo: string;
  tradeFairId: string;
  custId: string;
  productId: string;
  /** In 1/10000 of the unit. */
  qty: number;
}

/** Fairs are held for imports of orders, which count by themselves; orders of one customer come one after the other. */
async function hold({ tradeFairId, custId }: Wanted, db: Db) {
  const locked = async (table: typeof tradeFair | typeof fairCustomer, where: Scoped, how: 'share' | 'update') => {
    const [found] = await db
      .select({ one: sql`1` })
      .from(table)
      .where(where)
      .for(how);
    return found !== undefined;
  };
  const buyer = ofParent(
    fairCustomer.tradeFairId,
    tradeFairId,
    ...[eq(fairCustomer.custId, custId), eq(fairCustomer.level, CUSTOMER_LEVEL.first), eq(fairCustomer.deleted, 0)],
  );
  return (
    (await locked(tradeFair, ofParent(tradeFair.tradeFairId, tradeFairId), 'share')) &&
    (await locked(fairCustomer, buyer, 'update'))
  );
}

/** Takes of a commodity for an order, unless that is more than the customer may have: then false. */
export async function takeAtFair(db: Db, wanted: Wanted): Promise<boolean> {
  const { tradeFairId, custId, productId, qty } = wanted;
  if (!(await hold(wanted, db))) return false;
  // A statement of its own, which sees what earlier ones have booked.
  const [commodity] = await db
    .select({ limitQty: fairCommodity.limitQty, taken: takenBy(custId) })
    .from(fairCommodity)
    .where(
      ofParent(
        fairCommodity.tradeFairId,
        tradeFairId,
        eq(fairCommodity.productId, productId),
        eq(fairCommodity.status, SHELF.on),
        eq(fairCommodity.deleted, 0),
      ),
    );
  if (!commodity) return false;
  const { limitQty, taken } = commodity;
  if (limitQty !== null && taken + qty > limitQty * UNIT) return false;
  await db
    .insert(fairUsage)
    .values(wanted)
    .onConflictDoUpdate({
      target: [fairUsage.orderNo, fairUsage.productId],
      set: { qty: sql`${fairUsage.qty} + ${qty}` },
    });
  return true;
}

/** The order was cancelled before it was written. */
export const giveBackAtFairs = (db: Db, orderNo: string) =>
  db.delete(fairUsage).where(ofParent(fairUsage.orderNo, orderNo));
