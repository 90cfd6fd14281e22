import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type fairOrderApi, LINE_STATUS, ORDER_STATUS, SHIPPED } from '../../../../../src/contract/trade-fair/orders';
import { hasText } from '../../../../platform/database/columns';
import { unscoped, within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { product, supplier } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { toShortText, toText } from '../../../../platform/numbers/decimal';
import { buyerName, first, money, ofFirst, ofSecond, second, statusOf, withBuyers } from './buyers';

type LineQuery = Parsed<typeof fairOrderApi.linePage>;

const SHIPPED_IS = {
  [SHIPPED.none]: sql`${fairOrderLine.shippedQty} = 0`,
  [SHIPPED.partly]: sql`${fairOrderLine.shippedQty} > 0 and ${fairOrderLine.shippedQty} < ${fairOrderLine.qty}`,
  [SHIPPED.wholly]: sql`${fairOrderLine.shippedQty} >= ${fairOrderLine.qty}`,
};

const orderFilters = ({ tradeFairId, orderNo, customerName }: LineQuery) =>
  and(
    eq(fairOrder.tradeFairId, tradeFairId),
    orderNo ? hasText(fairOrder.orderNo, orderNo) : undefined,
    customerName ? hasText(buyerName, customerName) : undefined,
  );

/** Undefined: every line of an order is in the list. */
const lineFilters = ({ productCode, supplierId, shipped }: LineQuery) =>
  and(
    productCode
      ? sql`${fairOrderLine.productId} in (select ${product.productId} from ${product} where ${hasText(product.productCode, productCode)})`
      : undefined,
    supplierId ? eq(fairOrderLine.supplierId, supplierId) : undefined,
    shipped === undefined ? undefined : SHIPPED_IS[shipped],
  );

/** What is cancelled stands in the list, and counts no more. */
const counts = sql`${fairOrderLine.status} = ${LINE_STATUS.valid} and ${fairOrder.status} <> ${ORDER_STATUS.cancelled}`;
const sum = (column: PgColumn) => sql<string>`coalesce(sum(${column}) filter (where ${counts}), 0)::text`;
const isLive = sql`${fairOrder.status} <> ${ORDER_STATUS.cancelled}`;
const orderSum = (column: PgColumn) => sql<string>`coalesce(sum(${column}) filter (where ${isLive}), 0)::text`;
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

/** How many lines, and their sums; of whole orders they stand in these, and no line is looked at. */
async function sumsOf(query: LineQuery, { db, session }: Context) {
  const ofLines = lineFilters(query);
  const where = within(session, fairOrder, and(orderFilters(query), ofLines));
  if (ofLines) {
    const sums = db
      .select({
        total: count(),
        amount: sum(fairOrderLine.amount),
        discountAmount: sum(fairOrderLine.discountAmount),
        netAmount: sum(fairOrderLine.netAmount),
      })
      .from(fairOrderLine)
      .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
      .where(unscoped(where))
      .$dynamic();
    const [all] = await (query.customerName ? withBuyers(sums) : sums);
    return all;
  }
  const sums = db
    .select({
      total: sql<number>`coalesce(sum(${fairOrder.lineCount}), 0)::int`,
      amount: orderSum(fairOrder.orderAmount),
      discountAmount: orderSum(fairOrder.discountAmount),
      netAmount: orderSum(fairOrder.payAmount),
    })
    .from(fairOrder)
    .where(unscoped(and(where, gt(fairOrder.lineCount, 0))))
    .$dynamic();
  const [all] = await (query.customerName ? withBuyers(sums) : sums);
  return all;
}

export async function linePage(query: LineQuery, context: Context): Promise<Output<typeof fairOrderApi.linePage>> {
  const { db, session } = context;
  const { orderBy = 'orderNo', orderDir = 'desc' } = query;
  const direction = orderDir === 'asc' ? asc : desc;
  const order = [direction(fairOrderLine[orderBy]), asc(fairOrderLine.orderNo), asc(fairOrderLine.lineNo)];
  const found = db
    .select({ orderNo: fairOrderLine.orderNo, lineNo: fairOrderLine.lineNo })
    .from(fairOrderLine)
    .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
    .where(within(session, fairOrder, and(orderFilters(query), lineFilters(query))))
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .$dynamic();
  const page = (query.customerName ? withBuyers(found) : found).as('found');
  const rows = await db
    .select({
      row: fairOrderLine,
      ...facts,
      customerName: buyerName,
      supplierName: sql<string>`coalesce(${supplier.supplierName}, '')`,
      orderStatus: fairOrder.status,
      version: fairOrder.version,
    })
    // The page is found first: only its rows are told in full.
    .from(page)
    .innerJoin(fairOrderLine, and(eq(fairOrderLine.orderNo, page.orderNo), eq(fairOrderLine.lineNo, page.lineNo)))
    .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
    .innerJoin(product, eq(product.productId, fairOrderLine.productId))
    .leftJoin(supplier, eq(supplier.supplierId, fairOrderLine.supplierId))
    .leftJoin(first, ofFirst)
    .leftJoin(second, ofSecond)
    .where(unscoped(undefined))
    .orderBy(...order);
  const all = await sumsOf(query, context);
  const records = rows.map(({ row, orderStatus, ...more }) => ({
    ...lineRecord(row),
    ...more,
    orderStatus: statusOf(orderStatus),
  }));
  return { records, total: all?.total ?? 0, sums: amountsOf(all) };
}
