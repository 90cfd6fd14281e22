import { and, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { belowNodes, product, productCategory } from '../../../master-data/public';
import { type activity, activityProduct } from '../../../promotion/public';

type Scoped = Pick<typeof activity.$inferSelect, 'activityId' | 'productScopeType' | 'scopeIds'>;

export const inCategories = (ids: readonly string[]) =>
  sql`${product.categoryId} in ${belowNodes(productCategory, ids)}`;

/** Whether a product belongs to an activity: to its scope, without the excluded products. */
export function inActivity(db: Db, { activityId, productScopeType, scopeIds }: Scoped): SQL | undefined {
  const named = (exclude: 0 | 1) =>
    exists(
      db
        .select({ productId: activityProduct.productId })
        .from(activityProduct)
        .where(
          ofParent(
            activityProduct.activityId,
            activityId,
            eq(activityProduct.productId, product.productId),
            eq(activityProduct.exclude, exclude),
          ),
        ),
    );
  const isLeft = not(named(1));
  switch (productScopeType) {
    case 'PRODUCT':
      return named(0);
    case 'CATEGORY':
      return and(inCategories(scopeIds), isLeft);
    case 'BRAND':
      return and(inArray(product.brandId, scopeIds), isLeft);
    case 'SUPPLIER':
      return and(inArray(product.supplierId, scopeIds), isLeft);
    default:
      return isLeft;
  }
}
