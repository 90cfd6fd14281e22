/* docs/domain/orders.md#returns: what a return takes of a rebate that was paid is what the settlement takes back. */
import { shanghai } from '../../../server/platform/clock';
import { salesOrderApi } from '../../../src/contract/orders/orders';
import { RETURN_TYPE, returnApi } from '../../../src/contract/orders/returns';
import { computeApi } from '../../../src/contract/promotion/settlement';
import { fill, publish } from './promotions';
import { type Moments, openMoments } from './storeAt';

const orderNo = 'DD2026021400000001';
let moments: Moments;

beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

/** What is taken at this second; asked for once more where the machine was too busy to ask within it. */
async function rebateDeductAt(second: string): Promise<string> {
  const { data, serverTime } = await moments.at(second, async ({ operator }) => {
    const { lineNo, batchNo } = (await operator.data(returnApi.goods, { orderNo })).rows[0]!;
    const lines = [{ lineNo, batchNo, returnQty: '2' }];
    return operator.call(returnApi.preview, { orderNo, lines, returnType: RETURN_TYPE.quality });
  });
  return shanghai(serverTime) === second ? data.rebateDeduct : rebateDeductAt(second);
}

test('a return takes of a rebate that was paid until its deadline, and nothing after that', async () => {
  await moments.at('2026-02-20 09:00:00', async ({ operator, admin }) => {
    const { custId } = await operator.data(salesOrderApi.detail, { orderNo });
    const { formId } = await fill(operator, 'fullAmountRebate', { custIds: [custId] });
    const { activityId } = await publish(operator, 'fullAmountRebate', {
      ...{ formId, customerScopeType: 'CUSTOMER', stackMode: 'STACKABLE', amountBasis: 1 },
      ...{ startTime: '2026-02-13 00:00:00', endTime: '2026-02-21 00:00:00', returnDeadlineDays: 2 },
      ladders: [{ threshold: '1.00', rewardType: 'PERCENT', rewardValue: '10.00' }],
    });
    await operator.data(computeApi.recompute, { activityId });
    // 10 × 26.26 + 10 × 32.50 = 587.60.
    expect(await admin.data(computeApi.grant, { activityId, custIds: [custId], grantType: 2, early: 1 })).toEqual({
      ...{ granted: 1, amount: '58.76' },
    });
  });
  // 2 × 26.26 = 52.52.
  expect(await rebateDeductAt('2026-02-23 00:00:00')).toBe('5.25');
  expect(await rebateDeductAt('2026-02-23 00:00:01')).toBe('0.00');
});
