import { ERROR } from '../../../src/contract/error-codes';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { policyApi } from '../../../src/contract/promotion/policies';
import { main } from '../../support/backends';
import { create, openPromotions, type Promotions } from './promotions';

const { page, detail, fullNumber, fullAmount, flexible } = policyApi;
const paging = { pageNum: 1, pageSize: 10 };
const PACK = { policyId: '60001', branchId: 'FDB' };

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

test('policies are found by supplier and by the state of their day', async () => {
  const { operator } = world;
  const over = await operator.data(page, { status: 3, ...paging });
  expect(over.records.map(({ policyId }) => policyId)).toEqual(['60004']);
  const own = await operator.data(page, { supplierId: 'G0012', status: 1, ...paging });
  expect(own.records).toMatchObject([
    { supplierName: '楚康制药有限公司', budgetAmount: '50000.00', generatedCount: 0 },
  ]);
  expect((await operator.data(detail, { policyId: '60001' })).products.map(({ productId }) => productId)).toEqual([
    ...['P001', 'P002', 'P006'],
  ]);
});

test('those that hold here, of several types, leave out what is for a company below', async () => {
  const { admin, operator } = world;
  const idsOf = async (person: typeof operator, more: object) => {
    const { records } = await person.data(page, { status: 1, ...more, ...paging });
    return records.map(({ policyId, holdsHere }) => [policyId, holdsHere]);
  };
  expect(await idsOf(admin, { policyType: [1, 2] })).toEqual(expect.arrayContaining([['60001', false]]));
  const here = await idsOf(admin, { policyType: [1, 2], holdsHere: true });
  expect(here).toEqual([['60002', true]]);
  expect(await idsOf(operator, { policyType: [1], holdsHere: true })).toEqual([['60001', true]]);
});

test('a policy becomes a form of the type that it describes, with its products, from now on', async () => {
  const { operator } = world;
  const made = await operator.data(fullNumber, PACK);
  expect(made).toMatchObject({
    ...{ activityType: 'fullQuantityReductionAgg', startTime: expect.stringMatching(/^2026-03-08 09/) as string },
    activityName: '楚康抗生素满数量支持江城医药湖北有限公司',
    budgetAmount: '50000.00',
    customerTypeCodes: ['2', '3'],
  });
  expect(made.ladders).toMatchObject([
    { threshold: '100', rewardType: 'AMOUNT', rewardValue: '50.00' },
    { threshold: '300', rewardType: 'AMOUNT', rewardValue: '180.00' },
  ]);
  const rows = await operator.data(basketApi.tempProducts, { formId: made.formId, ...paging });
  expect(rows.total).toBe(3);
  const rebate = await operator.data(fullAmount, { policyId: '60002', branchId: 'FDB01' });
  expect(rebate).toMatchObject({ activityType: 'fullAmountRebate', perOrderFlag: 0, regionIds: ['420000'] });
  const band = await operator.data(flexible, { policyId: '60003', branchId: 'FDB' });
  expect(band).toMatchObject({ activityType: 'flexible', staffScopeType: 'STAFF' });
  for (const [call, policyId] of [
    [fullAmount, '60001'],
    [fullNumber, '60004'],
  ] as const)
    expect((await operator.call(call, { policyId, branchId: 'FDB' })).code).toBe(ERROR.policyUnusable);
});

test('activities of a policy share its budget', async () => {
  const { operator } = world;
  const save = async (activityName: string, budgetAmount: string | null) => {
    const { activityType, ...made } = await operator.data(fullNumber, PACK);
    return operator.call(create(activityType), {
      ...{ ...made, activityName, budgetAmount, saveMode: 'PUBLISH', conflictReason: '同一政策分批执行' },
    });
  };
  expect((await save('满数量一', '40000.00')).success).toBe(true);
  expect((await operator.data(fullNumber, PACK)).budgetAmount).toBe('10000.00');
  expect((await save('满数量二', '10000.01')).code).toBe(ERROR.policyBudget);
  expect((await save('满数量三', null)).code).toBe(ERROR.policyBudget);
  expect((await save('满数量四', '10000.00')).success).toBe(true);
  const { records } = await operator.data(page, { policyNo: 'ZC2026030001', ...paging });
  expect(records).toMatchObject([{ generatedCount: 2, allocatedAmount: '50000.00' }]);
});
