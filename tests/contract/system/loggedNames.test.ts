/* docs/domain/system.md#operation-log: what a record refers to stands in the log by its name. */
import { announcementApi } from '../../../src/contract/content/announcements';
import { shieldApi } from '../../../src/contract/goods/shields';
import { createOf } from '../../../src/contract/promotion/activities';
import { leaseApi } from '../../../src/contract/property/leases';
import { prizeApi } from '../../../src/contract/trade-fair/prizes';
import { type Backend, main } from '../../support/backends';
import { E11, form } from '../promotion/promotions';
import { letProperty, PROPERTY_FEE, TERMS } from '../property/billing/letProperty';
import { samples } from '../samples/samples';
import { lastChange } from './lastChange';

let backend: Backend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeAll(async () => {
  backend = await main.start();
  desk = await letProperty(backend.origin, 1);
});
afterAll(() => backend.stop());

const changesOf = (objectId: string) => lastChange(desk.admin, objectId);

test('a prize is of a fair with a name; the prize itself keeps its number', async () => {
  const prize = { prizeName: '雨伞', prizeLevel: 4, quota: 10, unitValue: '129' } as const;
  const { prizeId } = await desk.admin.data(prizeApi.add, { tradeFairId: '70001', ...prize });
  expect(await changesOf(prizeId)).toMatchObject({
    tradeFairId: [null, '2026春季订货会'],
    prizeId: [null, prizeId],
  });
});

test('whom and what a rule is for', async () => {
  const { shieldId } = await desk.admin.data(shieldApi.add, samples.shieldApi.add);
  expect(await changesOf(shieldId)).toMatchObject({
    regionIds: [null, ['武昌区']],
    branchId: [null, '江城医药湖北有限公司'],
  });
});

test('whom an announcement is for', async () => {
  const { announcementId } = await desk.admin.data(announcementApi.add, samples.announcementApi.add);
  expect(await changesOf(announcementId)).toMatchObject({ targetIds: [null, ['江城医药湖北有限公司']] });
  const toUsers = { ...samples.announcementApi.add, targetType: 5 as const, targetIds: ['3001'] };
  const second = await desk.admin.data(announcementApi.add, toUsers);
  expect(await changesOf(second.announcementId)).toMatchObject({ targetIds: [null, ['陈思远']] });
});

test.each<['CATEGORY' | 'SUPPLIER', { categoryIds: string[] } | { supplierIds: string[] }, object]>([
  ['CATEGORY', { categoryIds: ['10'] }, { categoryIds: [null, ['维生素与保健']] }],
  ['SUPPLIER', { supplierIds: ['G0012'] }, { supplierIds: [null, [expect.stringMatching(/\p{Script=Han}/u)]] }],
])('what an activity is about: %s', async (productScopeType, scope, told) => {
  const { activityId } = await desk.operator.data(createOf('fullQuantityReductionAgg'), {
    ...{ ...form(), saveMode: 'DRAFT', ladders: [...E11], productScopeType },
    ...{ categoryIds: [], supplierIds: [] },
    ...scope,
  });
  expect(await changesOf(activityId)).toMatchObject(told);
});

test('what is inside of a list, and the company, property and tenant of a lease', async () => {
  const { operator, propertyId, tenantId, unitIds } = desk;
  const { leaseId } = await operator.data(leaseApi.save, {
    ...{ ...TERMS, tenantId, unitIds, deposit: '17200.00' },
    feeItems: [{ feeItemId: PROPERTY_FEE, price: '3.25', area: '120' }],
  });
  expect(await changesOf(leaseId)).toMatchObject({
    leaseId: [null, leaseId],
    branchId: [null, '江城医药湖北有限公司'],
    propertyId: [null, '光谷一号楼'],
    tenantId: [null, '武汉光谷制药'],
    fees: [null, [expect.objectContaining({ feeItemId: '物业费' })]],
  });
  expect(await changesOf(propertyId)).toMatchObject({ managerId: [null, '郑凯'], propertyId: [null, propertyId] });
});
