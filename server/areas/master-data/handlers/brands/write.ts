import { and, count, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BRAND_STATUS, type brandApi } from '../../../../../src/contract/master-data/brands';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { nextSerials } from '../../../../platform/numbers/series';
import { file } from '../../../../platform/schema/platform';
import { global, ofParent, within } from '../../../../platform/scope';
import { brand, product } from '../../data/schema/product';
import { firstLetter } from '../../rules/firstLetter';

type Row = typeof brand.$inferSelect;
type Form = Parsed<typeof brandApi.add>;
interface At {
  brandCode: string;
  version: number;
}

/** The values that the history shows. */
const told = ({
  brandName,
  brandNameEn,
  firstLetter: initial,
  logo,
  manufacturer,
  sort,
  description,
  status,
}: Row) => ({ brandName, brandNameEn, firstLetter: initial, logo, manufacturer, sort, description, status });

const taken = () => new InvalidInput([{ field: 'brandName', text: 'field.taken' }]);

/** A logo is a file that the user has handed over. */
async function demandLogo(logo: string | null, { db, session }: Context) {
  if (!logo) return;
  const [picture] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, logo)));
  if (!picture) throw new InvalidInput([{ field: 'logo', text: 'field.choice' }]);
}

async function locked({ brandCode, version }: At, context: Context) {
  // An import that is being written or undone relies on the brands that it has found.
  await takeLock(context.db, 'catalogue');
  const [found] = await context.db
    .select()
    .from(brand)
    .where(global('shared', and(eq(brand.brandId, brandCode), eq(brand.deleted, 0))))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, { ...found, brandCode }, found);
  return found;
}

async function change(before: Row, values: Partial<Row>, context: Context) {
  const { brandId, brandName, version } = before;
  await context.db
    .update(brand)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(brand.brandId, brandId));
  context.note({
    objectId: brandId,
    objectName: brandName,
    before: told(before),
    after: told({ ...before, ...values }),
  });
  return true;
}

export async function addBrand(form: Form, context: Context) {
  const { db, session, now, note } = context;
  await demandLogo(form.logo, context);
  const [brandId = ''] = await nextSerials(db, 'brand', 1);
  const made = { brandId, firstLetter: firstLetter(form.brandName), createdBy: session.loginName, gmtCreated: now };
  const [created] = await db
    .insert(brand)
    .values({ ...form, ...made, ...touch(context) })
    .onConflictDoNothing()
    .returning();
  if (!created) throw taken();
  note({ objectId: brandId, objectName: created.brandName, after: told(created) });
  return { brandCode: brandId };
}

export async function updateBrand({ brandCode, version, ...form }: Parsed<typeof brandApi.update>, context: Context) {
  const before = await locked({ brandCode, version }, context);
  if (form.logo !== before.logo) await demandLogo(form.logo, context);
  const [same] = await context.db
    .select({ brandId: brand.brandId })
    .from(brand)
    .where(global('shared', and(eq(brand.brandName, form.brandName), eq(brand.deleted, 0))));
  if (same && same.brandId !== brandCode) throw taken();
  return change(before, { ...form, firstLetter: firstLetter(form.brandName) }, context);
}

export async function switchBrand({ status, ...at }: Parsed<typeof brandApi.updateStatus>, context: Context) {
  return change(await locked(at, context), { status }, context);
}

/** How many products are of a brand, whatever their status. */
export async function productsOf(brandId: string, { db }: Context) {
  const [found] = await db
    .select({ products: count() })
    .from(product)
    .where(global('shared', eq(product.brandId, brandId)));
  return found?.products ?? 0;
}

export async function deleteBrand(at: Parsed<typeof brandApi.delete>, context: Context) {
  const before = await locked(at, context);
  const products = await productsOf(at.brandCode, context);
  if (products > 0) throw new Failure(ERROR.brandInUse, { params: { name: before.brandName, count: products } });
  const { brandId, brandName, version } = before;
  await context.db
    .update(brand)
    .set({ deleted: 1, status: BRAND_STATUS.off, ...touch(context), version: version + 1 })
    .where(ofParent(brand.brandId, brandId));
  context.note({ objectId: brandId, objectName: brandName, before: told(before) });
  return true;
}
