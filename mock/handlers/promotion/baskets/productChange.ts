import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import { BASKET_LIMITS, type basketApi } from '../../../../src/contract/promotion/baskets';
import { lineage, priceAt } from '../../../db/prices';
import { unscoped } from '../../../db/scope';
import { basketProduct } from '../../../db/schema/basket';
import { product } from '../../../db/schema/product';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../http/failure';
import type { FieldProblem } from '../../../rules/problem';
import { termsProblems } from '../../../rules/promotion/termsForm';
import { NO_TERMS, type Terms, termsOf } from '../../../rules/promotion/wire';
import { type Basket, branchOf, checkSize, openBasket, touchBasket } from './basket';
import { sellable, sellableIds } from './productSearch';
import { byIds, type ProductRow, productRows, toTempProduct } from './productRows';

type Adding = Parsed<typeof basketApi.addProducts>;
type Item = NonNullable<Adding['items']>[number];

function refuse(problems: FieldProblem[]) {
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** List prices of those of these products that the branch sells. */
export async function pricesOf(context: Context, basket: Pick<Basket, 'branchId'>, ids: readonly string[]) {
  const { db } = context;
  const { branchId, path } = await branchOf(context, basket.branchId);
  const price = priceAt(db, lineage(path));
  const rows = await db
    .select({ productId: product.productId, listPrice: price.listPrice })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .where(
      unscoped(
        and(
          sql`${product.productId} = any(${sql.param([...ids])}::text[])`,
          eq(price.listed, 1),
          sellable(db, branchId, {}),
        ),
      ),
    );
  return new Map(rows.map(({ productId, listPrice }) => [productId, listPrice]));
}

/** The last of several rows of one product counts. */
const once = (items: readonly Item[]) => [...new Map(items.map((item) => [item.productId, item])).values()];

async function addItems(context: Context, basket: Basket, given: readonly Item[]) {
  const { db } = context;
  const { formId, activityType } = basket;
  const items = once(given);
  const ids = items.map(({ productId }) => productId);
  const prices = await pricesOf(context, basket, ids);
  const stored = await productRows(context, basket, { where: inArray(basketProduct.productId, ids) });
  const before = new Map<string, ProductRow['row']>(stored.map(({ row }) => [row.productId, row]));
  const rows = items.flatMap((item) => {
    const listPrice = prices.get(item.productId);
    if (listPrice === undefined) return [];
    const terms: Terms = { ...NO_TERMS, ...before.get(item.productId), ...termsOf(activityType, item) };
    return [{ productId: item.productId, terms, listPrice }];
  });
  refuse(
    rows.flatMap(({ productId, terms, listPrice }) => {
      const place = given.findIndex((item) => item.productId === productId);
      const problems = termsProblems(activityType, terms, { listPrice, isComplete: false });
      return problems.map(({ field, ...problem }) => ({ ...problem, field: `items.${place}.${field}` }));
    }),
  );
  for (const { productId, terms } of rows) if (before.has(productId)) await store(db, { formId, productId }, terms);
  const fresh = rows.filter(({ productId }) => !before.has(productId));
  if (fresh.length > 0)
    await db.insert(basketProduct).values(fresh.map(({ productId, terms }) => ({ ...terms, formId, productId })));
  return { added: fresh.length, updated: rows.length - fresh.length, skipped: given.length - rows.length };
}

const changeable = ({ exclude, sort, priceMode, value, minQty, floorPrice, ceilPrice, ladders, ...limits }: Terms) => ({
  ...{ exclude, sort, priceMode, value, minQty, floorPrice, ceilPrice, ladders },
  limitQtyPerCustomer: limits.limitQtyPerCustomer,
  limitQtyPerOrder: limits.limitQtyPerOrder,
  limitQtyTotal: limits.limitQtyTotal,
});

const store = (db: Context['db'], { formId, productId }: { formId: string; productId: string }, terms: Terms) =>
  db
    .update(basketProduct)
    .set({ ...changeable(terms), errorCode: null, version: sql`${basketProduct.version} + 1` })
    .where(unscoped(and(eq(basketProduct.formId, formId), eq(basketProduct.productId, productId))));

async function addAll(context: Context, basket: Basket, query: Adding['query']) {
  const branch = await branchOf(context, basket.branchId);
  const ids = await sellableIds(context.db, branch, { ...query, formId: basket.formId });
  if (ids.length > BASKET_LIMITS.product)
    throw new Failure(ERROR.basketFull, { params: { max: BASKET_LIMITS.product } });
  const { formId } = basket;
  const result = await context.db.execute<{ product_id: string }>(
    sql`insert into ${basketProduct} (form_id, product_id) select ${formId}, unnest(${sql.param(ids)}::text[]) on conflict do nothing returning product_id`,
  );
  const { length } = rowsOf(result);
  return { added: length, updated: 0, skipped: ids.length - length };
}

/** Both drivers answer an object with the rows. */
export const rowsOf = (result: unknown): unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows) ? result.rows : [];

export async function addProducts({ items, selectAll, query, ...place }: Adding, context: Context) {
  const basket = await openBasket(context, place);
  if (!items && selectAll !== 1) throw new InvalidInput([{ field: 'items', text: 'field.required' }]);
  const counts = items ? await addItems(context, basket, items) : await addAll(context, basket, query);
  const total = await checkSize(context.db, [basketProduct, BASKET_LIMITS.product], basket.formId);
  context.note({ objectId: basket.formId, after: { products: total } });
  return { ...counts, total };
}

type Change = Parsed<typeof basketApi.changeProduct>;

/** One row with its version, or the same change to many. */
export async function changeProducts({ formId, id, version, ids, ...terms }: Change, context: Context) {
  const basket = await touchBasket(context, formId);
  const chosen = id ? [id] : (ids ?? []);
  const rows = await productRows(context, basket, { where: byIds(chosen) });
  if (rows.length < new Set(chosen).size || rows.length === 0) throw notFound();
  const given = termsOf(basket.activityType, terms);
  for (const { row, listPrice } of rows) {
    if (id && version !== row.version) throw new Failure(ERROR.versionConflict);
    const next: Terms = { ...row, ...given };
    refuse(termsProblems(basket.activityType, next, { listPrice, isComplete: false }));
    await store(context.db, row, next);
  }
  context.note({ objectId: formId, after: { changed: rows.length } });
  const changed = await productRows(context, basket, { where: byIds(chosen) });
  return changed.map((row) => toTempProduct(row, basket, context));
}
