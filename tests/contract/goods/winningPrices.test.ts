/* docs/domain/goods.md#monitors: metric 3 looks at the price that wins for a customer, not at the list. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Input } from '../../../src/contract/endpoint';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { type Moments, openMoments } from '../promotion/storeAt';

const CONTENT = {
  ...{ metric: METRIC.belowMin, compare: COMPARE.less, threshold: '0', windowDays: 30, branchIds: ['FDB'] },
  ...{ productScopeType: 'PRODUCT', productIds: ['P001', 'P003'], schedule: SCHEDULE.daily },
} satisfies Partial<Input<typeof strategyApi.add>>;
const DAYS = Array.from({ length: 8 }, (_, i) => `2026-03-${String(i + 9).padStart(2, '0')}`);

describe('the price that wins', () => {
  let moments: Moments;
  beforeAll(async () => {
    moments = await openMoments();
  });
  afterAll(() => moments.remove());

  test('one customer’s price below the least is found while it holds, live and by a backtest', async () => {
    let id = '';
    await moments.at('2026-03-08 12:00:00', async ({ admin, operator }) => {
      ({ strategyId: id } = await admin.data(strategyApi.add, {
        ...{ ...CONTENT, strategyName: '低于最低价', level: 3, receiverIds: ['S00102'], notifyBy: [1], runAt: '10:05' },
      }));
      await admin.data(strategyApi.updateStatus, { id, version: 1, status: 1, confirm: 1 });
      const rule = {
        ...{ categoryCode: 'SPECIAL' as const, branchId: 'FDB', productScopeType: 'PRODUCT' as const },
        ...{ productIds: ['P001'], saveAndEnable: 1 as const, confirm: 1 as const },
      };
      // The minimum of P001 is 10.50. One customer's price of a single piece, for four days.
      await operator.data(prodRulesApi.addRule, {
        ...{ ...rule, ruleName: '一家客户', customerScopeType: 'CUSTOMER', custIds: ['C100'], priority: 990 },
        ...{ effectiveStart: '2026-03-10 00:00:00', effectiveEnd: '2026-03-13 23:59:59' },
        params: { items: [{ productId: 'P001', specialPrice: '9.7321', minQty: 1 }], lockPrice: 1 },
      });
      // A price of ten pieces is not that of one.
      await operator.data(prodRulesApi.addRule, {
        ...{ ...rule, ruleName: '十件', priority: 991, productIds: ['P003'] },
        ...{ effectiveStart: '2026-03-01 00:00:00', effectiveEnd: '2026-03-31 23:59:59' },
        params: { items: [{ productId: 'P003', specialPrice: '0.5000', minQty: 10 }], lockPrice: 0 },
      });
    });
    await moments.onStore(
      ...DAYS.flatMap((day) => [
        { sql: `update stock set sync_time = '${day} 10:00:00' where branch_id = 'FDB'` },
        { goods: `${day} 10:05:30` },
      ]),
    );
    await moments.at('2026-03-16 12:00:00', async ({ admin }) => {
      const { records } = await admin.data(breedMonitorApi.page, { strategyId: id });
      expect(
        records.map(({ productId, currentValue, alertTime, handleTime }) => [
          ...[productId, currentValue, alertTime.slice(0, 10), handleTime?.slice(0, 10)],
        ]),
      ).toEqual([['P001', '-0.7679', '2026-03-10', '2026-03-14']]);
      const tried = await admin.data(strategyApi.backtest, { ...CONTENT, days: 8 });
      expect(tried.rows).toMatchObject([
        { productId: 'P001', value: '-0.7679', opened: '2026-03-10', recovered: '2026-03-14' },
      ]);
    });
  });
});
