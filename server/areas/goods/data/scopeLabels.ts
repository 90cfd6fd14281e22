import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { brand, product, productCategory } from '../../master-data/public';

/** Where the ids of a scope stand, by its type. */
export const SCOPE_FIELDS = { PRODUCT: 'productIds', BRAND: 'brandIds', CATEGORY: 'categoryIds' } as const;
type Field = (typeof SCOPE_FIELDS)[keyof typeof SCOPE_FIELDS];

/** The names of all products, brands and categories that some scopes name, by their ids. */
export async function scopeLabels(db: Db, scopes: readonly Readonly<Record<Field, readonly string[]>>[]) {
  const idsOf = (field: Field) => [...new Set(scopes.flatMap((scope) => scope[field]))];
  const products = await db
    .select({ id: product.productId, label: sql<string>`${product.productName} || ' ' || ${product.spec}` })
    .from(product)
    .where(global('shared', inArray(product.productId, idsOf('productIds'))));
  const brands = await db
    .select({ id: brand.brandId, label: brand.brandName })
    .from(brand)
    .where(global('shared', inArray(brand.brandId, idsOf('brandIds'))));
  const categories = await db
    .select({ id: productCategory.id, label: productCategory.name })
    .from(productCategory)
    .where(global('shared', inArray(productCategory.id, idsOf('categoryIds'))));
  const byId = (rows: readonly { id: string; label: string }[]) => new Map(rows.map(({ id, label }) => [id, label]));
  return { productIds: byId(products), brandIds: byId(brands), categoryIds: byId(categories) };
}
