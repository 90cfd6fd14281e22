import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import type { GoodsOf, Ordered } from '../../goods/public';
import { WAITING } from '../rules/life';
import { salesOrder, salesOrderLine } from './schema/order';

/** Ordered quantities that are not shipped, by customer (server/areas/goods/data/orderedSlot.ts). */
export const orderedGoods = (db: Db, of?: GoodsOf): Promise<Ordered[]> =>
  db
    .select({
      branchId: salesOrder.branchId,
      productId: salesOrderLine.productId,
      custId: salesOrder.custId,
      qty: sql<number>`sum(${salesOrderLine.qty} - ${salesOrderLine.shippedQty})::float8`,
    })
    .from(salesOrder)
    .innerJoin(salesOrderLine, eq(salesOrderLine.orderNo, salesOrder.orderNo))
    .where(
      global(
        'clock',
        and(
          inArray(salesOrder.orderStatus, [...WAITING]),
          gt(salesOrderLine.qty, salesOrderLine.shippedQty),
          of && eq(salesOrder.branchId, of.branchId),
          of && inArray(salesOrderLine.productId, [...of.productIds]),
        ),
      ),
    )
    .groupBy(salesOrder.branchId, salesOrderLine.productId, salesOrder.custId);
