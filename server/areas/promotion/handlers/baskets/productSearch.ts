import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { basketApi } from '../../../../../src/contract/promotion/baskets';
import { hasText } from '../../../../platform/database/columns';
import {
  belowNodes,
  branchOperateRange,
  operateRange,
  priceAt,
  product,
  productCategory,
  productLike,
  stockAt,
} from '../../../master-data/public';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent } from '../../../../platform/scope';
import { priceText, qtyText } from '../../../../platform/numbers/money';
import { lineage } from '../../../../platform/tree';
import { basketProduct } from '../../data/schema/basket';
import type { Context } from '../../../../http/context';
import { branchOf, searchedBasket } from './basket';

type Query = Parsed<typeof basketApi.products>;
export type ProductFilters = Omit<Query, 'pageNum' | 'pageSize' | 'orderBy' | 'orderDir' | 'branchId' | 'activityType'>;

const ONLY = 1;
const SOLD = 1;

const inBasket = (db: Db, formId: string) =>
  db
    .select({ one: sql`1` })
    .from(basketProduct)
    .where(ofParent(basketProduct.formId, formId, eq(basketProduct.productId, product.productId)));

/** Products in the operate ranges of the branch; a product without a range may be sold by everybody. */
const inRange = (branchId: string) =>
  sql`(${product.operateRangeId} is null or exists (select 1 from ${operateRange} join ${branchOperateRange} on ${branchOperateRange.nodeId} in (${operateRange.id}, ${operateRange.parentId}) where ${operateRange.id} = ${product.operateRangeId} and ${branchOperateRange.branchId} = ${branchId}))`;

/** The products that the branch sells, with the filters of the picker. */
export function sellable(db: Db, branchId: string, filters: ProductFilters): SQL | undefined {
  const { keyword, categoryIds, brandId, supplierId, manufacturer, onlyNotInBasket, formId } = filters;
  return and(
    eq(product.status, SOLD),
    inRange(branchId),
    keyword ? productLike(keyword) : undefined,
    categoryIds?.length ? sql`${product.categoryId} in ${belowNodes(productCategory, categoryIds)}` : undefined,
    brandId ? eq(product.brandId, brandId) : undefined,
    supplierId ? eq(product.supplierId, supplierId) : undefined,
    manufacturer ? hasText(product.manufacturer, manufacturer) : undefined,
    onlyNotInBasket === ONLY && formId ? notExists(inBasket(db, formId)) : undefined,
  );
}

export const factColumns = {
  productId: product.productId,
  productCode: product.productCode,
  productName: product.productName,
  spec: product.spec,
  manufacturer: product.manufacturer,
  unit: product.unit,
  decimalQty: product.decimalQty,
};

interface Priced {
  listPrice: number;
  minSalePrice: number | null;
  stockQty: number;
}

/** Prices and stock as text. */
export const priceTexts = ({ listPrice, minSalePrice, stockQty }: Priced) => ({
  listPrice: priceText(listPrice),
  minSalePrice: minSalePrice === null ? null : priceText(minSalePrice),
  stockQty: qtyText(stockQty),
});

/** The ids of all products that the branch sells and the filters find. */
export async function sellableIds(
  db: Db,
  { branchId, path }: { branchId: string; path: string },
  filters: ProductFilters,
) {
  const price = priceAt(db, lineage(path));
  const rows = await db
    .select({ productId: product.productId })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .where(global('shared', and(eq(price.listed, SOLD), sellable(db, branchId, filters))));
  return rows.map(({ productId }) => productId);
}

export async function searchProducts(query: Query, context: Context) {
  const { db } = context;
  const { branchId, path } = await branchOf(context, query.branchId);
  const price = priceAt(db, lineage(path));
  const formId = await searchedBasket(context, query.formId);
  const where = global('shared', and(eq(price.listed, SOLD), sellable(db, branchId, { ...query, formId })));
  const { orderBy = 'productCode', orderDir = 'asc' } = query;
  const column = orderBy === 'listPrice' ? price.listPrice : product[orderBy];
  const listed = db
    .select({
      ...factColumns,
      listPrice: price.listPrice,
      minSalePrice: price.minSalePrice,
      stockQty: stockAt(path),
    })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(column, orderDir), by(product.productId, orderDir)],
    },
    query,
  );
  const chosen = new Set<string>();
  if (formId && rows.length > 0) {
    const ids = rows.map(({ productId }) => productId);
    for (const row of await db
      .select({ id: basketProduct.productId })
      .from(basketProduct)
      .where(ofParent(basketProduct.formId, formId, inArray(basketProduct.productId, ids))))
      chosen.add(row.id);
  }
  return {
    records: rows.map((row) => ({ ...row, ...priceTexts(row), inBasket: chosen.has(row.productId) })),
    ...found,
  };
}
