import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { hasText } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { isFound } from '../../../../platform/database/isFound';
import { global } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import { yuan } from '../../../../platform/numbers/money';

/** Cancelled orders stand in the lists, and count no more (docs/domain/trade-fair.md#figures). */
export const isLive = sql`${fairOrder.status} <> ${ORDER_STATUS.cancelled}`;
export const sumOfLive = (column: PgColumn) => sql<string>`coalesce(sum(${column}) filter (where ${isLive}), 0)::text`;

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
export const buyerName = sql<string>`coalesce(${second.customerName}, ${first.customerName}, ${fairOrder.custId})`;

/**
 * The orders of whoever has this in his name (`buyerName`). His row is found first: there are far fewer buyers than
 * orders.
 */
export async function boughtBy(db: Db, tradeFairId: string, name: string): Promise<SQL | undefined> {
  const isHere = and(eq(fairCustomer.tradeFairId, tradeFairId), eq(fairCustomer.level, 1), eq(fairCustomer.deleted, 0));
  const direct = () => {
    const named = db
      .select({ id: sql<string>`${fairCustomer.custId}`.as('buyer') })
      .from(fairCustomer)
      .where(global('joined', and(isHere, hasText(fairCustomer.customerName, name))));
    const isKnown = and(isHere, eq(fairCustomer.custId, customer.custId));
    // Who is not at the fair any more goes by his number.
    return named.union(
      db
        .select({ id: sql<string>`${customer.custId}`.as('buyer') })
        .from(customer)
        .where(
          global(
            'joined',
            and(
              hasText(customer.custId, name),
              notExists(
                db
                  .select({ one: sql`1` })
                  .from(fairCustomer)
                  .where(global('joined', isKnown)),
              ),
            ),
          ),
        ),
    );
  };
  const through = () =>
    db
      .select({ id: fairCustomer.id })
      .from(fairCustomer)
      .where(
        global('joined', and(eq(fairCustomer.tradeFairId, tradeFairId), hasText(fairCustomer.customerName, name))),
      );
  return or(
    await isFound(fairOrder.secondLevelCustomerId, through),
    and(isNull(fairOrder.secondLevelCustomerId), await isFound(fairOrder.custId, direct)),
  );
}

export const money = (fen: string | number | undefined) => yuan(BigInt(fen ?? 0));

const STATUSES = Object.values(ORDER_STATUS);
export const statusOf = (status: number) => STATUSES.find((one) => one === status) ?? ORDER_STATUS.toConfirm;
