import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductListData } from '../../../../../../src/contract/content/home/data';
import { PRODUCT_ORDER, PRODUCT_SOURCE } from '../../../../../../src/contract/content/home/limits';
import type { ShownProduct } from '../../../../../../src/contract/content/home/view/resolved';
import { toShortText, toText } from '../../../../../../src/contract/decimal';
import { global } from '../../../../../platform/scope';
import { availableAt, listedSince } from '../../../../goods/public';
import { belowNodes, onlineGoods, priceAt, product, productCategory } from '../../../../master-data/public';
import { activityProducts } from './activities';
import { shownImages } from './images';
import { bestSold } from './sales';
import type { Resolving } from './viewed';

const DECIMALS = 4;

/** Which products, in which order. */
interface Wanted {
  which: SQL | undefined;
  order: SQL[];
  limit: number;
}

/** "12.5000" → "12.50", "12.3456" stays. */
const priceText = (units: number) => toText(units, DECIMALS).replace(/(\.\d{2}\d*?)0+$/, '$1');

const tagOf = sql<string>`coalesce(${onlineGoods.keywords}[1], '')`;

/** Products that the viewer may buy, with all their data. */
async function sellable({ which, order, limit }: Wanted, resolving: Resolving) {
  const { db, viewed, goods } = resolving;
  const price = priceAt(db, viewed.line);
  const rows = await db
    .select({
      ...{ productId: product.productId, spec: product.spec, unit: product.unit, listPrice: price.listPrice },
      name: sql<string>`coalesce(nullif(${onlineGoods.displayName}, ''), ${product.productName})`,
      image: sql<string | null>`${onlineGoods.images}[1]`,
      tag: tagOf,
      priceHidden: sql<boolean>`${goods.priceHidden}`,
      available: availableAt(viewed.branchId),
    })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .leftJoin(onlineGoods, eq(onlineGoods.productId, product.productId))
    .where(
      global(
        'shown',
        and(which, eq(product.status, 1), eq(price.listed, 1), goods.offered, sql`not ${goods.forbidden}`),
      ),
    )
    .orderBy(...order, asc(product.productId))
    .limit(limit);
  const images = await shownImages(
    rows.flatMap(({ image }) => image ?? []),
    resolving,
  );
  return rows.map(({ name, listPrice, image, available, priceHidden, ...row }): ShownProduct => ({
    ...{ productId: row.productId, productName: name, spec: row.spec, unit: row.unit, tag: row.tag },
    image: (image && images.get(image)) || null,
    price: priceHidden ? null : priceText(listPrice),
    stock: available === null ? null : toShortText(available, DECIMALS),
  }));
}

/** These products, in this order; those that the viewer may not buy are left out. */
export async function productsNamed(productIds: readonly string[], resolving: Resolving): Promise<ShownProduct[]> {
  if (productIds.length === 0) return [];
  const which = inArray(product.productId, [...productIds]);
  const found = await sellable({ which, order: [], limit: productIds.length }, resolving);
  const byId = new Map(found.map((one) => [one.productId, one]));
  return productIds.flatMap((id) => byId.get(id) ?? []);
}

async function byRule({ categoryId, brandId, tag, count, orderBy }: ProductListData, resolving: Resolving) {
  const { db, viewed } = resolving;
  const which = and(
    categoryId ? sql`${product.categoryId} in ${belowNodes(productCategory, [categoryId])}` : undefined,
    brandId ? eq(product.brandId, brandId) : undefined,
    tag ? sql`${tag} = any(${onlineGoods.keywords})` : undefined,
  );
  const price = priceAt(db, viewed.line);
  const orders = {
    [PRODUCT_ORDER.price]: [sql`${price.listPrice} asc`],
    [PRODUCT_ORDER.newest]: [sql`${listedSince(viewed.line, viewed.at)} desc nulls last`],
    [PRODUCT_ORDER.sales]: orderBy === PRODUCT_ORDER.sales ? await bestSold(resolving) : [],
  };
  return sellable({ which, order: orders[orderBy], limit: count }, resolving);
}

async function ofActivity({ activityId, count }: ProductListData, resolving: Resolving) {
  const which = await activityProducts(activityId, resolving);
  return which ? sellable({ which, order: [desc(product.productName)], limit: count }, resolving) : [];
}

/** What a list of products shows (docs/domain/home-rendering.md#render). */
export async function listProducts(list: ProductListData, resolving: Resolving): Promise<ShownProduct[]> {
  const { source, productIds, showPrice, showStock, showTag } = list;
  const found =
    source === PRODUCT_SOURCE.chosen
      ? await productsNamed(productIds, resolving)
      : source === PRODUCT_SOURCE.rule
        ? await byRule(list, resolving)
        : await ofActivity(list, resolving);
  return found.map((one) => ({
    ...one,
    price: showPrice === 1 ? one.price : null,
    stock: showStock === 1 ? one.stock : null,
    tag: showTag === 1 ? one.tag : '',
  }));
}
