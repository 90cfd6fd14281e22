import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { touch } from '../../../../http/touch';
import { isNamed } from '../../../../platform/database/columns';
import { global, ofParent } from '../../../../platform/scope';
import { cell, type Importer, type Kept } from '../../../tasks/public';
import { onlineGoods } from '../../data/schema/onlineGoods';
import { onlineImport } from '../../data/schema/onlineImport';
import { brand, product } from '../../data/schema/product';
import { holdCatalogue } from './holdCatalogue';
import { checkOnline, detailOf, keywordsOf, namedIn, numberOf } from './onlineRows';

/** Locks products before anything of them is read, in the order in which other requests lock them. */
const lockProducts = (which: SQL, { db }: Context) =>
  db
    .select({ productId: product.productId })
    .from(product)
    .where(global('shared', which))
    .orderBy(product.productId)
    .for('update');

/** An empty cell leaves what is there; pictures stay, as a sheet has none. */
const write: Importer['write'] = async (rows, _target, context) => {
  const { db, session, now } = context;
  const codes = rows.map((row) => cell(row, 'productCode'));
  await lockProducts(isNamed(product.productCode, codes), context);
  const { products, brands } = await namedIn(rows, context);
  const made: string[] = [];
  for (const row of rows) {
    const found = products.get(cell(row, 'productCode'));
    if (!found) throw new Error(`${cell(row, 'productCode')} was there when it was checked.`);
    const { row: of, online } = found;
    const { productId } = of;
    const given = (field: string, present = '') => (cell(row, field) === '' ? present : cell(row, field));
    const keywords = keywordsOf(row);
    const values = {
      ...{ displayName: cell(row, 'displayName'), subTitle: given('subTitle', online?.subTitle) },
      detail: cell(row, 'detail') === '' ? (online?.detail ?? '') : detailOf(row),
      keywords: keywords.length > 0 ? keywords : (online?.keywords ?? []),
      unitStep: numberOf(row, 'unitStep', online?.unitStep ?? 1),
      minOrderQty: numberOf(row, 'minOrderQty', online?.minOrderQty ?? 1),
      sort: numberOf(row, 'sort', online?.sort ?? 100),
    };
    const version = (online?.version ?? 0) + 1;
    const next = { ...values, ...touch(context), version };
    await db
      .insert(onlineGoods)
      .values({ ...next, productId, createdBy: session.loginName, createdByName: session.realName, gmtCreated: now })
      .onConflictDoUpdate({ target: onlineGoods.productId, set: next });
    const classedBefore = { categoryId: of.categoryId, brandId: of.brandId };
    const classedAfter = {
      categoryId: cell(row, 'categoryId') === '' ? of.categoryId : cell(row, 'categoryId'),
      brandId: brands.get(cell(row, 'brandName')) ?? of.brandId,
    };
    await db.update(product).set(classedAfter).where(ofParent(product.productId, productId));
    const before = online && {
      ...{ displayName: online.displayName, subTitle: online.subTitle, detail: online.detail },
      ...{ keywords: online.keywords, unitStep: online.unitStep, minOrderQty: online.minOrderQty, sort: online.sort },
    };
    const [noted] = await db
      .insert(onlineImport)
      .values({ productId, before, classedBefore, classedAfter, version })
      .returning({ id: onlineImport.id });
    made.push(noted?.id ?? '');
  }
  return made;
};

/** Whether a brand was deleted, which is possible once an import has given its products another one. */
async function isDeleted(brandId: string, { db }: Context) {
  const [found] = await db
    .select({ brandId: brand.brandId })
    .from(brand)
    .where(global('shared', and(eq(brand.brandId, brandId), eq(brand.deleted, 1))));
  return found !== undefined;
}

type Noted = typeof onlineImport.$inferSelect;

/** Puts a locked product back as it was before the file; answers why not, where somebody has touched it since. */
async function putBack({ productId, before, classedBefore, classedAfter, version }: Noted, context: Context) {
  const { db } = context;
  const [online] = await db
    .select({ version: onlineGoods.version })
    .from(onlineGoods)
    .where(ofParent(onlineGoods.productId, productId));
  const [of] = await db
    .select({ categoryId: product.categoryId, brandId: product.brandId })
    .from(product)
    .where(ofParent(product.productId, productId));
  if (!of) return 'import.gone';
  const isSame = of.categoryId === classedAfter.categoryId && of.brandId === classedAfter.brandId;
  if (online?.version !== version || !isSame) return 'import.edited';
  const { brandId } = classedBefore;
  if (brandId && brandId !== of.brandId && (await isDeleted(brandId, context))) return 'import.brandGone';
  if (before)
    await db
      .update(onlineGoods)
      .set({ ...before, ...touch(context), version: version + 1 })
      .where(ofParent(onlineGoods.productId, productId));
  else await db.delete(onlineGoods).where(ofParent(onlineGoods.productId, productId, eq(onlineGoods.version, version)));
  await db.update(product).set(classedBefore).where(ofParent(product.productId, productId));
  return undefined;
}

async function undo(ids: readonly string[], context: Context): Promise<Kept[]> {
  const rows = await context.db
    .select()
    .from(onlineImport)
    .where(ofParent(onlineImport.id, ids))
    .orderBy(desc(onlineImport.id));
  const productIds = rows.map(({ productId }) => productId);
  await lockProducts(inArray(product.productId, productIds), context);
  const kept: Kept[] = [];
  const putBackTo = new Map<string, { former: number; version: number }>();
  for (const row of rows) {
    const { productId } = row;
    // Once a later row of the file is put back, what this row had left is there again, under another version.
    const later = putBackTo.get(productId);
    const version = later?.former === row.version ? later.version : row.version;
    const reason = await putBack({ ...row, version }, context);
    if (reason) kept.push({ objectId: row.id, reason });
    else putBackTo.set(productId, { former: row.version - 1, version: version + 1 });
  }
  return kept;
}

/** ONLINE_GOODS: what a shop shows of products, without their pictures. */
export const onlineImporter: Importer = {
  open: holdCatalogue,
  check: checkOnline,
  write,
  undo: (ids, _target, context) => undo(ids, context),
};
