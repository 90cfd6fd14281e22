/* Whom an activity is for, told by a price: customers left out, types, regions with all that lies below them. */
import { basketApi } from '../../../src/contract/promotion/baskets';
import { exampleWorld } from './exampleDays';
import { fill, type form, publish } from './promotions';

type Facts = NonNullable<Parameters<typeof form>[0]>;
const TYPE = 'fullQuantityReductionAgg';

const world = exampleWorld();

/** 5.00 off for whoever buys one: what each of these buyers pays less. */
async function given(facts: Facts, buyers: readonly (readonly [custId: string, branchId: string])[]) {
  const { times, price } = world.days.next();
  const ladders = [{ threshold: '1', rewardType: 'AMOUNT' as const, rewardValue: '5.00' }];
  await publish(world.client, TYPE, { ...times, ladders, ...facts });
  const discounts = [];
  for (const [custId, branchId] of buyers)
    discounts.push((await price([[1, 'P003', '10']], { custId, branchId })).totals.orderDiscount);
  return discounts;
}

/** A chain of Wuhan and a clinic beside it, a hospital of Xiangyang. */
const CHAIN = ['C100', 'FDB'] as const;
const CLINIC = ['C101', 'FDB'] as const;
const HOSPITAL = ['C102', 'FDB01'] as const;

test('a customer who is left out, beside others of his type', async () => {
  const query = { branchId: 'FDB', customerTypeCodes: ['2'], pageNum: 1, pageSize: 50 };
  const { records } = await world.client.data(basketApi.customers, query);
  const other = records.find(({ custId, regionId }) => custId !== 'C100' && regionId.startsWith('4201'))!.custId;
  const { formId } = await fill(world.client, TYPE, { custIds: ['C100'] });
  const scope: Facts = { formId, customerScopeType: 'CATEGORY', customerTypeCodes: ['2'], excludeCustomers: 1 };
  expect(await given(scope, [CHAIN, [other, 'FDB'], CLINIC])).toEqual(['0.00', '5.00', '0.00']);
});

test('a region holds the districts below it, whoever is there', async () => {
  const buyers = [CHAIN, CLINIC, HOSPITAL];
  const city: Facts = { customerScopeType: 'REGION', regionIds: ['420100'] };
  expect(await given(city, buyers)).toEqual(['5.00', '5.00', '0.00']);
  expect(await given({ ...city, regionIds: ['420000'] }, buyers)).toEqual(['5.00', '5.00', '5.00']);
  expect(await given({ ...city, regionIds: ['310000'] }, buyers)).toEqual(['0.00', '0.00', '0.00']);
});

test('of a type and of a region: both', async () => {
  const scope: Facts = { customerScopeType: 'CATEGORY_REGION', customerTypeCodes: ['4', '5'], regionIds: ['420600'] };
  expect(await given(scope, [CHAIN, CLINIC, HOSPITAL])).toEqual(['0.00', '0.00', '5.00']);
});

test('an activity of a branch acts on those below it and not above', async () => {
  expect(await given({ branchId: 'FDB01' }, [CHAIN, HOSPITAL])).toEqual(['0.00', '5.00']);
});
