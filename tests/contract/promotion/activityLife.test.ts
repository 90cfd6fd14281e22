import { ERROR } from '../../../src/contract/error-codes';
import { activityApi } from '../../../src/contract/promotion/activities';
import { ACTIVITY_STATUS } from '../../../src/contract/promotion/activity-form';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { signedIn } from '../../support/client';
import { main } from '../../support/backends';
import { create, E11, fill, form, openPromotions, type Promotions, publish, update } from './promotions';

const { discount, flexible, checkBeforeEdit, disable, switchVisible, batchDelete, customers } = activityApi;
const { queryDiscount, querySpecialOffers, queryFlexible } = activityApi;
const { draft, waiting, running, disabled } = ACTIVITY_STATUS;
const paging = { pageNum: 1, pageSize: 10 };

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

test('a draft is edited freely, a running activity a little, a disabled one not at all', async () => {
  const { operator, admin } = world;
  const type = 'fullAmountReduction';
  const ladders = [{ threshold: '500.00', rewardType: 'PERCENT' as const, rewardValue: '2.00' }];
  const { activityId, ...saved } = await operator.data(create(type), {
    ...{ activityName: '满金额草稿', branchId: 'FDB', saveMode: 'DRAFT' },
  });
  expect(saved).toMatchObject({ status: draft });
  const own = { ...form({ activityName: '满金额', ladders, budgetAmount: '1000.00' }), activityId };
  const later = { ...own, startTime: '2026-03-20 00:00:00', saveMode: 'PUBLISH' as const, version: 1 };
  expect(await operator.data(update(type), later)).toMatchObject({ status: waiting, version: 2 });
  expect((await operator.call(update(type), later)).code).toBe(ERROR.versionConflict);
  const back = await operator.data(update(type), { ...later, saveMode: 'DRAFT', version: 2 });
  expect(back).toMatchObject({ status: draft, version: 3 });
  const live = { ...own, saveMode: 'PUBLISH' as const, version: 3 };
  expect(await operator.data(update(type), live)).toMatchObject({ status: running });
  const change = (facts: object) => operator.call(update(type), { ...live, version: 4, ...facts });
  expect((await change({ priority: 5, budgetAmount: '900.00', endTime: '2026-03-30 00:00:00' })).data).toEqual([
    { field: 'priority', msg: '当前状态下不能修改' },
    { field: 'budgetAmount', msg: '只能调高' },
    { field: 'endTime', msg: '只能延后' },
  ]);
  expect((await change({ remark: '加预算', budgetAmount: '2000.00' })).data).toMatchObject({ version: 5 });
  const off = await operator.data(disable, { id: activityId, version: 5, reason: '供应商停止支持' });
  expect(off.status).toBe(disabled);
  expect((await operator.call(update(type), { ...live, version: 6 })).code).toBe(ERROR.activityNotEditable);
  expect(await admin.data(checkBeforeEdit, { id: activityId })).toMatchObject({ editable: false, editLevel: 'NONE' });
});

test('customers and quotas of a running activity grow and never shrink', async () => {
  const { operator } = world;
  const { formId } = await fill(operator, 'flexible', {
    items: [{ productId: 'P008', floorPrice: '82.0000', ceilPrice: '86.5000' }],
    custIds: ['C100'],
    staff: [{ staffId: 'S00511', quotaAmount: '500.00' }],
  });
  const given = form({ formId, customerScopeType: 'CUSTOMER' });
  const { activityId } = await publish(operator, 'flexible', given);
  const change = async (
    edit: (form: { formId: string; branchId: string; activityType: 'flexible' }) => Promise<unknown>,
  ) => {
    const opened = await operator.data(flexible, { id: activityId, forEdit: 1 });
    const basket = { formId: opened.formId!, branchId: 'FDB', activityType: 'flexible' as const };
    await edit(basket);
    const next = { ...given, ...basket, activityId, version: opened.version, saveMode: 'PUBLISH' as const };
    return operator.call(update('flexible'), next);
  };
  const less = await change((basket) => operator.data(basketApi.removeCustomers, { formId: basket.formId, all: 1 }));
  expect(less.data).toEqual([{ field: 'customers', msg: '当前状态下不能修改' }]);
  const poorer = await change((basket) =>
    operator.data(basketApi.addStaff, { ...basket, items: [{ staffId: 'S00511', quotaAmount: '499.99' }] }),
  );
  expect(poorer.data).toEqual([{ field: 'staff', msg: '当前状态下不能修改' }]);
  const more = await change(async (basket) => {
    await operator.data(basketApi.addCustomers, { ...basket, custIds: ['C101'] });
    await operator.data(basketApi.addStaff, { ...basket, items: [{ staffId: 'S00511', quotaAmount: '800.00' }] });
  });
  expect(more.success).toBe(true);
  expect((await operator.data(customers, { activityId, ...paging })).total).toBe(2);
});

test('lists know the scope in words, who is in it, and the state by the clock', async () => {
  const { operator } = world;
  const scope = { customerScopeType: 'CATEGORY_REGION' as const, customerTypeCodes: ['2', '3'], regionIds: ['420000'] };
  const rebate = { ladders: [{ threshold: '1000.00', rewardType: 'PERCENT' as const, rewardValue: '2.00' }] };
  const { activityCode } = await publish(operator, 'fullAmountRebate', { ...scope, ...rebate });
  const { records } = await operator.data(queryDiscount, { activityCode, status: [running], ...paging });
  expect(records).toMatchObject([
    {
      customerScopeText: '连锁药店、单体药店，湖北省',
      productScopeText: '全部商品',
      ladderText: '满1000元返2%',
      branchName: '江城医药湖北有限公司',
    },
  ]);
  expect((await operator.data(queryDiscount, { activityCode, status: [waiting], ...paging })).total).toBe(0);
  const items = [{ productId: 'P007', priceMode: 'REDUCE' as const, reducePrice: '1.0000' }];
  const offer = await fill(operator, 'specialOffer', { items });
  await publish(operator, 'specialOffer', { activityName: '心脑血管特价', formId: offer.formId });
  const special = await operator.data(querySpecialOffers, { productCode: 'SP000007', ...paging });
  expect(special.records.map(({ activityName }) => activityName)).toEqual(['心脑血管特价']);
  expect((await operator.data(queryFlexible, { staffName: '郑凯', custCode: 'KH00101', ...paging })).total).toBe(1);
});

test('what runs is hidden and shown, what nobody used is deleted, and others see none of it', async () => {
  const { operator, backend } = world;
  const live = await publish(operator, 'fullQuantityReductionAgg', { ladders: [...E11] });
  const id = live.activityId;
  expect(await operator.data(switchVisible, { id, version: 1 })).toMatchObject({ version: 2 });
  expect(await operator.data(discount, { id })).toMatchObject({ visible: 0, status: running });
  const plan = await publish(operator, 'fullQuantityReductionAgg', {
    ...{ ladders: [...E11], startTime: '2026-03-20 00:00:00' },
  });
  const result = await operator.data(batchDelete, { ids: [id, plan.activityId, '99999999'] });
  expect(result.deleted).toEqual([plan.activityId]);
  expect(result.rejected.map((one) => one.code)).toEqual([ERROR.activityNotEditable, ERROR.notFound]);
  const { success, code } = await operator.call(batchDelete, { ids: [id] });
  expect([success, code]).toEqual([false, ERROR.activityNotEditable]);
  const shanghai = await signedIn(backend.origin, 'admin.hq', 'FDC');
  expect((await shanghai.call(discount, { id })).code).toBe(ERROR.notFound);
});
