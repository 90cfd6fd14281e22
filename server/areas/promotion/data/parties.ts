import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Customer, PathOf, Product } from '../rules/types';
import { isNamed } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { isOffered, shieldedFrom } from '../../goods/public';
import { customer, operateRange, priceAt, product, productCategory, region } from '../../master-data/public';
import { branch } from '../../../platform/schema/organisation';
import { global, ofParent } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';

/* Customers and products in the engine's form. The caller checks whether the user may see them. */

type Tree = typeof region | typeof productCategory | typeof operateRange;

/** These nodes and all nodes above; without `starts` the whole tree. */
async function nodesOf(db: Db, tree: Tree, starts: readonly (string | null)[] | undefined) {
  if (!starts) return db.select({ id: tree.id, parentId: tree.parentId }).from(tree);
  const wanted = starts.flatMap((id) => id ?? []);
  // `union` without `all` ends a cycle, which no tree should have.
  const above = sql`(with recursive above(id, parent_id) as (
    select ${tree.id}, ${tree.parentId} from ${tree} where ${isNamed(tree.id, wanted)}
    union select ${tree.id}, ${tree.parentId} from ${tree} join above on ${tree.id} = above.parent_id
  ) select id, parent_id from above) as nodes`;
  return db.select({ id: sql<string>`nodes.id`, parentId: sql<string | null>`nodes.parent_id` }).from(above);
}

/** Each node with all nodes above, itself first: of the whole tree, or as far as these nodes need it. */
export async function pathsIn(db: Db, tree: Tree, starts?: readonly (string | null)[]): Promise<PathOf> {
  const rows = await nodesOf(db, tree, starts);
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  return (start) => {
    const path: string[] = [];
    for (let id = start; id !== null && !path.includes(id); id = parents.get(id) ?? null) path.push(id);
    return path;
  };
}

/** The branch and those above it, itself first; empty where there is no such branch. */
export async function branchLine(db: Db, branchId: string): Promise<string[]> {
  const [found] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, branchId)));
  return found ? lineage(found.path) : [];
}

interface Wanted {
  /** Itself first (`branchLine`). */
  branchIds: readonly string[];
  productIds: readonly string[];
  /** Includes products that are not for sale any more, for past sales. */
  unlisted?: boolean;
  /** The customer and the moment, for shields against him. */
  buyer?: { customer: Customer & { custId: string }; at: string };
}

/** The products that the branch sells, by id; the others are left out. */
export async function loadProducts(
  db: Db,
  { branchIds, productIds, unlisted = false, buyer }: Wanted,
): Promise<Map<string, Product>> {
  const price = priceAt(db, branchIds);
  const rows = await db
    .select({ product, price: { list: price.listPrice, cost: price.costPrice, min: price.minSalePrice } })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .where(
      global(
        'shared',
        and(
          inArray(product.productId, [...productIds]),
          unlisted ? undefined : and(eq(product.status, 1), eq(price.listed, 1), isOffered(branchIds)),
        ),
      ),
    );
  const of = (field: 'categoryId' | 'operateRangeId') => rows.map((row) => row.product[field]);
  const categories = await pathsIn(db, productCategory, of('categoryId'));
  const ranges = await pathsIn(db, operateRange, of('operateRangeId'));
  const products = new Map(
    rows.map(
      ({ product: { productId, categoryId, brandId, supplierId, operateRangeId }, price: { list, cost, min } }) => [
        productId,
        {
          ...{ productId, brandId, supplierId, listPrice: list, costPrice: cost, minSalePrice: min },
          // Orders and contracts have these values.
          ...{ lastSalePrice: null, contractPrice: null, shielded: false },
          categoryIds: categories(categoryId),
          operateRangeIds: ranges(operateRangeId),
        },
      ],
    ),
  );
  if (!buyer) return products;
  const hidden = await shieldedFrom(db, { ...buyer, branchIds }, products.values());
  return new Map([...products].map(([id, one]) => [id, { ...one, shielded: hidden.has(id) }]));
}

/** The customer with the regions above his own; null where there is none. */
export async function loadCustomer(db: Db, custId: string): Promise<(Customer & { branchId: string }) | null> {
  const [found] = await db
    .select()
    .from(customer)
    .where(ofParent(customer.custId, custId, eq(customer.status, 1)));
  if (!found) return null;
  const regions = await pathsIn(db, region, [found.regionId]);
  return {
    custId,
    branchId: found.branchId,
    customerType: String(found.customerType),
    regionIds: regions(found.regionId),
    operateRangeIds: found.operateRangeIds && new Set(found.operateRangeIds),
  };
}
