import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { CUSTOMER_LEVEL, CUSTOMER_TYPE, type fairCustomerApi } from '../../../../../src/contract/trade-fair/customers';
import { REPLY_STATUS } from '../../../../../src/contract/trade-fair/invitations';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { hasText, onDay, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { fairOrder, guest } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { branch } from '../../../../platform/schema/organisation';
import { region } from '../../../master-data/public';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import type { Session } from '../../../../http/session';
import { maskPhone } from '../../../../platform/mask';
import { yuan } from '../../../../platform/numbers/money';
import { staffName } from '../../../../platform/names';

const parent = alias(fairCustomer, 'parent_customer');
const member = alias(fairCustomer, 'member_customer');

/** Guests of a customer; of a first-level one also those of the customers who buy through it. */
const ownGuests = sql`select ${guest.guestId} from ${guest} join ${fairCustomer} as ${sql.identifier('member_customer')} on ${member.id} = ${guest.fairCustomerId} where ${guest.deleted} = 0 and (${member.id} = ${fairCustomer.id} or ${member.parentCustomerId} = ${fairCustomer.id})`;
const guestCount = subquery<number>(sql`select count(*)::int from (${ownGuests}) as own`);
const invitedCount = subquery<number>(
  sql`select count(*)::int from ${invitation} where ${invitation.replyStatus} <> ${REPLY_STATUS.cancelled} and ${invitation.guestId} in (${ownGuests})`,
);
/**
 * The orders of a customer: of the first level its own and those placed through it, of the second level those that it
 * placed through another. The first conditions are those that an index answers.
 */
export const ordersOf = sql`${fairOrder.tradeFairId} = ${fairCustomer.tradeFairId} and (${fairOrder.custId} = ${fairCustomer.custId} or ${fairOrder.secondLevelCustomerId} = ${fairCustomer.id}) and (case when ${fairCustomer.level} = ${CUSTOMER_LEVEL.first} then ${fairOrder.custId} = ${fairCustomer.custId} else ${fairOrder.secondLevelCustomerId} = ${fairCustomer.id} end)`;
const orderAmount = (session: Session) =>
  subquery<string>(
    sql`select coalesce(sum(${fairOrder.orderAmount}), 0) from ${fairOrder} where ${ordersOf} and ${fairOrder.status} <> ${ORDER_STATUS.cancelled} and ${within(session, fairOrder)}`,
  );
const branchName = subquery<string>(
  sql`select ${branch.branchName} from ${branch} where ${branch.branchId} = ${fairCustomer.branchId}`,
);
/** Empty where there is none. */
const salesmanName = staffName(fairCustomer.salesmanId);
const regionName = subquery<string>(
  sql`coalesce((select ${region.name} from ${region} where ${region.id} = ${fairCustomer.regionId}), '')`,
);

/** Whether the customer has an order that was not cancelled, at the company and on the day of the query. */
const hasOrdered = ({ orderBranchId, orderDay }: Query, session: Session) => {
  const where = and(
    ordersOf,
    ne(fairOrder.status, ORDER_STATUS.cancelled),
    orderBranchId ? eq(fairOrder.branchId, orderBranchId) : undefined,
    orderDay ? onDay(fairOrder.orderTime, orderDay) : undefined,
    within(session, fairOrder),
  );
  return sql`exists (select 1 from ${fairOrder} where ${where})`;
};

type Query = Parsed<typeof fairCustomerApi.firstLevelCustomerList> & { parentCustomerId?: string | undefined };

function filtersOf(level: number, query: Query, session: Session): SQL | undefined {
  const { tradeFairId, customerCode, customerName, customerType, branchId, salesmanId, invited } = query;
  return and(
    eq(fairCustomer.tradeFairId, tradeFairId),
    eq(fairCustomer.level, level),
    query.id ? eq(fairCustomer.id, query.id) : undefined,
    query.parentCustomerId ? eq(fairCustomer.parentCustomerId, query.parentCustomerId) : undefined,
    customerCode ? hasText(fairCustomer.custCode, customerCode) : undefined,
    customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
    customerType === undefined ? undefined : eq(fairCustomer.customerType, customerType),
    branchId ? eq(fairCustomer.branchId, branchId) : undefined,
    salesmanId ? eq(fairCustomer.salesmanId, salesmanId) : undefined,
    query.ordered === 1 ? hasOrdered(query, session) : undefined,
    query.ordered === 0 ? sql`not ${hasOrdered(query, session)}` : undefined,
    invited === undefined ? undefined : invited === 1 ? sql`${invitedCount} > 0` : sql`${invitedCount} = 0`,
  );
}

const COLUMNS = {
  customerCode: fairCustomer.custCode,
  customerName: fairCustomer.customerName,
  gmtCreated: fairCustomer.gmtCreated,
};
const TYPES = Object.values(CUSTOMER_TYPE);

const listOf =
  (level: 1 | 2) =>
  async (query: Query, { db, session }: Context): Promise<Output<typeof fairCustomerApi.firstLevelCustomerList>> => {
    const { orderBy = 'customerCode', orderDir = 'asc' } = query;
    const where = within(session, fairCustomer, filtersOf(level, query, session));
    const listed = db
      .select({
        row: fairCustomer,
        parentName: sql<string>`coalesce(${parent.customerName}, '')`,
        ...{ branchName, salesmanName, regionName, guestCount, invitedCount },
        orderAmount: orderAmount(session),
      })
      .from(fairCustomer)
      .leftJoin(parent, eq(parent.id, fairCustomer.parentCustomerId))
      .where(where)
      .$dynamic();
    const { rows, ...found } = await paged(
      db,
      {
        listed,
        order: [by(COLUMNS[orderBy], orderDir), by(fairCustomer.id, orderDir)],
        key: [fairCustomer.id],
      },
      query,
    );
    const records = rows.map(({ row, ...more }) => ({
      ...row,
      ...more,
      level,
      customerCode: row.custCode,
      customerType: TYPES.find((one) => one === row.customerType) ?? null,
      contactPhone: maskPhone(row.contactPhone),
      orderAmount: yuan(BigInt(more.orderAmount)),
    }));
    return { records, ...found };
  };

export const firstLevelCustomers = listOf(CUSTOMER_LEVEL.first);
export const secondLevelCustomers = listOf(CUSTOMER_LEVEL.second);
