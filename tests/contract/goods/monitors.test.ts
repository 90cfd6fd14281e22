/* docs/domain/goods.md#monitors: what is tried first, what runs by its schedule, and what is done about what it finds. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { ALERT_STATUS, COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

type Form = Input<typeof strategyApi.add>;
/** R37: below 100 three times in a row, over again from 110 on. */
const R37 = {
  ...{ metric: METRIC.stock, compare: COMPARE.less, threshold: '100', windowDays: 30, branchIds: ['FDB'] },
  ...{ productScopeType: 'PRODUCT', productIds: ['P001', 'P003', 'P006'], pendingRuns: 3, recoverMargin: '10' },
  ...{ schedule: SCHEDULE.daily, noDataMinutes: 120 },
} satisfies Partial<Form>;
const form = (more: Partial<Form> = {}): Form => ({
  ...{ ...R37, strategyName: '库存低于100', level: 3, receiverIds: ['S00102'], notifyBy: [1], runAt: '07:00' },
  ...more,
});

describe('tried and switched on', () => {
  let backend: Backend;
  let admin: Client;
  let hubei: Client;
  beforeAll(async () => {
    backend = await main.start();
    admin = await signedIn(backend.origin, 'admin.hq');
    hubei = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());

  test('what was not tried is asked about before it is enabled; a backtest answers no more than is stored', async () => {
    const own = form({ productIds: ['P004'], pendingRuns: 1 });
    const { strategyId: id } = await admin.data(strategyApi.add, own);
    const enable = (version: number, more: object = {}) =>
      admin.call(strategyApi.updateStatus, { id, version, status: 1, ...more });
    expect(await enable(1)).toMatchObject({ code: ERROR.strategyUntried });
    expect(await admin.call(strategyApi.backtest, { ...own, days: 90 })).toMatchObject({
      ...{ code: ERROR.tooFewFigures, msg: '只保存了60天的数据，不能回测更久' },
    });
    expect(await admin.data(strategyApi.backtest, { ...own, days: 30, schedule: SCHEDULE.hourly })).toMatchObject({
      ...{ alerts: 0, goods: 0, days: 30, note: '每小时执行的策略按每日数据回测。' },
    });
    expect((await enable(1)).code).toBe(200);
    expect(await admin.call(strategyApi.delete, { id, version: 2 })).toMatchObject({ code: ERROR.strategyRuns });
    // Other conditions are to be tried anew.
    await admin.data(strategyApi.update, { id, version: 2, ...own, threshold: '120' });
    await admin.data(strategyApi.updateStatus, { id, version: 3, status: 0 });
    expect(await enable(4)).toMatchObject({ code: ERROR.strategyUntried });
    expect((await enable(4, { confirmCodes: [ERROR.strategyUntried] })).code).toBe(200);
    expect(await hubei.call(strategyApi.add, own)).toMatchObject({ status: 403 });
    expect(await admin.call(strategyApi.add, form({ productIds: [] }))).toMatchObject({
      ...{ code: ERROR.strategyIncomplete, data: [{ field: 'productIds' }] },
    });
  });

  test('how many products a strategy watches is known before its first run, and follows what is added', async () => {
    const own = form({ productIds: ['P004'], branchIds: ['FDB'] });
    const { strategyId: id } = await admin.data(strategyApi.add, own);
    const count = async () =>
      (await admin.data(strategyApi.page, { pageSize: 100 })).records.find(({ strategyId }) => strategyId === id)
        ?.productCount;
    expect(await count()).toBe(1);
    await admin.data(strategyApi.update, { id, version: 1, ...own, productIds: ['P001', 'P003', 'P004'] });
    expect(await count()).toBe(3);
    await hubei.data(breedMonitorApi.add, { strategyId: id, productIds: ['P002'], branchIds: ['FDB'] });
    expect(await count()).toBe(4);
    await admin.data(strategyApi.run, { id });
    expect(await count()).toBe(4);
  });

  test('alerts are handled with a result, ignored, or the product is watched no more', async () => {
    const list = async (more: object = {}) =>
      (await hubei.data(breedMonitorApi.page, { strategyId: '92601', ...more })).records;
    const [first, second] = (await list({ status: ALERT_STATUS.open })).map(({ alertId }) => alertId).sort();
    expect(await hubei.call(breedMonitorApi.handle, { ids: [first!], result: '短' })).toMatchObject({
      data: [{ field: 'result' }],
    });
    expect(await hubei.data(breedMonitorApi.handle, { ids: [first!, '1'], result: '已联系供应商换货' })).toEqual({
      done: 1,
    });
    expect(await hubei.data(breedMonitorApi.ignore, { ids: [first!, second!] })).toEqual({ done: 1 });
    expect((await list()).map(({ alertId, status, handlerName }) => [alertId, status, handlerName]).sort()).toEqual([
      ['92701', ALERT_STATUS.handled, '陈思远'],
      ['92702', ALERT_STATUS.ignored, '陈思远'],
      ['92703', ALERT_STATUS.handled, '陈思远'],
    ]);
    expect((await hubei.data(breedMonitorApi.trend, { id: first! })).length).toBeGreaterThan(50);
    // The near expiry of P004 is found again by a run, but not of what was taken out of it.
    await hubei.data(breedMonitorApi.remove, { ids: ['92702'] });
    expect(await hubei.call(strategyApi.run, { id: '92601' })).toMatchObject({ code: ERROR.branchNotGranted });
    const run = await admin.data(strategyApi.run, { id: '92601' });
    expect(run.checked).toBeGreaterThan(100);
    const open = await list({ status: ALERT_STATUS.open, pageSize: 100 });
    expect(open.map(({ productId }) => productId)).not.toContain('P104');
    expect(run.messages).toMatchObject([
      { receiverName: '陈思远', text: expect.stringContaining('近效期90天') as string },
    ]);
    // Once is enough: what is open stays one.
    await admin.data(strategyApi.run, { id: '92601' });
    expect(await list({ status: ALERT_STATUS.open, pageSize: 100 })).toEqual(open);
  });
});
