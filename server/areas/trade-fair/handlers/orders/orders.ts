import { and, asc, between, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type fairOrderApi, LINE_STATUS, ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import { hasText, onDay, subquery } from '../../../../platform/database/columns';
import { unscoped, within } from '../../../../platform/scope';
import { fairOrder, guest, lotteryTicket } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { branch, staff } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { buyerName, first, money, ofFirst, ofSecond, second, statusOf, withBuyers } from './buyers';

const skuCount = subquery<number>(
  sql`select count(*)::int from ${fairOrderLine} where ${fairOrderLine.orderNo} = ${fairOrder.orderNo} and ${fairOrderLine.status} = ${LINE_STATUS.valid}`,
);
const ticketCount = subquery<number>(
  sql`select count(*)::int from ${lotteryTicket} where ${lotteryTicket.orderNo} = ${fairOrder.orderNo} and ${lotteryTicket.tradeFairId} = ${fairOrder.tradeFairId} and ${lotteryTicket.status} in (${TICKET_STATUS.valid}, ${TICKET_STATUS.won})`,
);
/** Cancelled orders stand in the list, and count no more (docs/domain/trade-fair.md#figures). */
const sum = (column: PgColumn) =>
  sql<string>`coalesce(sum(${column}) filter (where ${fairOrder.status} <> ${ORDER_STATUS.cancelled}), 0)::text`;

type Query = Parsed<typeof fairOrderApi.page>;

const filtersOf = (query: Query): SQL | undefined =>
  and(
    eq(fairOrder.tradeFairId, query.tradeFairId),
    query.orderNo ? hasText(fairOrder.orderNo, query.orderNo) : undefined,
    query.customerName ? hasText(buyerName, query.customerName) : undefined,
    query.branchId ? eq(fairOrder.branchId, query.branchId) : undefined,
    query.salesmanId ? eq(fairOrder.salesmanId, query.salesmanId) : undefined,
    query.status?.length ? inArray(fairOrder.status, query.status) : undefined,
    query.orderTime ? between(fairOrder.orderTime, ...query.orderTime) : undefined,
    query.day ? onDay(fairOrder.orderTime, query.day) : undefined,
  );

type Amounts = Record<'orderAmount' | 'discountAmount' | 'payAmount', string | number>;

const amountsOf = (row: Amounts | undefined) => ({
  orderAmount: money(row?.orderAmount),
  discountAmount: money(row?.discountAmount),
  payAmount: money(row?.payAmount),
});

export async function orderPage(query: Query, { db, session }: Context): Promise<Output<typeof fairOrderApi.page>> {
  const { orderBy = 'orderTime', orderDir = 'desc' } = query;
  const where = within(session, fairOrder, filtersOf(query));
  const order = [orderDir === 'asc' ? asc(fairOrder[orderBy]) : desc(fairOrder[orderBy]), asc(fairOrder.orderNo)];
  const found = db
    .select({ orderNo: fairOrder.orderNo })
    .from(fairOrder)
    .where(unscoped(where))
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .$dynamic();
  const rows = await db
    .select({
      row: fairOrder,
      customerName: buyerName,
      customerCode: sql<string>`coalesce(${second.custCode}, ${first.custCode}, '')`,
      isSecond: sql<boolean>`${second.id} is not null`,
      branchName: branch.branchName,
      salesmanName: sql<string>`coalesce(${staff.staffName}, '')`,
      guestName: sql<string>`coalesce(${guest.guestName}, '')`,
      ...{ skuCount, ticketCount },
    })
    .from(fairOrder)
    .leftJoin(first, ofFirst)
    .leftJoin(second, ofSecond)
    .leftJoin(guest, eq(guest.guestId, fairOrder.guestId))
    .leftJoin(staff, eq(staff.staffId, fairOrder.salesmanId))
    .innerJoin(branch, eq(branch.branchId, fairOrder.branchId))
    // The page is found first: only its rows are told in full.
    .where(unscoped(inArray(fairOrder.orderNo, query.customerName ? withBuyers(found) : found)))
    .orderBy(...order);
  const sums = db
    .select({
      total: count(),
      orderAmount: sum(fairOrder.orderAmount),
      discountAmount: sum(fairOrder.discountAmount),
      payAmount: sum(fairOrder.payAmount),
    })
    .from(fairOrder)
    .where(unscoped(where))
    .$dynamic();
  const [all] = await (query.customerName ? withBuyers(sums) : sums);
  const records = rows.map(({ row, isSecond, ...more }) => ({
    ...{ ...row, ...more, ...amountsOf(row) },
    level: isSecond ? (2 as const) : (1 as const),
    status: statusOf(row.status),
  }));
  return { records, total: all?.total ?? 0, sums: amountsOf(all) };
}
