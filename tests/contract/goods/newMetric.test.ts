/* docs/domain/goods.md#alerts: what a strategy has found does not outlive the metric that it was found by. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { ALERT_STATUS, COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

/** Everything is below the threshold. */
const FORM: Input<typeof strategyApi.add> = {
  ...{ strategyName: '换指标', metric: METRIC.stock, compare: COMPARE.less, threshold: '99999999', windowDays: 30 },
  ...{ branchIds: ['FDB'], productScopeType: 'PRODUCT', productIds: ['P004', 'P104'], level: 2, noDataMinutes: 1440 },
  ...{ receiverIds: ['S00102'], notifyBy: [1], schedule: SCHEDULE.daily, runAt: '07:00' },
};
const OTHER = { ...FORM, metric: METRIC.expiryDays };

let backend: HostedBackend;
let admin: Client;
beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

async function found(id: string) {
  const { records } = await admin.data(breedMonitorApi.page, { strategyId: id, pageSize: 100 });
  return records
    .map(({ productId, metric, status, handlerName, result }) => ({ productId, metric, status, handlerName, result }))
    .sort((a, b) => a.metric - b.metric || a.productId.localeCompare(b.productId));
}

/** Two runs of one second are one. */
async function runAgain(id: string, { dueTime }: { dueTime: string }) {
  for (;;) {
    const run = await admin.data(strategyApi.run, { id });
    if (run.dueTime !== dueTime) return run;
  }
}

test('whoever changes the metric is asked about its open alerts, which end with the change and say why', async () => {
  const { strategyId: id } = await admin.data(strategyApi.add, FORM);
  const run = await admin.data(strategyApi.run, { id });
  const [first] = (await admin.data(breedMonitorApi.page, { strategyId: id })).records;
  await admin.data(breedMonitorApi.ignore, { ids: [first!.alertId] });
  // The same metric under other conditions closes nothing.
  await admin.data(strategyApi.update, { id, version: 1, ...FORM, threshold: '99999998' });
  const before = await found(id);
  expect(before.map(({ status }) => status).sort()).toEqual([ALERT_STATUS.open, ALERT_STATUS.ignored]);

  expect(await admin.call(strategyApi.update, { id, version: 2, ...OTHER })).toMatchObject({
    ...{ code: ERROR.metricChanges, msg: '更换指标后，原指标的1条待处理预警将关闭，确定保存吗？' },
  });
  expect(await found(id)).toEqual(before);
  const confirmCodes = [ERROR.metricChanges];
  await admin.data(strategyApi.update, { id, version: 2, ...OTHER, confirmCodes });
  const closed = { status: ALERT_STATUS.handled, handlerName: '周启明', result: '策略已更换指标，原指标的预警关闭。' };
  const ended = before.map((one) => (one.status === ALERT_STATUS.open ? { ...one, ...closed } : one));
  expect(await found(id)).toEqual(ended);

  // What was ignored or remembered of the old metric silences nothing of the new one.
  expect(await runAgain(id, run)).toMatchObject({ opened: 2 });
  expect((await found(id)).map(({ metric, status }) => [metric, status])).toEqual([
    ...ended.map(({ status }) => [METRIC.stock, status]),
    ...[0, 1].map(() => [METRIC.expiryDays, ALERT_STATUS.open]),
  ]);
});
