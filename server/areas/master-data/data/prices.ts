import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { subquery } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { branch } from '../../../platform/schema/organisation';
import { branchProduct, product, productBatch } from './schema/product';

/** A branch and those above it, itself first: `/FDA/FDB/` → FDB, FDA. */
export const lineage = (path: string) => path.split('/').filter(Boolean).reverse();

/** The row of prices that holds at a branch for the product of the outer query: its own, or the nearest above. */
export function priceAt(db: Db, branchIds: readonly string[]) {
  const prices = db
    .select({
      listPrice: branchProduct.listPrice,
      costPrice: branchProduct.costPrice,
      minSalePrice: branchProduct.minSalePrice,
      listed: branchProduct.listed,
    })
    .from(branchProduct)
    .where(and(eq(branchProduct.productId, product.productId), inArray(branchProduct.branchId, [...branchIds])))
    .$dynamic();
  // Of one branch there is one row at most: the database may then join all at once instead of looking up each.
  if (branchIds.length === 1) return prices.as('price');
  const nearest = sql`array_position(${sql.param([...branchIds])}::text[], ${branchProduct.branchId})`;
  return prices.orderBy(nearest).limit(1).as('price');
}

const GOOD = 1;

/** What the branch and those below it have in stock of the product of the outer query. */
export const stockAt = (path: string) =>
  subquery<number>(
    sql`select coalesce(sum(${productBatch.qty}), 0)::float8 from ${productBatch} join ${branch} on ${branch.branchId} = ${productBatch.branchId} where ${productBatch.productId} = ${product.productId} and ${productBatch.qualityState} = ${GOOD} and ${like(branch.path, `${path}%`)}`,
  );
