import { ERROR } from '../../../src/contract/error-codes';
import { ACTIVITY_TYPES, type ActivityType } from '../../../src/contract/promotion/activity';
import { ACTIVITY_STATUS } from '../../../src/contract/promotion/activity-form';
import { activityApi } from '../../../src/contract/promotion/activities';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { main } from '../../support/backends';
import { create, E11, fill, form, openPromotions, type Promotions, publish } from './promotions';

const { discount, flexible, specialOffers, queryDiscount, products, staff } = activityApi;
const { running } = ACTIVITY_STATUS;
const paging = { pageNum: 1, pageSize: 10 };

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

const ladderFor = (type: ActivityType) => {
  const threshold = type.includes('Amount') ? '500.00' : '50';
  if (type.startsWith('interval'))
    return [{ fromQty: 1, toQty: 49, rewardType: 'UNIT_PRICE' as const, rewardValue: '0.1000' }];
  return [{ threshold, rewardType: 'AMOUNT' as const, rewardValue: '15.00' }];
};
const LADDERS = ACTIVITY_TYPES.filter((type) => type !== 'flexible' && type !== 'specialOffer');

test.each(LADDERS)('%s is published and read as it was written', async (type) => {
  const { operator } = world;
  const { formId } = await fill(operator, type, { items: [{ productId: 'P001' }], custIds: ['C100', 'C101'] });
  const scope = { formId, productScopeType: 'PRODUCT', customerScopeType: 'CUSTOMER' } as const;
  const saved = await publish(operator, type, { ...scope, ladders: ladderFor(type), budgetAmount: '100.50' });
  expect(saved).toMatchObject({ status: running, version: 1, warnings: [] });
  const { ladders, ...read } = await operator.data(discount, { id: saved.activityId });
  expect(ladders).toMatchObject(ladderFor(type));
  expect(read).toMatchObject({
    ...{ activityType: type, productCount: 1, customerCount: 2, budgetAmount: '100.50', editLevel: 'LIMITED' },
    settleMode: type.endsWith('Rebate') ? 2 : 1,
    perOrderFlag: type.endsWith('Rebate') ? 0 : 1,
    crossProductFlag: type.includes('NonAgg') ? 0 : 1,
  });
});

test('a special offer and a flexible price keep their terms', async () => {
  const { operator } = world;
  const special = await fill(operator, 'specialOffer', {
    items: [
      { productId: 'P001', priceMode: 'FIXED', specialPrice: '11.5000', minQty: 5, limitQtyPerCustomer: 60 },
      { productId: 'P006', priceMode: 'RATE', specialRate: '88.00' },
    ],
  });
  const { activityId } = await publish(operator, 'specialOffer', { formId: special.formId });
  const rows = await operator.data(products, { activityId, ...paging });
  expect(rows.records).toMatchObject([
    { productId: 'P001', specialPrice: '11.5000', minQty: 5, limitQtyPerCustomer: 60, usedQty: '0' },
    { productId: 'P006', specialRate: '88.00', specialPrice: null },
  ]);
  const band = await fill(operator, 'flexible', {
    items: [{ productId: 'P001', floorPrice: '11.0000', ceilPrice: '12.8000' }],
    staff: [{ staffId: 'S00511', quotaAmount: '1000.00' }],
  });
  const open = await publish(operator, 'flexible', { formId: band.formId });
  const people = await operator.data(staff, { activityId: open.activityId, ...paging });
  expect(people.records).toMatchObject([{ staffName: '郑凯', quotaAmount: '1000.00', usedAmount: '0.00' }]);
  const read = await operator.data(flexible, { id: open.activityId });
  expect([read.productScopeType, read.staffScopeType, read.quotaAmount]).toEqual(['PRODUCT', 'STAFF', '1000.00']);
  expect((await operator.call(specialOffers, { id: open.activityId })).code).toBe(ERROR.notFound);
});

