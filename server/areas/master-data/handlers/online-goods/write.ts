import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { onlineGoodsApi } from '../../../../../src/contract/master-data/online-goods';
import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import { listed } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { cleanRichText } from '../../../../platform/richText';
import { file } from '../../../../platform/schema/platform';
import { global, ofParent, within } from '../../../../platform/scope';
import { fieldNames } from '../../data/fieldNames';
import { onlineGoods } from '../../data/schema/onlineGoods';
import { brand, product, productCategory } from '../../data/schema/product';

type Form = Parsed<typeof onlineGoodsApi.update>;

async function demandCategory(categoryId: string, { db }: Context) {
  const [found] = await db
    .select({ id: productCategory.id })
    .from(productCategory)
    .where(global('shared', eq(productCategory.id, categoryId)));
  if (!found) throw new InvalidInput([{ field: 'categoryId', text: 'field.choice' }]);
}

async function demandBrand(brandId: string, { db }: Context) {
  const [found] = await db
    .select({ brandId: brand.brandId })
    .from(brand)
    .where(global('shared', and(eq(brand.brandId, brandId), eq(brand.deleted, 0), eq(brand.status, 1))))
    // Nobody deletes the brand meanwhile.
    .for('key share');
  if (!found) throw new InvalidInput([{ field: 'brandId', text: 'field.choice' }]);
}

interface Shelf {
  categoryId: string | null;
  brandId: string | null;
}

/** Category and brand as people call them, for the history. */
async function shelfNames({ categoryId, brandId }: Shelf, { db }: Context) {
  const names = await fieldNames(db, Object.entries({ categoryId, brandId }));
  return {
    categoryName: names.categoryId?.[categoryId ?? ''] ?? '',
    brandName: names.brandId?.[brandId ?? ''] ?? '',
  };
}

/** New pictures are files that the user has handed over; those that were there stay. */
async function demandImages(images: readonly string[], before: readonly string[], { db, session }: Context) {
  const added = images.filter((one) => !before.includes(one));
  if (added.length === 0) return;
  const found = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, inArray(file.fileId, added)));
  if (found.length < new Set(added).size) throw new InvalidInput([{ field: 'images', text: 'field.choice' }]);
}

export async function updateOnline({ productId, version, categoryId, brandId, ...form }: Form, context: Context) {
  const { db, session, now, note } = context;
  const [of] = await db
    .select()
    .from(product)
    .where(global('shared', and(eq(product.productId, productId), ne(product.status, MERGED))))
    .for('update');
  if (!of) throw notFound();
  const [before] = await db.select().from(onlineGoods).where(ofParent(onlineGoods.productId, productId));
  if ((before?.version ?? 0) !== version)
    throw await staleVersion(context, before ?? {}, before ?? { modifiedBy: '', gmtModified: null });
  if (form.minOrderQty % form.unitStep !== 0)
    throw new InvalidInput([{ field: 'minOrderQty', text: 'field.multiple', params: { step: form.unitStep } }]);
  await demandCategory(categoryId, context);
  if (brandId && brandId !== of.brandId) await demandBrand(brandId, context);
  await demandImages(form.images, before?.images ?? [], context);
  const keywords = [...new Set(form.keywords)];
  const values = { ...form, keywords, detail: cleanRichText(form.detail) };
  const next = { ...values, ...touch(context), version: version + 1 };
  await db
    .insert(onlineGoods)
    .values({ ...next, productId, createdBy: session.loginName, createdByName: session.realName, gmtCreated: now })
    .onConflictDoUpdate({ target: onlineGoods.productId, set: next });
  await db.update(product).set({ categoryId, brandId }).where(ofParent(product.productId, productId));
  note({
    ...{ objectId: productId, objectName: of.productName },
    before: { ...before, ...(await shelfNames(of, context)) },
    after: { ...values, ...(await shelfNames({ categoryId, brandId }, context)) },
  });
  return true;
}

/** The products of a batch: all of them, or none. */
async function demandProducts(productIds: readonly string[], { db }: Context) {
  const rows = await db
    .select({ productId: product.productId, productName: product.productName })
    .from(product)
    .where(global('shared', and(inArray(product.productId, [...productIds]), ne(product.status, MERGED))))
    .orderBy(product.productId)
    .for('update');
  if (rows.length < new Set(productIds).size) throw notFound();
  return rows;
}

async function changeMany(
  productIds: readonly string[],
  values: { categoryId: string } | { brandId: string },
  { after, context }: { after: { categoryName: string } | { brandName: string }; context: Context },
) {
  const { db, session, now, note } = context;
  const rows = await demandProducts(productIds, context);
  await db
    .update(product)
    .set(values)
    .where(ofParent(product.productId, [...productIds]));
  const by = { createdBy: session.loginName, createdByName: session.realName, gmtCreated: now, ...touch(context) };
  // Forms show category and brand as well: without another version, an open one would bring the old values back.
  await db
    .insert(onlineGoods)
    .values(rows.map(({ productId }) => ({ ...by, productId, displayName: '' })))
    .onConflictDoUpdate({
      target: onlineGoods.productId,
      set: { ...touch(context), version: sql`${onlineGoods.version} + 1` },
    });
  note({
    objectId: listed(rows.map(({ productId }) => productId)),
    objectName: listed(rows.map(({ productName }) => productName)),
    after,
  });
  return { changed: rows.length };
}

export async function changeCategory(
  { productIds, categoryId }: Parsed<typeof onlineGoodsApi.batchCategory>,
  context: Context,
) {
  await demandCategory(categoryId, context);
  const { categoryName } = await shelfNames({ categoryId, brandId: null }, context);
  return changeMany(productIds, { categoryId }, { after: { categoryName }, context });
}

export async function changeBrand({ productIds, brandId }: Parsed<typeof onlineGoodsApi.batchBrand>, context: Context) {
  await demandBrand(brandId, context);
  const { brandName } = await shelfNames({ categoryId: null, brandId }, context);
  return changeMany(productIds, { brandId }, { after: { brandName }, context });
}
