import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Customer, PathOf, Product } from '../rules/types';
import type { Db } from '../../../platform/database/db';
import { customer, lineage, operateRange, priceAt, product, productCategory, region } from '../../master-data/public';
import { branch } from '../../../platform/schema/organisation';

/* Who buys what, as the engine asks for it. Whether the caller may know them is his question. */

type Tree = typeof region | typeof productCategory | typeof operateRange;

/** Each node with all above it, itself first. */
export async function pathsIn(db: Db, tree: Tree): Promise<PathOf> {
  const rows = await db.select({ id: tree.id, parentId: tree.parentId }).from(tree);
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  return (start) => {
    const path: string[] = [];
    for (let id = start; id !== null && !path.includes(id); id = parents.get(id) ?? null) path.push(id);
    return path;
  };
}

/** The branch and those above it, itself first; none where there is no such branch. */
export async function branchLine(db: Db, branchId: string): Promise<string[]> {
  const [found] = await db.select({ path: branch.path }).from(branch).where(eq(branch.branchId, branchId));
  return found ? lineage(found.path) : [];
}

interface Wanted {
  /** Itself first (`branchLine`). */
  branchIds: readonly string[];
  productIds: readonly string[];
  /** Also what is not for sale any more, for what was sold before. */
  unlisted?: boolean;
}

/** The products that the branch sells, by id; the others are left out. */
export async function loadProducts(
  db: Db,
  { branchIds, productIds, unlisted = false }: Wanted,
): Promise<Map<string, Product>> {
  const price = priceAt(db, branchIds);
  const rows = await db
    .select({ product, price: { list: price.listPrice, cost: price.costPrice, min: price.minSalePrice } })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .where(
      and(
        inArray(product.productId, [...productIds]),
        unlisted ? undefined : and(eq(product.status, 1), eq(price.listed, 1)),
      ),
    );
  const categories = await pathsIn(db, productCategory);
  const ranges = await pathsIn(db, operateRange);
  return new Map(
    rows.map(
      ({ product: { productId, categoryId, brandId, supplierId, operateRangeId }, price: { list, cost, min } }) => [
        productId,
        {
          ...{ productId, brandId, supplierId, listPrice: list, costPrice: cost, minSalePrice: min },
          // Kept by orders, contracts and shields, which come with their own areas.
          ...{ lastSalePrice: null, contractPrice: null, shielded: false },
          categoryIds: categories(categoryId),
          operateRangeIds: ranges(operateRangeId),
        },
      ],
    ),
  );
}

/** The customer with the regions above his; null where there is none. */
export async function loadCustomer(db: Db, custId: string): Promise<(Customer & { branchId: string }) | null> {
  const [found] = await db
    .select()
    .from(customer)
    .where(and(eq(customer.custId, custId), eq(customer.status, 1)));
  if (!found) return null;
  const regions = await pathsIn(db, region);
  return {
    custId,
    branchId: found.branchId,
    customerType: String(found.customerType),
    regionIds: regions(found.regionId),
    operateRangeIds: found.operateRangeIds && new Set(found.operateRangeIds),
  };
}
