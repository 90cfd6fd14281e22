import type { ActivityRow } from '../../data/schema/activity';
import { eq, inArray } from 'drizzle-orm';
import { customersText, namesText, productsText, type Say } from '../../../../../src/contract/promotion/activity-text';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { dictItem } from '../../../../platform/schema/organisation';
import { brand, productCategory, region, supplier } from '../../../master-data/public';
import type { Language } from '../../../../http/texts';

type Names = ReadonlyMap<string, string>;

/** The names of everything in the scopes of these activities. */
export async function scopeNames(db: Db, rows: readonly ActivityRow[], language: Language) {
  const of = (type: string) => rows.filter((row) => row.productScopeType === type).flatMap(({ scopeIds }) => scopeIds);
  const regionIds = rows.flatMap((row) => row.regionIds);
  // One after the other: within a transaction there is one connection.
  const types = await db
    .select({ id: dictItem.value, zh: dictItem.label, en: dictItem.labelEn })
    .from(dictItem)
    .where(global('shared', eq(dictItem.dictCode, 'customerType')));
  const regions = await db
    .select({ id: region.id, name: region.name })
    .from(region)
    .where(global('shared', inArray(region.id, regionIds)));
  const categories = await db
    .select({ id: productCategory.id, name: productCategory.name })
    .from(productCategory)
    .where(global('shared', inArray(productCategory.id, of('CATEGORY'))));
  const brands = await db
    .select({ id: brand.brandId, name: brand.brandName })
    .from(brand)
    .where(global('shared', inArray(brand.brandId, of('BRAND'))));
  const suppliers = await db
    .select({ id: supplier.supplierId, name: supplier.supplierName })
    .from(supplier)
    .where(global('shared', inArray(supplier.supplierId, of('SUPPLIER'))));
  const named = (all: readonly { id: string; name: string }[]): Names => new Map(all.map(({ id, name }) => [id, name]));
  return {
    types: named(types.map(({ id, zh, en }) => ({ id, name: language === 'zh' ? zh : en }))),
    regions: named(regions),
    products: named([...categories, ...brands, ...suppliers]),
  };
}
type ScopeNames = Awaited<ReturnType<typeof scopeNames>>;

const namesOf = (ids: readonly string[], names: Names, say: Say) =>
  namesText(
    ids.map((id) => names.get(id) ?? id),
    say,
  );

interface Counted {
  row: ActivityRow;
  count: number;
}

export const productText = ({ row, count }: Counted, { products }: ScopeNames, say: Say): string =>
  productsText({ type: row.productScopeType, names: namesOf(row.scopeIds, products, say), count }, say);

export const customerText = ({ row, count }: Counted, { types, regions }: ScopeNames, say: Say): string =>
  customersText(
    {
      type: row.customerScopeType,
      types: namesOf(row.customerTypeCodes, types, say),
      regions: namesOf(row.regionIds, regions, say),
      excluded: row.excludeCustomers === 1,
      count,
    },
    say,
  );
