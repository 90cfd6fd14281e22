import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { basketApi, TempProduct } from '../../../../../src/contract/promotion/baskets';
import { priceAt, product, productLike, stockAt } from '../../../master-data/public';
import { global, ofParent } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import { basketProduct } from '../../data/schema/basket';
import type { Context } from '../../../../http/context';
import { translate } from '../../../../http/texts';
import { termsAnswer } from '../../rules/wire';
import { type Basket, branchOf, countRows, ofForm, readBasket } from './basket';
import { factColumns, priceTexts } from './productSearch';
import { wrongProducts } from './wrongRows';

type Query = Parsed<typeof basketApi.tempProducts>;

const UNSOLD = { listPrice: 0, minSalePrice: null };

/** The rows of a basket with the facts of their products; a product that the branch no longer sells has no price. */
export async function productRows(
  context: Context,
  basket: Pick<Basket, 'formId' | 'branchId' | 'activityType'>,
  { where, slice }: { where?: SQL | undefined; slice?: [limit: number, offset: number] } = {},
) {
  const { db } = context;
  const { path } = await branchOf(context, basket.branchId);
  const price = priceAt(db, lineage(path));
  const query = db
    .select({
      row: basketProduct,
      isWrong: sql<boolean>`coalesce(${wrongProducts(basket.activityType)}, false)`,
      facts: factColumns,
      listPrice: price.listPrice,
      minSalePrice: price.minSalePrice,
      stockQty: stockAt(path),
    })
    .from(basketProduct)
    .innerJoin(product, eq(product.productId, basketProduct.productId))
    .leftJoinLateral(price, sql`true`)
    .where(ofParent(basketProduct.formId, basket.formId, where))
    .orderBy(asc(basketProduct.sort), asc(product.productCode))
    .$dynamic();
  const rows = await (slice ? query.limit(slice[0]).offset(slice[1]) : query);
  return rows.map(({ listPrice, ...rest }) => ({ ...rest, ...(listPrice === null ? UNSOLD : { listPrice }) }));
}
export type ProductRow = Awaited<ReturnType<typeof productRows>>[number];

export const toTempProduct = (
  { row, isWrong, facts, ...priced }: ProductRow,
  { activityType }: Pick<Basket, 'activityType'>,
  { request }: Context,
): TempProduct => ({
  ...facts,
  ...priceTexts(priced),
  ...termsAnswer(activityType, row),
  id: row.id,
  formId: row.formId,
  usedQty: '0',
  errorMsg: isWrong ? translate(request.language)(row.errorCode ?? 'basket.noPrice') : '',
  version: row.version,
});

export const byIds = (ids: readonly string[]) => inArray(basketProduct.id, [...ids]);

export async function searchRows(query: Query, context: Context) {
  const { formId, keyword, onlyError, pageNum, pageSize } = query;
  const { db } = context;
  const basket = await readBasket(context, formId);
  const named = keyword
    ? inArray(
        basketProduct.productId,
        db
          .select({ id: product.productId })
          .from(product)
          .where(global('shared', productLike(keyword))),
      )
    : undefined;
  const wrong = wrongProducts(basket.activityType);
  const where = and(named, onlyError === 1 ? wrong : undefined);
  const rows = await productRows(context, basket, { where, slice: [pageSize, (pageNum - 1) * pageSize] });
  return {
    records: rows.map((row) => toTempProduct(row, basket, context)),
    total: await countRows(db, basketProduct, ofForm(basketProduct, formId, where)),
    errorCount: await countRows(db, basketProduct, ofForm(basketProduct, formId, wrong)),
  };
}
