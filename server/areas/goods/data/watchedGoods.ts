import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { belowNodes, product, productCategory } from '../../master-data/public';
import { keyOf } from './figures';
import { monitorBreed, monitorState, monitorStrategy } from './schema/monitor';
import { stock } from './schema/stock';

type Scope = Pick<
  typeof monitorStrategy.$inferSelect,
  'branchIds' | 'productScopeType' | 'productIds' | 'brandIds' | 'categoryIds'
>;

const inCategories = (ids: readonly string[]) => inArray(product.categoryId, belowNodes(productCategory, ids));

type Kept = Scope & Pick<typeof monitorStrategy.$inferSelect, 'strategyId'>;

/** The products of a scope; null: all. */
async function productsOf(db: Db, { productScopeType, productIds, brandIds, categoryIds }: Scope) {
  if (productScopeType === 'ALL') return null;
  if (productScopeType === 'PRODUCT') return new Set(productIds);
  const rows = await db
    .select({ productId: product.productId })
    .from(product)
    .where(
      global('shared', productScopeType === 'BRAND' ? inArray(product.brandId, brandIds) : inCategories(categoryIds)),
    );
  return new Set(rows.map(({ productId }) => productId));
}

/** Whether a strategy watches a product in a company: by its scope, and by what was added to it or taken out. */
export async function watchedBy(db: Db, scope: Scope & { strategyId?: string }) {
  const products = await productsOf(db, scope);
  const branches = new Set(scope.branchIds);
  const own =
    scope.strategyId === undefined
      ? []
      : await db.select().from(monitorBreed).where(ofParent(monitorBreed.strategyId, scope.strategyId));
  const decided = new Map(own.map((row) => [keyOf(row), row.watched === 1]));
  return (pair: { branchId: string; productId: string }) =>
    decided.get(keyOf(pair)) ?? (branches.has(pair.branchId) && (products?.has(pair.productId) ?? true));
}

/** `watchedBy` as a condition on rows of `stock` that are joined with `product`. */
export function isWatched({ strategyId, branchIds, productIds, brandIds, categoryIds, ...scope }: Kept) {
  const inScope = {
    ALL: sql`true`,
    PRODUCT: inArray(product.productId, productIds),
    BRAND: inArray(product.brandId, brandIds),
    CATEGORY: inCategories(categoryIds),
  }[scope.productScopeType];
  const { branchId, productId } = monitorBreed;
  const own = and(
    eq(monitorBreed.strategyId, strategyId),
    eq(branchId, stock.branchId),
    eq(productId, stock.productId),
  );
  const decided = sql`(select ${monitorBreed.watched} = 1 from ${monitorBreed} where ${own})`;
  return sql`coalesce(${decided}, ${and(inArray(stock.branchId, branchIds), inScope)})`;
}

/** The companies of strategies, also those of single products that were added. */
export async function branchesOf(db: Db, strategies: readonly Pick<Kept, 'strategyId' | 'branchIds'>[]) {
  const added = await db
    .selectDistinct({ strategyId: monitorBreed.strategyId, branchId: monitorBreed.branchId })
    .from(monitorBreed)
    .where(
      // Companies that the asker does not see count as well: the question is whether there are any.
      global(
        'name',
        and(
          inArray(
            monitorBreed.strategyId,
            strategies.map(({ strategyId }) => strategyId),
          ),
          eq(monitorBreed.watched, 1),
        ),
      ),
    );
  return (strategy: (typeof strategies)[number]) => [
    ...strategy.branchIds,
    ...added.filter(({ strategyId }) => strategyId === strategy.strategyId).map(({ branchId }) => branchId),
  ];
}

/** Locks strategies before any of their alerts, as a run does. */
export const holdStrategies = (db: Db, strategyIds: readonly string[]) =>
  db
    .select({ strategyId: monitorStrategy.strategyId })
    .from(monitorStrategy)
    .where(ofParent(monitorStrategy.strategyId, [...new Set(strategyIds)]))
    .orderBy(monitorStrategy.strategyId)
    .for('update');

/** Adds products to what a strategy watches, or takes them out; the states of those are deleted. */
export async function setWatched(
  db: Db,
  { strategyId, watched }: { strategyId: string; watched: 0 | 1 },
  pairs: readonly { branchId: string; productId: string }[],
) {
  if (pairs.length === 0) return;
  const same = (table: typeof monitorBreed | typeof monitorState) =>
    or(...pairs.map((pair) => and(eq(table.branchId, pair.branchId), eq(table.productId, pair.productId))));
  await db.delete(monitorBreed).where(ofParent(monitorBreed.strategyId, strategyId, same(monitorBreed)));
  if (watched === 0)
    await db.delete(monitorState).where(ofParent(monitorState.strategyId, strategyId, same(monitorState)));
  await db
    .insert(monitorBreed)
    .values(pairs.map(({ branchId, productId }) => ({ strategyId, branchId, productId, watched })));
}

/** Counts the products that a strategy watches, in all companies, so that the figure is there before its first run. */
export async function countWatched(db: Db, strategyId: string) {
  const own = ofParent(monitorStrategy.strategyId, strategyId);
  const [strategy] = await db.select().from(monitorStrategy).where(own);
  if (!strategy) return;
  const productCount = sql<number>`count(distinct ${stock.productId})::int`;
  const [counted] = await db
    .select({ productCount })
    .from(stock)
    .innerJoin(product, eq(product.productId, stock.productId))
    .where(global('clock', isWatched(strategy)));
  await db
    .update(monitorStrategy)
    .set(counted ?? { productCount: 0 })
    .where(own);
}
