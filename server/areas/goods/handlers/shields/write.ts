import { eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { shieldApi } from '../../../../../src/contract/goods/shields';
import { demandGranted } from '../../../../http/branchScope';
import { listed } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { type Confirmation, InvalidInput, notFound } from '../../../../http/failure';
import { demandUnused } from '../../../../http/pageUses';
import { implement } from '../../../../http/implement';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { nextSerials } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { productShield } from '../../data/schema/shield';
import { productsMeant } from '../../data/shownGoods';
import { forbidsSale } from '../../rules/shields';
import { shieldPage, type ShieldRow } from './read';

type Form = Parsed<typeof shieldApi.add>;

const PRODUCT_LISTS = { PRODUCT: 'productIds', BRAND: 'brandIds', CATEGORY: 'categoryIds' } as const;
const CUSTOMER_LISTS = { ALL: null, CATEGORY: 'customerTypeCodes', REGION: 'regionIds', CUSTOMER: 'custIds' } as const;
const NOTHING = { productIds: [], brandIds: [], categoryIds: [], customerTypeCodes: [], regionIds: [], custIds: [] };

/** The content of the form: of the lists only those of its scopes, which must not be empty. */
function contentOf(form: Omit<Form, 'branchId'>) {
  const { productScopeType, customerScopeType, shieldType, startTime, endTime, reason } = form;
  const products = PRODUCT_LISTS[productScopeType];
  const customers = CUSTOMER_LISTS[customerScopeType];
  const empty = [products, ...(customers ? [customers] : [])].filter((field) => form[field].length === 0);
  const problems = [
    ...empty.map((field) => ({ field, text: 'field.required' as const })),
    ...(endTime !== null && endTime <= startTime ? [{ field: 'endTime', text: 'field.beforeStart' as const }] : []),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  return {
    ...{ ...NOTHING, productScopeType, customerScopeType, shieldType, startTime, endTime, reason },
    [products]: form[products],
    ...(customers ? { [customers]: form[customers] } : {}),
  };
}

type Shielding = Pick<
  ShieldRow,
  'branchId' | 'productScopeType' | 'productIds' | 'brandIds' | 'categoryIds' | 'customerScopeType' | 'shieldType'
> & { endTime: string | null };

/**
 * Asks about pages of the app that show the products. Pages are for everybody or for customers of a type: a shield for
 * regions or for single customers changes none of them.
 */
async function demandOffPages(shield: Shielding, input: Confirmation, context: Context) {
  const { branchId, customerScopeType, shieldType, endTime } = shield;
  const isOnPages = customerScopeType === 'ALL' || customerScopeType === 'CATEGORY';
  if (!isOnPages || !forbidsSale(shieldType) || (endTime !== null && endTime < context.now)) return;
  const targetIds = await productsMeant(context.db, shield);
  await demandUnused([{ targetType: 'product', targetIds, branchId }], input, { context });
}

async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const { db, session } = context;
  const [found] = await db
    .select()
    .from(productShield)
    .where(within(session, productShield, eq(productShield.shieldId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, found, found);
  return found;
}

async function change(before: ShieldRow, values: Partial<ShieldRow>, context: Context) {
  const { shieldId, shieldNo, version } = before;
  await context.db
    .update(productShield)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(productShield.shieldId, shieldId));
  const after = { ...before, ...values };
  context.note({ objectId: shieldId, objectName: shieldNo, before: { ...before }, after });
  return true;
}

export async function addShield({ branchId, confirm, confirmCodes, ...form }: Form, context: Context) {
  const { db, session, now, note } = context;
  await demandGranted([branchId], context);
  const content = contentOf(form);
  await demandOffPages({ branchId, ...content }, { confirm, confirmCodes }, context);
  const [shieldNo = ''] = await nextSerials(db, 'shield', 1);
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(productShield)
    .values({ ...content, branchId, shieldNo, createdBy, createdByName, gmtCreated: now, ...touch(context) })
    .returning();
  if (!created) throw notFound();
  note({ objectId: created.shieldId, objectName: shieldNo, after: { ...created } });
  return { shieldId: created.shieldId };
}

async function updateShield(
  { id, version, confirm, confirmCodes, ...form }: Parsed<typeof shieldApi.update>,
  context: Context,
) {
  const before = await locked({ id, version }, context);
  const content = contentOf(form);
  if (before.status === 1) await demandOffPages({ ...before, ...content }, { confirm, confirmCodes }, context);
  return change(before, content, context);
}

async function switchShield(
  { status, confirm, confirmCodes, ...at }: Parsed<typeof shieldApi.updateStatus>,
  context: Context,
) {
  const before = await locked(at, context);
  if (status === 1 && before.status === 0) await demandOffPages(before, { confirm, confirmCodes }, context);
  return change(before, { status }, context);
}

export async function deleteShields({ ids }: Parsed<typeof shieldApi.delete>, context: Context) {
  const { db, session, note } = context;
  const deleted = await db
    .update(productShield)
    .set({ deleted: 1, ...touch(context) })
    .where(within(session, productShield, inArray(productShield.shieldId, ids)))
    .returning({ shieldId: productShield.shieldId, shieldNo: productShield.shieldNo });
  if (deleted.length === 0) throw notFound();
  note({
    objectId: listed(deleted.map(({ shieldId }) => shieldId)),
    objectName: listed(deleted.map(({ shieldNo }) => shieldNo)),
  });
  return { deleted: deleted.length };
}

export const shieldRoutes = implement(shieldApi, {
  page: shieldPage,
  add: addShield,
  update: updateShield,
  updateStatus: switchShield,
  delete: deleteShields,
});