test('what cannot be published is refused with its place, and nothing is written', async () => {
  const { operator } = world;
  const code = async (type: ActivityType, facts: Parameters<typeof form>[0]) => {
    const { code: found, data } = await operator.call(create(type), { ...form(facts), saveMode: 'PUBLISH' });
    return [found, data] as const;
  };
  const full = 'fullQuantityReductionAgg';
  const one = { ladders: [...E11] };
  const [before] = [(await operator.data(queryDiscount, paging)).total];
  expect((await code(full, { ...one, endTime: '2026-03-08 08:59:59' }))[0]).toBe(ERROR.activityTimesWrong);
  expect((await code(full, { ...one, endTime: '2027-03-08 00:00:00' }))[0]).toBe(ERROR.activityTimesWrong);
  expect((await code(full, {}))[0]).toBe(ERROR.ladderBroken);
  const [, refusedSteps] = await code(full, { ladders: [E11[1], E11[0]] });
  expect(refusedSteps).toEqual([expect.objectContaining({ field: 'ladders.1.threshold' })]);
  const mixed = [E11[0], { ...E11[1], rewardType: 'PERCENT', rewardValue: '5.00' } as const];
  expect((await code(full, { ladders: mixed }))[0]).toBe(ERROR.rewardTypesMixed);
  expect((await code(full, { ...one, customerScopeType: 'REGION' }))[0]).toBe(ERROR.activityScopeEmpty);
  expect((await code(full, { ...one, productScopeType: 'BRAND', brandIds: ['PP999'] }))[1]).toMatchObject([
    { field: 'productScopeType' },
  ]);
  expect((await code(full, { ...one, crossProductFlag: 0, maxTimes: 3 }))[1]).toMatchObject([
    { field: 'crossProductFlag' },
    { field: 'maxTimes' },
  ]);
  const bare = await fill(operator, 'specialOffer', { items: [{ productId: 'P001' }] });
  expect((await code('specialOffer', { formId: bare.formId }))[1]).toMatchObject([
    { field: 'products.SP000001.priceMode' },
  ]);
  const poor = await fill(operator, 'flexible', {
    items: [{ productId: 'P001', floorPrice: '11.0000', ceilPrice: '12.0000' }],
    staff: [{ staffId: 'S00511', quotaAmount: null }],
  });
  expect((await code('flexible', { formId: poor.formId }))[1]).toMatchObject([{ field: 'staff.S00511.quotaAmount' }]);
  expect((await operator.data(queryDiscount, paging)).total).toBe(before);
});

test('a reward that falls and a special offer that overlaps are confirmed', async () => {
  const { operator } = world;
  const ladders = [E11[0], { ...E11[1], rewardValue: '40.00' }];
  const given = { ...form({ ladders }), saveMode: 'PUBLISH' as const };
  const asked = await operator.call(create('fullQuantityReductionAgg'), given);
  expect(asked).toMatchObject({ code: ERROR.rewardFalls, data: { warnings: [{ code: ERROR.rewardFalls }] } });
  const confirmCodes = [ERROR.rewardFalls];
  await operator.data(create('fullQuantityReductionAgg'), { ...given, confirmCodes });
  const offer = async (name: string) => {
    const items = [{ productId: 'P007', priceMode: 'REDUCE' as const, reducePrice: '1.0000' }];
    const { formId } = await fill(operator, 'specialOffer', { items });
    return { ...form({ activityName: name, formId }), saveMode: 'PUBLISH' as const };
  };
  await operator.data(create('specialOffer'), await offer('心脑血管特价'));
  const second = await offer('心脑血管特价二');
  const again = await operator.call(create('specialOffer'), { ...second, conflictReason: '' });
  expect(again).toMatchObject({ code: ERROR.specialOverlaps, msg: '同商品同时段同优先级已有特价：心脑血管特价' });
});

test('a form makes one activity, however often it is sent', async () => {
  const { operator } = world;
  const basket = await fill(operator, 'fullQuantityReductionAgg', { items: [{ productId: 'P001' }] });
  const given = {
    ...form({ formId: basket.formId, productScopeType: 'PRODUCT', ladders: [...E11] }),
    saveMode: 'PUBLISH' as const,
  };
  const [first, second] = await Promise.all([1, 2].map(() => operator.data(create('fullQuantityReductionAgg'), given)));
  expect(second).toEqual(first);
  const late = await operator.call(basketApi.addProducts, { ...basket, items: [{ productId: 'P002' }] });
  expect(late.code).toBe(ERROR.basketConsumed);
  const taken = await operator.call(create('fullQuantityReductionAgg'), { ...given, formId: undefined });
  expect(taken.code).toBe(ERROR.activityNameTaken);
});
