import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { OWNER_TYPE, type OwnerType } from '../../../../src/contract/master-data/licences';
import type { Db } from '../../../platform/database/db';
import { isNamed } from '../../../platform/database/columns';
import { global } from '../../../platform/scope';
import { product } from '../../master-data/public';
import { and } from 'drizzle-orm';
import { WAITING } from '../rules/life';
import { salesOrder, salesOrderLine } from './schema/order';

interface Asked {
  ownerType: OwnerType;
  ownerIds: readonly string[];
}

const orders = sql<number>`count(distinct ${salesOrder.orderNo})::integer`;
const open = () => inArray(salesOrder.orderStatus, [...WAITING]);

const ofHead = (db: Db, owner: PgColumn, ownerIds: readonly string[]) =>
  db
    .select({ ownerId: sql<string>`${owner}`, count: orders })
    .from(salesOrder)
    .where(global('joined', and(open(), isNamed(owner, ownerIds))))
    .groupBy(owner);

const ofLines = (db: Db, owner: PgColumn, ownerIds: readonly string[]) =>
  db
    .select({ ownerId: sql<string>`${owner}`, count: orders })
    .from(salesOrderLine)
    .innerJoin(salesOrder, eq(salesOrder.orderNo, salesOrderLine.orderNo))
    .innerJoin(product, eq(product.productId, salesOrderLine.productId))
    .where(global('joined', and(open(), isNamed(owner, ownerIds))))
    .groupBy(owner);

/** Orders that are not completely shipped: of customers, products, suppliers' products or our companies. */
export async function openOrders(db: Db, { ownerType, ownerIds }: Asked): Promise<Map<string, number>> {
  const rows =
    ownerType === OWNER_TYPE.customer
      ? await ofHead(db, salesOrder.custId, ownerIds)
      : ownerType === OWNER_TYPE.commodity
        ? await ofLines(db, salesOrderLine.productId, ownerIds)
        : [...(await ofHead(db, salesOrder.branchId, ownerIds)), ...(await ofLines(db, product.supplierId, ownerIds))];
  return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
}
