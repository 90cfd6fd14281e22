import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type fairOrderApi, LINE_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { TICKET_STATUS } from '../../../../../src/contract/trade-fair/tickets';
import { hasText, onDay, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { fairOrder, guest, lotteryTicket, orderDay } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { branch, staff } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { ordersOf } from './boughtBy';
import { buyerName, first, money, ofFirst, ofSecond, second, statusOf, sumOfLive } from './buyers';

const skuCount = subquery<number>(
  sql`select count(*)::int from ${fairOrderLine} where ${fairOrderLine.orderNo} = ${fairOrder.orderNo} and ${fairOrderLine.status} = ${LINE_STATUS.valid}`,
);
const ticketCount = subquery<number>(
  sql`select count(*)::int from ${lotteryTicket} where ${lotteryTicket.orderNo} = ${fairOrder.orderNo} and ${lotteryTicket.tradeFairId} = ${fairOrder.tradeFairId} and ${lotteryTicket.status} in (${TICKET_STATUS.valid}, ${TICKET_STATUS.won})`,
);
type Query = Parsed<typeof fairOrderApi.page>;

/** An order's day as it is stored in the index by which the orders of a day have the order of their amounts. */
const isOfDay = (day: string) =>
  and(onDay(fairOrder.orderTime, day), sql`${orderDay(fairOrder.orderTime)} = ${day}::date`);

const ownFilters = (query: Query): SQL | undefined =>
  and(
    eq(fairOrder.tradeFairId, query.tradeFairId),
    query.orderNo ? hasText(fairOrder.orderNo, query.orderNo) : undefined,
    query.branchId ? eq(fairOrder.branchId, query.branchId) : undefined,
    query.salesmanId ? eq(fairOrder.salesmanId, query.salesmanId) : undefined,
    query.status?.length ? inArray(fairOrder.status, query.status) : undefined,
    query.orderTime ? between(fairOrder.orderTime, ...query.orderTime) : undefined,
    query.day ? isOfDay(query.day) : undefined,
  );

type Amounts = Record<'orderAmount' | 'discountAmount' | 'payAmount', string | number>;

const amountsOf = (row: Amounts) => ({
  orderAmount: money(row.orderAmount),
  discountAmount: money(row.discountAmount),
  payAmount: money(row.payAmount),
});

export async function orderPage(query: Query, context: Context): Promise<Output<typeof fairOrderApi.page>> {
  const { db } = context;
  const { orderBy = 'orderTime', orderDir = 'desc' } = query;
  const { where, counted, summed } = await ordersOf(query, ownFilters(query), context);
  const listed = db
    .select({
      row: fairOrder,
      customerName: buyerName,
      customerCode: sql<string>`coalesce(${second.custCode}, ${first.custCode}, '')`,
      isSecond: sql<boolean>`${second.id} is not null`,
      branchName: sql<string>`coalesce(${branch.branchName}, '')`,
      salesmanName: sql<string>`coalesce(${staff.staffName}, '')`,
      guestName: sql<string>`coalesce(${guest.guestName}, '')`,
      ...{ skuCount, ticketCount },
    })
    .from(fairOrder)
    .leftJoin(first, ofFirst)
    .leftJoin(second, ofSecond)
    .leftJoin(guest, eq(guest.guestId, fairOrder.guestId))
    .leftJoin(staff, eq(staff.staffId, fairOrder.salesmanId))
    .leftJoin(branch, eq(branch.branchId, fairOrder.branchId))
    .where(where)
    .$dynamic();
  const order = [by(fairOrder[orderBy], orderDir), by(fairOrder.orderNo, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [fairOrder.orderNo], counted }, query);
  const [all] = found.more
    ? []
    : await db
        .select({
          orderAmount: sumOfLive(fairOrder.orderAmount),
          discountAmount: sumOfLive(fairOrder.discountAmount),
          payAmount: sumOfLive(fairOrder.payAmount),
        })
        .from(fairOrder)
        .where(summed);
  const records = rows.map(({ row, isSecond, ...more }) => ({
    ...{ ...row, ...more, ...amountsOf(row) },
    level: isSecond ? (2 as const) : (1 as const),
    status: statusOf(row.status),
  }));
  return { records, ...found, ...(all ? { sums: amountsOf(all) } : {}) };
}
