import { and, eq, inArray } from 'drizzle-orm';
import { MAX_ZONE_PRODUCTS, ZONE_TYPE } from '../../../../../src/contract/content/zones';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { global, within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import {
  cell,
  type CellProblem,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
} from '../../../tasks/public';
import { zone } from '../../data/schema/zone';
import { demandBranches } from '../publishing/audience';
import { demandNotInRelease } from '../publishing/inRelease';
import { chosenProducts, storeProducts } from '../zones/products';

const SALEABLE = 1;

/** Locks a zone of the user's own whose products are chosen one by one. */
export async function openZone(zoneId: string, context: Context) {
  const { db, session } = context;
  const [row] = await db
    .select()
    .from(zone)
    .where(within(session, zone, eq(zone.zoneId, zoneId)))
    .for('update');
  if (!row) throw notFound();
  await demandBranches(row.branchIds, [], context);
  await demandNotInRelease(db, 'zone', zoneId);
  if (row.zoneType !== ZONE_TYPE.manual) throw new Failure(ERROR.statusForbids);
  return row;
}

async function productsOf(rows: readonly ImportRow[], { db }: Context) {
  const codes = [...new Set(rows.map((row) => cell(row, 'productCode')))];
  const found = await db
    .select({ code: product.productCode, id: product.productId })
    .from(product)
    .where(global('shared', and(eq(product.status, SALEABLE), inArray(product.productCode, codes))));
  return new Map(found.map(({ code, id }) => [code, id]));
}

const check: Importer['check'] = async (given, { zoneId = '' }, context) => {
  const products = await productsOf(given, context);
  const inZone = new Set((await chosenProducts(zoneId, context)).map(({ productId }) => productId));
  const rows = refuseRepeated(given, 'productCode', (row) => cell(row, 'productCode'));
  let room = MAX_ZONE_PRODUCTS - inZone.size;
  return rows.map((row): ImportRow => {
    const productCode = cell(row, 'productCode');
    const productId = products.get(productCode);
    const problems: CellProblem[] = [];
    if (productCode !== '' && productId === undefined) problems.push({ field: 'productCode', text: 'import.notFound' });
    else if (productId !== undefined && inZone.has(productId))
      problems.push({ field: 'productCode', text: 'import.inList' });
    else if (row.problems.length === 0) {
      room -= 1;
      if (room < 0) problems.push({ field: 'productCode', text: 'field.tooMany', params: { max: MAX_ZONE_PRODUCTS } });
    }
    return { ...row, problems: [...row.problems, ...problems] };
  });
};

/** Adds products at the end of the zone, in the order of the file. */
const write: Importer['write'] = async (given, { zoneId = '' }, context) => {
  const row = await openZone(zoneId, context);
  const products = await productsOf(given, context);
  const added = given.map((one) => ({
    productId: products.get(cell(one, 'productCode')) ?? '',
    tag: cell(one, 'tag'),
  }));
  await storeProducts(row, [...(await chosenProducts(zoneId, context)), ...added], context);
  const rows = new Map((await chosenProducts(zoneId, context)).map(({ productId, rowId }) => [productId, rowId]));
  return added.map(({ productId }) => rows.get(productId) ?? '');
};

/** What is still in the zone is removed; a zone that is shown does not become empty (43704). */
async function undo(rowIds: readonly string[], zoneId: string, context: Context): Promise<Kept[]> {
  const row = await openZone(zoneId, context);
  const before = await chosenProducts(zoneId, context);
  const inZone = new Set(before.map(({ rowId }) => rowId));
  const gone = new Set(rowIds);
  await storeProducts(
    row,
    before.filter(({ rowId }) => !gone.has(rowId)),
    context,
  );
  return rowIds.filter((rowId) => !inZone.has(rowId)).map((objectId) => ({ objectId, reason: 'import.gone' }));
}

/** ZONE_PRODUCT: products into a zone. */
const zoneProductImporter: Importer = {
  open: async ({ zoneId = '' }, context) => {
    await openZone(zoneId, context);
  },
  check,
  write,
  undo: (ids, { zoneId = '' }, context) => undo(ids, zoneId, context),
};

/** What files bring into this area. */
export const contentImporters = { ZONE_PRODUCT: zoneProductImporter } satisfies Record<string, Importer>;
