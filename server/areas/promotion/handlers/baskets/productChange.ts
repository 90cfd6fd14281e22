import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BASKET_LIMITS, type basketApi } from '../../../../../src/contract/promotion/baskets';
import { priceAt, product } from '../../../master-data/public';
import { global } from '../../../../platform/scope';
import { basketProduct } from '../../data/schema/basket';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import type { FieldProblem } from '../../../../platform/problem';
import { lineage } from '../../../../platform/tree';
import { termsProblems } from '../../rules/termsForm';
import { changedTerms, NO_TERMS, type Terms, termsOf } from '../../rules/wire';
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
      global(
        'shared',
        and(
          sql`${product.productId} = any(${sql.param([...ids])}::text[])`,
          eq(price.listed, 1),
          sellable(db, branchId, {}),
        ),
      ),
    );
  return new Map(rows.map(({ productId, listPrice }) => [productId, listPrice]));
}

/** Of several rows of one product the last one counts. */
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
    const terms = changedTerms({ ...NO_TERMS, ...before.get(item.productId) }, termsOf(activityType, item));
    return [{ productId: item.productId, terms, listPrice }];
  });
  refuse(
    rows.flatMap(({ productId, terms, listPrice }) => {
      const index = given.findIndex((item) => item.productId === productId);
      const problems = termsProblems(activityType, terms, { listPrice, isComplete: false });
      return problems.map(({ field, ...problem }) => ({ ...problem, field: `items.${index}.${field}` }));
    }),
  );
  await store(db, formId, rows);
  const updated = rows.filter(({ productId }) => before.has(productId)).length;
  return { added: rows.length - updated, updated, skipped: given.length - rows.length };
}

const changeable = ({ exclude, sort, priceMode, value, minQty, floorPrice, ceilPrice, ladders, ...limits }: Terms) => ({
  ...{ exclude, sort, priceMode, value, minQty, floorPrice, ceilPrice, ladders },
  limitQtyPerCustomer: limits.limitQtyPerCustomer,
  limitQtyPerOrder: limits.limitQtyPerOrder,
  limitQtyTotal: limits.limitQtyTotal,
});

/** The values of the row that could not be inserted. */
const GIVEN = {
  exclude: sql`excluded.exclude`,
  sort: sql`excluded.sort`,
  priceMode: sql`excluded.price_mode`,
  value: sql`excluded.value`,
  minQty: sql`excluded.min_qty`,
  limitQtyPerCustomer: sql`excluded.limit_qty_per_customer`,
  limitQtyPerOrder: sql`excluded.limit_qty_per_order`,
  limitQtyTotal: sql`excluded.limit_qty_total`,
  floorPrice: sql`excluded.floor_price`,
  ceilPrice: sql`excluded.ceil_price`,
  ladders: sql`excluded.ladders`,
} satisfies Record<keyof Terms, SQL>;

/** Stores the terms of products, whether or not these have rows, in one statement; errors of the rows are cleared. */
async function store(
  db: Context['db'],
  formId: string,
  rows: readonly { productId: string; terms: Terms }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(basketProduct)
    .values(rows.map(({ productId, terms }) => ({ ...changeable(terms), formId, productId })))
    .onConflictDoUpdate({
      target: [basketProduct.formId, basketProduct.productId],
      set: { ...GIVEN, errorCode: null, version: sql`${basketProduct.version} + 1` },
    });
}

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

export async function addProducts({ items, selectAll, query, ...basketKey }: Adding, context: Context) {
  const basket = await openBasket(context, basketKey);
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
  const next = rows.map(({ row, listPrice }) => {
    if (id && version !== row.version) throw new Failure(ERROR.versionConflict);
    const terms = changedTerms(row, given);
    refuse(termsProblems(basket.activityType, terms, { listPrice, isComplete: false }));
    return { productId: row.productId, terms };
  });
  await store(context.db, formId, next);
  context.note({ objectId: formId, after: { changed: rows.length } });
  const changed = await productRows(context, basket, { where: byIds(chosen) });
  return changed.map((row) => toTempProduct(row, basket, context));
}
