import { and, eq, sql } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import { yuan } from '../../../../platform/numbers/money';

/** Who buys, and through whom: the order carries both. */
export const first = alias(fairCustomer, 'first_customer');
export const second = alias(fairCustomer, 'second_customer');
export const ofFirst = and(
  eq(first.tradeFairId, fairOrder.tradeFairId),
  eq(first.custId, fairOrder.custId),
  eq(first.level, 1),
  eq(first.deleted, 0),
);
export const ofSecond = eq(second.id, fairOrder.secondLevelCustomerId);
/** An order has one buyer: the joins change no row and no sum, and are only there to be searched by. */
export const withBuyers = <Q extends PgSelect>(query: Q) => query.leftJoin(first, ofFirst).leftJoin(second, ofSecond);
export const buyerName = sql<string>`coalesce(${second.customerName}, ${first.customerName}, ${fairOrder.custId})`;

export const money = (fen: string | number | undefined) => yuan(BigInt(fen ?? 0));

const STATUSES = Object.values(ORDER_STATUS);
export const statusOf = (status: number) => STATUSES.find((one) => one === status) ?? ORDER_STATUS.toConfirm;
