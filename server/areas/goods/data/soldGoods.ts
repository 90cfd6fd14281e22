import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { branchProduct, product } from '../../master-data/public';
import { forbidsSale, strongestShield } from '../rules/shields';
import { categoriesAbove, decidedThen, keyOf, nearestIn, refusedPlans } from './offers';
import { listing } from './schema/listing';
import { stock } from './schema/stock';
import { shieldsAt } from './shields';

interface Asked {
  /** Each company with those above it, itself first. */
  lines: readonly { branchId: string; line: readonly string[] }[];
  productIds: readonly string[];
  at: string;
}

const listingsAt = async (db: Db, { productIds, at }: Asked, branchIds: string[]) =>
  db
    .select({
      ...{ branchId: listing.branchId, productId: listing.productId },
      isOn: sql<boolean | null>`${decidedThen({ at, refused: await refusedPlans(db, branchIds, at) })}`,
    })
    .from(listing)
    .innerJoin(product, eq(product.productId, listing.productId))
    .where(global('shown', and(inArray(listing.productId, [...productIds]), inArray(listing.branchId, branchIds))));

const pricesOf = (db: Db, { productIds }: Asked, branchIds: string[]) =>
  db
    .select({ branchId: branchProduct.branchId, productId: branchProduct.productId, listed: branchProduct.listed })
    .from(branchProduct)
    .where(
      global(
        'shown',
        and(inArray(branchProduct.productId, [...productIds]), inArray(branchProduct.branchId, branchIds)),
      ),
    );

async function stocksOf(db: Db, { lines, productIds }: Asked) {
  const own = lines.map(({ branchId }) => branchId);
  const rows = await db
    .select({
      ...{ branchId: stock.branchId, productId: stock.productId },
      available: sql<number>`sum(${stock.availableQty})::float8`,
    })
    .from(stock)
    .where(global('shown', and(inArray(stock.productId, [...productIds]), inArray(stock.branchId, own))))
    .groupBy(stock.branchId, stock.productId);
  return new Map(rows.map((row) => [keyOf(row), row.available]));
}

/**
 * Which products customers of some companies may buy at a moment, whoever they are, and what each company has of them in
 * 1/10000; null: nobody counts it there. However many companies there are, each table is read once.
 */
export async function soldGoods(
  db: Db,
  asked: Asked,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number | null>>> {
  const { lines, productIds, at } = asked;
  if (productIds.length === 0 || lines.length === 0) return new Map();
  const branchIds = [...new Set(lines.flatMap(({ line }) => line))];
  const products = await db
    .select({ productId: product.productId, brandId: product.brandId, categoryId: product.categoryId })
    .from(product)
    .where(global('shared', and(inArray(product.productId, [...productIds]), eq(product.status, 1))));
  const priceIn = nearestIn(await pricesOf(db, asked, branchIds));
  const listingIn = nearestIn(await listingsAt(db, asked, branchIds));
  const available = await stocksOf(db, asked);
  const shields = (await shieldsAt(db, branchIds, at)).filter(({ shieldType }) => forbidsSale(shieldType));
  const above = shields.length > 0 ? await categoriesAbove(db) : () => [];
  const shielded = products.map((one) => ({ ...one, categoryIds: above(one.categoryId) }));
  return new Map(
    lines.map(({ branchId, line }) => {
      const own = shields.filter((one) => line.includes(one.branchId));
      const sold = shielded.filter(
        (one) =>
          priceIn(line, one.productId)?.listed === 1 &&
          (listingIn(line, one.productId)?.isOn ?? true) &&
          strongestShield(own, one) === null,
      );
      return [
        branchId,
        new Map(sold.map(({ productId }) => [productId, available.get(keyOf({ branchId, productId })) ?? null])),
      ];
    }),
  );
}
