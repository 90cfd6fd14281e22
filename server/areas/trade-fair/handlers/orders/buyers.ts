import { and, eq, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import { yuan } from '../../../../platform/numbers/money';

/** Cancelled orders stand in the lists, and count no more (docs/domain/trade-fair.md#figures). */
export const isLive = sql`${fairOrder.status} <> ${ORDER_STATUS.cancelled}`;
export const sumOfLive = (column: PgColumn) => sql<string>`coalesce(sum(${column}) filter (where ${isLive}), 0)::text`;

/** Who buys, and through whom: the order carries both. */
export const first = alias(fairCustomer, 'first_customer');
export const second = alias(fairCustomer, 'second_customer');
/** Whether a customer of the fair, under whatever name the table has in a query, is he whom the order names by number. */
export const isFirst = (buyer: Record<'tradeFairId' | 'custId' | 'level' | 'deleted', PgColumn>) =>
  and(
    eq(buyer.tradeFairId, fairOrder.tradeFairId),
    eq(buyer.custId, fairOrder.custId),
    eq(buyer.level, 1),
    eq(buyer.deleted, 0),
  );
export const ofFirst = isFirst(first);
export const ofSecond = eq(second.id, fairOrder.secondLevelCustomerId);
export const buyerName = sql<string>`coalesce(${second.customerName}, ${first.customerName}, ${fairOrder.custId})`;

export const money = (fen: string | number | undefined) => yuan(BigInt(fen ?? 0));

const STATUSES = Object.values(ORDER_STATUS);
export const statusOf = (status: number) => STATUSES.find((one) => one === status) ?? ORDER_STATUS.toConfirm;
