import { and, eq, inArray, sql } from 'drizzle-orm';
import { subquery } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { branchProduct, product } from './schema/product';
import { global } from '../../../platform/scope';

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
    .where(
      global(
        'line',
        and(eq(branchProduct.productId, product.productId), inArray(branchProduct.branchId, [...branchIds])),
      ),
    )
    .$dynamic();
  // One branch has at most one row for each product: the database can join them all at once instead of looking up each.
  if (branchIds.length === 1) return prices.as('price');
  const nearest = sql`array_position(${sql.param([...branchIds])}::text[], ${branchProduct.branchId})`;
  return prices.orderBy(nearest).limit(1).as('price');
}

/**
 * What the branch and those below it have in stock of the product of the outer query: a function of the database, which
 * the policies do not limit, as a fair shows the stock of its host.
 */
export const stockAt = (path: string) => subquery<number>(sql`stock_below(${product.productId}, ${path})`);
