import { and, between, eq, or } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ORDER_DAYS, type salesOrderApi } from '../../../../../src/contract/orders/orders';
import type { Context } from '../../../../http/context';
import { demandPeriod } from '../../../../http/demandPeriod';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { branch, staff } from '../../../../platform/schema/organisation';
import { within } from '../../../../platform/scope';
import { salesOrder, salesOrderLine } from '../../data/schema/order';
import { listFilters, ofProducts, orderFilters, type Query } from './filters';
import { lineRecord, orderRecord } from './records';

export async function orderPage(query: Query, { db, session }: Context): Promise<Output<typeof salesOrderApi.page>> {
  demandPeriod('orderTime', query.orderTime, ORDER_DAYS);
  const { orderBy = 'orderTime', orderDir = 'desc' } = query;
  const listed = db
    .select({ row: salesOrder, branchName: told(branch.branchName) })
    .from(salesOrder)
    .leftJoin(branch, eq(branch.branchId, salesOrder.branchId))
    .where(within(session, salesOrder, await listFilters(query, db)))
    .$dynamic();
  const order = [by(salesOrder[orderBy], orderDir), by(salesOrder.orderNo, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [salesOrder.orderNo] }, query);
  return { records: rows.map(({ row, branchName }) => orderRecord(row, branchName)), ...found };
}

export async function salespeople(
  { keyword, staffId, orderDir = 'asc', ...query }: Parsed<typeof salesOrderApi.salespeople>,
  { db, session }: Context,
): Promise<Output<typeof salesOrderApi.salespeople>> {
  const named = keyword ? or(hasText(staff.staffName, keyword), hasText(staff.staffId, keyword)) : undefined;
  const listed = db
    .select({ staffId: staff.staffId, staffName: staff.staffName })
    .from(staff)
    .where(within(session, staff, and(named, staffId ? eq(staff.staffId, staffId) : undefined)))
    .$dynamic();
  const order = [by(staff.staffName, orderDir), by(staff.staffId, orderDir)];
  const { rows: records, ...found } = await paged(db, { listed, order, key: [staff.staffId] }, query);
  return { records, ...found };
}

export async function linePage(
  query: Parsed<typeof salesOrderApi.linePage>,
  { db, session }: Context,
): Promise<Output<typeof salesOrderApi.linePage>> {
  demandPeriod('orderTime', query.orderTime, ORDER_DAYS);
  const { orderDir = 'desc' } = query;
  const ofOrder = await orderFilters(query, db);
  const listed = db
    .select({ row: salesOrderLine, order: salesOrder, branchName: told(branch.branchName) })
    .from(salesOrderLine)
    .innerJoin(salesOrder, eq(salesOrder.orderNo, salesOrderLine.orderNo))
    .leftJoin(branch, eq(branch.branchId, salesOrderLine.branchId))
    .where(
      within(
        session,
        salesOrderLine,
        and(
          between(salesOrderLine.orderTime, ...query.orderTime),
          query.productCode ? await ofProducts(db, query.productCode) : undefined,
          ofOrder,
        ),
      ),
    )
    .$dynamic();
  const order = [
    by(salesOrderLine.orderTime, orderDir),
    by(salesOrderLine.orderNo, orderDir),
    by(salesOrderLine.lineNo, orderDir),
  ];
  const key = [salesOrderLine.orderNo, salesOrderLine.lineNo];
  const { rows, ...found } = await paged(db, { listed, order, key }, query);
  const records = rows.map(({ row, order: { custCode, custName, salesmanName, orderStatus }, branchName }) => ({
    ...lineRecord(row),
    ...{ custCode, custName, salesmanName, orderStatus, branchName },
    id: `${row.orderNo}-${row.lineNo}`,
  }));
  return { records, ...found };
}
