import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { RESERVE_STATUS } from '../../../../src/contract/goods/stock';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { product } from '../../master-data/public';
import { coreReserve } from './schema/stock';

const other = alias(coreReserve, 'other');
const kept = (table: typeof coreReserve | typeof other) => ne(table.status, RESERVE_STATUS.off);

/** Products that are reserved for both customers. */
export async function productsReservedForBoth(db: Db, { sourceId, targetId }: { sourceId: string; targetId: string }) {
  const rows = await db
    .selectDistinct({ name: product.productName })
    .from(coreReserve)
    .innerJoin(
      other,
      and(
        eq(other.productId, coreReserve.productId),
        eq(other.branchId, coreReserve.branchId),
        eq(other.custId, targetId),
        kept(other),
      ),
    )
    .innerJoin(product, eq(product.productId, coreReserve.productId))
    .where(global('joined', and(eq(coreReserve.custId, sourceId), kept(coreReserve))))
    .limit(5);
  return rows.map(({ name }) => name);
}

/** Customers for whom both products are reserved. */
export async function customersOfBoth(db: Db, { sourceId, targetId }: { sourceId: string; targetId: string }) {
  const rows = await db
    .selectDistinct({ custId: coreReserve.custId })
    .from(coreReserve)
    .innerJoin(
      other,
      and(
        eq(other.custId, coreReserve.custId),
        eq(other.branchId, coreReserve.branchId),
        eq(other.productId, targetId),
        kept(other),
      ),
    )
    .where(global('joined', and(eq(coreReserve.productId, sourceId), kept(coreReserve))))
    .limit(5);
  return rows.map(({ custId }) => custId);
}
