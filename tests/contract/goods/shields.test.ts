/* docs/domain/goods.md#shields: what is kept from customers cannot be bought by them. */
import { businessCodeApi } from '../../../src/contract/goods/business-codes';
import { LISTING_REASON, listingApi } from '../../../src/contract/goods/listings';
import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { SHIELD_STATUS, SHIELD_TYPE, shieldApi } from '../../../src/contract/goods/shields';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  hubei = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

type Form = Input<typeof shieldApi.add>;
const form = (more: Partial<Form> = {}): Form => ({
  ...{ branchId: 'FDB', productScopeType: 'PRODUCT', productIds: ['P001'], customerScopeType: 'ALL' },
  ...{ shieldType: SHIELD_TYPE.notForSale, startTime: '2026-03-01 00:00:00', reason: '厂家控销管理', confirm: 1 },
  ...more,
});

async function refusal(branchId: string, custId: string) {
  const { lines } = await admin.data(prodRulesApi.trial, {
    ...{ branchId, custId, lines: [{ lineNo: 1, productId: 'P001', qty: '1' }] },
  });
  return lines[0]!.refusal;
}

test('what is not for sale is refused to the customers that are meant, here and below, and to no others', async () => {
  expect(await refusal('FDB', 'C100')).toBeNull();
  const { shieldId: id } = await hubei.data(shieldApi.add, form({ customerScopeType: 'CUSTOMER', custIds: ['C100'] }));
  expect([await refusal('FDB', 'C100'), await refusal('FDB', 'C101')]).toEqual([ERROR.productShielded, null]);
  // A category above that of the product, for everybody.
  const category: Partial<Form> = { productScopeType: 'CATEGORY', productIds: [], categoryIds: ['01'] };
  await hubei.data(shieldApi.update, { id, version: 1, ...form(category) });
  expect([await refusal('FDB', 'C101'), await refusal('FDB01', 'C102'), await refusal('FDC01', 'C103')]).toEqual([
    ERROR.productShielded,
    ERROR.productShielded,
    null,
  ]);
  // Its price alone is hidden: it may be bought.
  await hubei.data(shieldApi.update, { id, version: 2, ...form({ ...category, shieldType: SHIELD_TYPE.priceHidden }) });
  expect(await refusal('FDB', 'C101')).toBeNull();
  expect((await hubei.data(shieldApi.page, { branchId: 'FDB' })).records[0]).toMatchObject({
    ...{ shieldId: id, productScope: [{ value: '01' }], status: SHIELD_STATUS.on, createdByName: '陈思远' },
  });
  expect(await hubei.call(shieldApi.updateStatus, { id, version: 1, status: 0 })).toMatchObject({
    ...{ code: ERROR.versionConflict, data: { version: 3, modifiedByName: '陈思远' } },
  });
  expect(await hubei.data(shieldApi.delete, { ids: [id] })).toEqual({ deleted: 1 });
  expect(await hubei.call(shieldApi.delete, { ids: [id] })).toMatchObject({ code: ERROR.notFound });
});

test('a scope that names nothing, a period without a length and a short reason are refused at their fields', async () => {
  const fieldsOf = async (more: Partial<Form>) =>
    ((await hubei.call(shieldApi.add, form(more))).data as unknown as { field: string }[]).map(({ field }) => field);
  expect(await fieldsOf({ productIds: [], customerScopeType: 'REGION' })).toEqual(['productIds', 'regionIds']);
  expect(await fieldsOf({ endTime: '2026-03-01 00:00:00' })).toEqual(['endTime']);
  expect(await fieldsOf({ reason: '短' })).toEqual(['reason']);
  expect(await hubei.call(shieldApi.add, form({ branchId: 'FDC' }))).toMatchObject({ code: ERROR.branchNotGranted });
});

test('what is over is expired, and is found as such', async () => {
  const { records } = await admin.data(shieldApi.page, { status: SHIELD_STATUS.expired });
  expect(records.map(({ shieldNo, status }) => [shieldNo, status])).toEqual([['PB00000003', SHIELD_STATUS.expired]]);
  expect((await hubei.data(shieldApi.page, {})).records.map(({ shieldNo }) => shieldNo)).toEqual(['PB00000001']);
});

test('what is hidden from the whole company is not offered', async () => {
  const id = '92301';
  await hubei.data(listingApi.down, { ids: [id], reason: LISTING_REASON.price, confirm: 1 });
  const { shieldId } = await hubei.data(shieldApi.add, form());
  expect((await hubei.data(listingApi.upPreview, { ids: [id] })).failed).toMatchObject([
    { msg: '商品已对全公司屏蔽，不能上架' },
  ]);
  await hubei.data(shieldApi.delete, { ids: [shieldId] });
  expect((await hubei.data(listingApi.up, { ids: [id], confirm: 1 })).done).toBe(1);
});

test('of a company and kind one business code is the default, and stays it until another is', async () => {
  const codes = async () => (await hubei.data(businessCodeApi.page, { businessType: 1, pageSize: 50 })).records;
  const defaults = async () =>
    (await codes()).filter(({ isDefault }) => isDefault === 1).map((one) => one.businessCode);
  expect(await defaults()).toEqual(['XS01']);
  const first = (await codes()).find(({ businessCode }) => businessCode === 'XS01')!;
  const { codeId: id, version, businessName, salesmanId } = first;
  expect(await hubei.call(businessCodeApi.delete, { id, version })).toMatchObject({ code: ERROR.defaultCodeStays });
  expect(
    await hubei.call(businessCodeApi.update, { id, version, businessName, salesmanId, isDefault: 1, status: 0 }),
  ).toMatchObject({ code: ERROR.defaultCodeStays });
  await hubei.data(businessCodeApi.setDefault, { id: '92503', version: 1 });
  expect(await defaults()).toEqual(['XS03']);
  // A form that was open while another one became the default does not take that back.
  const stale = { id, version, businessName, salesmanId, isDefault: 1, status: 1 } as const;
  expect((await hubei.call(businessCodeApi.update, stale)).code).toBe(ERROR.versionConflict);
  expect(await defaults()).toEqual(['XS03']);
  expect((await hubei.call(businessCodeApi.delete, { id, version: version + 1 })).code).toBe(200);
  const again = { branchId: 'FDB', businessType: 1, businessCode: 'XS02', businessName: '重复', salesmanId } as const;
  expect(await hubei.call(businessCodeApi.add, again)).toMatchObject({ data: [{ field: 'businessCode' }] });
  // The first of its kind is the default.
  const { codeId } = await hubei.data(businessCodeApi.add, { ...again, businessType: 2, businessCode: 'CG01' });
  const { records } = await hubei.data(businessCodeApi.page, { businessType: 2 });
  expect(records).toMatchObject([{ codeId, isDefault: 1, salesmanName: '郑凯' }]);
});

test('a customer gets the narrowest code that fits', async () => {
  const resolve = (custId: string) => hubei.data(businessCodeApi.resolve, { branchId: 'FDB', businessType: 4, custId });
  expect(await resolve('C100')).toMatchObject({ found: { businessCode: 'PS01' }, by: 'DEFAULT' });
  expect(await hubei.call(businessCodeApi.resolve, { branchId: 'FDB', businessType: 4, custId: 'C103' })).toMatchObject(
    {
      code: ERROR.notFound,
    },
  );
});
