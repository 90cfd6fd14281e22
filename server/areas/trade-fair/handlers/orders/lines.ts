import { and, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type fairOrderApi, LINE_STATUS, SHIPPED } from '../../../../../src/contract/trade-fair/orders';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import type { Db } from '../../../../platform/database/db';
import { isFound } from '../../../../platform/database/isFound';
import { paged } from '../../../../platform/database/paged';
import { global, type Scoped } from '../../../../platform/scope';
import { priceText, qtyText } from '../../../../platform/numbers/money';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { product, supplier } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { ordersOf } from './boughtBy';
import { buyerName, first, isLive, money, ofFirst, ofSecond, second, statusOf, sumOfLive } from './buyers';

type LineQuery = Parsed<typeof fairOrderApi.linePage>;

const SHIPPED_IS = {
  [SHIPPED.none]: sql`${fairOrderLine.shippedQty} = 0`,
  [SHIPPED.partly]: sql`${fairOrderLine.shippedQty} > 0 and ${fairOrderLine.shippedQty} < ${fairOrderLine.qty}`,
  [SHIPPED.wholly]: sql`${fairOrderLine.shippedQty} > 0 and ${fairOrderLine.shippedQty} >= ${fairOrderLine.qty}`,
};

const orderFilters = ({ tradeFairId, orderNo }: LineQuery) =>
  and(eq(fairOrder.tradeFairId, tradeFairId), orderNo ? hasText(fairOrder.orderNo, orderNo) : undefined);

/** Undefined: every line of an order is in the list. */
const lineFilters = async ({ productCode, supplierId, shipped }: LineQuery, db: Db) =>
  and(
    productCode
      ? await isFound(fairOrderLine.productId, () =>
          db
            .select({ id: product.productId })
            .from(product)
            .where(global('joined', hasText(product.productCode, productCode)))
            .$dynamic(),
        )
      : undefined,
    supplierId ? eq(fairOrderLine.supplierId, supplierId) : undefined,
    shipped === undefined ? undefined : SHIPPED_IS[shipped],
  );

/** What is cancelled stands in the list, and counts no more. */
const counts = sql`${fairOrderLine.status} = ${LINE_STATUS.valid} and ${isLive}`;
const sum = (column: PgColumn) => sql<string>`coalesce(sum(${column}) filter (where ${counts}), 0)::text`;
const { productCode, productName, spec, manufacturer, unit } = product;
const facts = {
  productCode: told(productCode),
  productName: told(productName),
  spec: told(spec),
  manufacturer: told(manufacturer),
  unit: told(unit),
};

type Amounts = Record<'amount' | 'discountAmount' | 'netAmount', string | number>;
const amountsOf = (row: Amounts) => ({
  amount: money(row.amount),
  discountAmount: money(row.discountAmount),
  netAmount: money(row.netAmount),
});

const lineRecord = (row: typeof fairOrderLine.$inferSelect) => ({
  ...row,
  id: `${row.orderNo}-${row.lineNo}`,
  qty: qtyText(row.qty),
  unitPrice: priceText(row.unitPrice),
  ...amountsOf(row),
  shippedQty: qtyText(row.shippedQty),
  returnedQty: qtyText(row.returnedQty),
});

/** The sums of all lines that the filters find. Where the filters are of whole orders, the orders have them. */
async function sumsOf(where: Scoped, { db }: Context, ofLines: boolean): Promise<Amounts | undefined> {
  const query = ofLines
    ? db
        .select({
          amount: sum(fairOrderLine.amount),
          discountAmount: sum(fairOrderLine.discountAmount),
          netAmount: sum(fairOrderLine.netAmount),
        })
        .from(fairOrderLine)
        .innerJoin(fairOrder, eq(fairOrder.orderNo, fairOrderLine.orderNo))
        .where(where)
    : db
        .select({
          amount: sumOfLive(fairOrder.orderAmount),
          discountAmount: sumOfLive(fairOrder.discountAmount),
          netAmount: sumOfLive(fairOrder.payAmount),
        })
        .from(fairOrder)
        .where(global('joined', and(where, gt(fairOrder.lineCount, 0))));
  const [all] = await query;
  return all;
}

export async function linePage(query: LineQuery, context: Context): Promise<Output<typeof fairOrderApi.linePage>> {
  const { db } = context;
  const { orderBy = 'orderNo', orderDir = 'desc' } = query;
  const ofLines = await lineFilters(query, db);
  const { where, counted, summed } = await ordersOf(query, and(orderFilters(query), ofLines), context);
  const listed = db
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
    .leftJoin(product, eq(product.productId, fairOrderLine.productId))
    .leftJoin(supplier, eq(supplier.supplierId, fairOrderLine.supplierId))
    .leftJoin(first, ofFirst)
    .leftJoin(second, ofSecond)
    .where(where)
    .$dynamic();
  const order = [
    ...(orderBy === 'orderNo' ? [] : [by(fairOrderLine[orderBy], orderDir)]),
    by(fairOrderLine.orderNo, orderDir),
    // The lines of one order stay in its own order, whichever way the orders are sorted.
    by(fairOrderLine.lineNo, orderBy === 'orderNo' ? 'asc' : orderDir),
  ];
  const key = [fairOrderLine.orderNo, fairOrderLine.lineNo];
  const { rows, ...found } = await paged(db, { listed, order, key, counted }, query);
  const all = found.more ? undefined : await sumsOf(summed, context, ofLines !== undefined);
  const records = rows.map(({ row, orderStatus, ...more }) => ({
    ...lineRecord(row),
    ...more,
    orderStatus: statusOf(orderStatus),
  }));
  return { records, ...found, ...(all ? { sums: amountsOf(all) } : {}) };
}
