import { and, asc, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../src/contract/endpoint';
import { type fairOrderApi, LINE_STATUS, ORDER_STATUS, SHIPPED } from '../../../src/contract/fair/orders';
import { contains } from '../../db/columns';
import { unscoped, within } from '../../db/scope';
import { fairOrder } from '../../db/schema/fair-guests';
import { fairOrderLine } from '../../db/schema/fair-trade';
import { product } from '../../db/schema/product';
import { supplier } from '../../db/schema/supplier';
import type { Context } from '../../http/context';
import { toShortText, toText } from '../../rules/decimal';
import { buyerName, first, money, ofFirst, ofSecond, second, statusOf } from './buyers';

type LineQuery = Parsed<typeof fairOrderApi.linePage>;

const SHIPPED_IS = {
  [SHIPPED.none]: sql`${fairOrderLine.shippedQty} = 0`,
  [SHIPPED.partly]: sql`${fairOrderLine.shippedQty} > 0 and ${fairOrderLine.shippedQty} < ${fairOrderLine.qty}`,
  [SHIPPED.wholly]: sql`${fairOrderLine.shippedQty} >= ${fairOrderLine.qty}`,
};

const lineFilters = ({ tradeFairId, orderNo, productCode, supplierId, shipped, ...query }: LineQuery) =>
  and(
    eq(fairOrder.tradeFairId, tradeFairId),
    orderNo ? ilike(fairOrder.orderNo, contains(orderNo)) : undefined,
    productCode ? ilike(product.productCode, contains(productCode)) : undefined,
    supplierId ? eq(fairOrderLine.supplierId, supplierId) : undefined,
    query.customerName ? sql`${buyerName} ilike ${contains(query.customerName)}` : undefined,
    shipped === undefined ? undefined : SHIPPED_IS[shipped],
  );

/** What is cancelled stands in the list, and counts no more. */
const counts = sql`${fairOrderLine.status} = ${LINE_STATUS.valid} and ${fairOrder.status} <> ${ORDER_STATUS.cancelled}`;
const sum = (column: PgColumn) => sql<string>`coalesce(sum(${column}) filter (where ${counts}), 0)::text`;
const { productCode, productName, spec, manufacturer, unit } = product;
const facts = { productCode, productName, spec, manufacturer, unit };

type Amounts = Record<'amount' | 'discountAmount' | 'netAmount', string | number>;
const amountsOf = (row: Amounts | undefined) => ({
  amount: money(row?.amount),
  discountAmount: money(row?.discountAmount),
  netAmount: money(row?.netAmount),
});

const lineRecord = (row: typeof fairOrderLine.$inferSelect) => ({
  ...row,
  id: `${row.orderNo}-${row.lineNo}`,
  qty: toShortText(row.qty, 4),
  unitPrice: toText(row.unitPrice, 4),
  ...amountsOf(row),
  shippedQty: toShortText(row.shippedQty, 4),
  returnedQty: toShortText(row.returnedQty, 4),
});

export async function linePage(
  query: LineQuery,
  { db, session }: Context,
): Promise<Output<typeof fairOrderApi.linePage>> {
  const { orderBy = 'orderNo', orderDir = 'desc' } = query;
  const where = within(session, fairOrder, lineFilters(query));
  const column = fairOrderLine[orderBy];
  const rows = await db
    .select({
      row: fairOrderLine,
      ...facts,
      customerName: buyerName,
      supplierName: sql<string>`coalesce(${supplier.supplierName}, '')`,
      orderStatus: fairOrder.status,
      version: fairOrder.version,
    })
    .from(fairOrderLine)
    .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
    .innerJoin(product, eq(product.productId, fairOrderLine.productId))
    .leftJoin(supplier, eq(supplier.supplierId, fairOrderLine.supplierId))
    .leftJoin(first, ofFirst)
    .leftJoin(second, ofSecond)
    .where(unscoped(where))
    .orderBy(orderDir === 'asc' ? asc(column) : desc(column), asc(fairOrderLine.orderNo), asc(fairOrderLine.lineNo))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const sums = db
    .select({
      total: count(),
      amount: sum(fairOrderLine.amount),
      discountAmount: sum(fairOrderLine.discountAmount),
      netAmount: sum(fairOrderLine.netAmount),
    })
    .from(fairOrderLine)
    .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
    .innerJoin(product, eq(product.productId, fairOrderLine.productId))
    .where(unscoped(where))
    .$dynamic();
  // An order has one buyer: the join changes no sum, and is only there to be searched by.
  const [all] = await (query.customerName ? sums.leftJoin(first, ofFirst).leftJoin(second, ofSecond) : sums);
  const records = rows.map(({ row, orderStatus, ...more }) => ({
    ...lineRecord(row),
    ...more,
    orderStatus: statusOf(orderStatus),
  }));
  return { records, total: all?.total ?? 0, sums: amountsOf(all) };
}
