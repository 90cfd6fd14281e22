import { and, asc, eq, inArray } from 'drizzle-orm';
import { MAX_ZONE_PRODUCTS, ZONE_TYPE, type zoneApi } from '../../../../../src/contract/content/zones';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { global, ofParent } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { zoneProduct } from '../../data/schema/zone';
import { hasProducts, type ZoneRow } from '../../data/zones/zoneProducts';
import { zones } from './change';

const SALEABLE = 1;

interface Chosen {
  productId: string;
  tag: string;
  /** Absent for a new product. */
  rowId?: string;
}

export const chosenProducts = (zoneId: string, { db }: Context) =>
  db
    .select({ productId: zoneProduct.productId, tag: zoneProduct.tag, rowId: zoneProduct.rowId })
    .from(zoneProduct)
    .where(ofParent(zoneProduct.zoneId, zoneId))
    .orderBy(asc(zoneProduct.sort), asc(zoneProduct.productId));

/** Which of these products can be sold. */
export async function saleable(productIds: readonly string[], { db }: Context): Promise<Set<string>> {
  const found = await db
    .select({ productId: product.productId })
    .from(product)
    .where(global('shared', and(inArray(product.productId, [...productIds]), eq(product.status, SALEABLE))));
  return new Set(found.map(({ productId }) => productId));
}

/** Locks a zone of the only type for which products are chosen one by one. */
export async function manualZone({ zoneId, version }: { zoneId: string; version: number }, context: Context) {
  const row = await zones.locked(zoneId, version, context);
  if (row.zoneType !== ZONE_TYPE.manual) throw new Failure(ERROR.statusForbids);
  return row;
}

/** Stores the products of a zone in their order, counted from 1, and says so in the log of the zone. */
export async function storeProducts(row: ZoneRow, products: readonly Chosen[], context: Context) {
  const { zoneId } = row;
  if (products.length > MAX_ZONE_PRODUCTS)
    throw new InvalidInput([{ field: 'productIds', text: 'field.tooMany', params: { max: MAX_ZONE_PRODUCTS } }]);
  const isShown = row.publishStatus === PUBLISH_STATUS.published;
  if (products.length === 0 && isShown) throw new Failure(ERROR.zoneEmpty);
  const hadProducts = isShown && (await hasProducts(context.db, row));
  const before = await chosenProducts(zoneId, context);
  await context.db.delete(zoneProduct).where(ofParent(zoneProduct.zoneId, zoneId));
  if (products.length > 0)
    await context.db.insert(zoneProduct).values(products.map((one, i) => ({ ...one, zoneId, sort: i + 1 })));
  // The zone would show nothing any more: the products that are left are not sold.
  if (hadProducts && !(await hasProducts(context.db, row))) throw new Failure(ERROR.zoneEmpty);
  await zones.change(row, {}, context);
  const { objectId, objectName } = { objectId: zoneId, objectName: row.zoneName };
  context.note({ objectId, objectName, before: { products: before }, after: { products: [...products] } });
  return { zoneId, version: row.version + 1 };
}

export async function addZoneProducts(input: Parsed<typeof zoneApi.addProduct>, context: Context) {
  const row = await manualZone(input, context);
  const known = await saleable(input.productIds, context);
  const unknown = input.productIds.findIndex((productId) => !known.has(productId));
  if (unknown >= 0) throw new InvalidInput([{ field: `productIds.${unknown}`, text: 'field.choice' }]);
  const before = await chosenProducts(row.zoneId, context);
  const inIt = new Set(before.map(({ productId }) => productId));
  const added = [...new Set(input.productIds)].filter((productId) => !inIt.has(productId));
  return storeProducts(row, [...before, ...added.map((productId) => ({ productId, tag: '' }))], context);
}

export async function removeZoneProducts(input: Parsed<typeof zoneApi.removeProduct>, context: Context) {
  const row = await manualZone(input, context);
  const gone = new Set(input.productIds);
  const before = await chosenProducts(row.zoneId, context);
  return storeProducts(
    row,
    before.filter(({ productId }) => !gone.has(productId)),
    context,
  );
}

export async function moveZoneProduct(input: Parsed<typeof zoneApi.moveProduct>, context: Context) {
  const row = await manualZone(input, context);
  const products = await chosenProducts(row.zoneId, context);
  const from = products.findIndex(({ productId }) => productId === input.productId);
  if (from < 0) throw new InvalidInput([{ field: 'productId', text: 'field.choice' }]);
  const to = { top: 0, up: Math.max(0, from - 1), down: Math.min(products.length - 1, from + 1) }[input.to];
  const moved = products.toSpliced(from, 1).toSpliced(to, 0, ...products.slice(from, from + 1));
  return storeProducts(row, moved, context);
}

export async function tagZoneProduct(input: Parsed<typeof zoneApi.tagProduct>, context: Context) {
  const row = await manualZone(input, context);
  const products = await chosenProducts(row.zoneId, context);
  if (!products.some(({ productId }) => productId === input.productId))
    throw new InvalidInput([{ field: 'productId', text: 'field.choice' }]);
  const { productId: tagged, tag } = input;
  const changed = products.map((one) => (one.productId === tagged ? { ...one, tag } : one));
  return storeProducts(row, changed, context);
}
