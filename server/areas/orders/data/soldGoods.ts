import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { salesOrderLine } from './schema/order';
import { outbound, outboundLine } from './schema/shipment';

/**
 * The shipped quantity of each product in each company, from one day to before another
 * (server/areas/goods/data/salesSlot.ts).
 */
export const soldGoods = (db: Db, { from, before }: { from: string; before: string }) =>
  db
    .select({
      branchId: outbound.branchId,
      productId: salesOrderLine.productId,
      qty: sql<number>`sum(${outboundLine.qty})::float8`,
      // Integers would lose fen for each shipment, and overflow for a large order.
      net: sql<number>`sum(${salesOrderLine.netAmount}::numeric * ${outboundLine.qty} / ${salesOrderLine.qty})::float8`,
      lastDay: sql<string>`max(${outbound.shipTime})::date::text`,
    })
    .from(outbound)
    .innerJoin(outboundLine, eq(outboundLine.outboundNo, outbound.outboundNo))
    .innerJoin(
      salesOrderLine,
      and(eq(salesOrderLine.orderNo, outbound.orderNo), eq(salesOrderLine.lineNo, outboundLine.lineNo)),
    )
    .where(
      global('clock', and(gte(outbound.shipTime, `${from} 00:00:00`), lt(outbound.shipTime, `${before} 00:00:00`))),
    )
    .groupBy(outbound.branchId, salesOrderLine.productId);
