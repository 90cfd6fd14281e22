/* docs/domain/goods.md#monitors: whoever takes a product out waits for the run of its strategy, and holds no alert. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a strategy is locked before its alerts, as its run locks them', async () => {
  const backend = await main.start({ WORKER: '0' });
  const admin = await signedIn(backend.origin, 'admin.hq');
  const { records } = await admin.data(breedMonitorApi.page, { pageSize: 10 });
  const { alertId, strategyId } = records[0]!;
  const held = {
    before: `select 1 from monitor_strategy where strategy_id = ${strategyId} for update`,
    free: `select 1 from monitor_alert where alert_id = ${alertId} for update nowait`,
  };
  const remove = () => admin.call(breedMonitorApi.remove, { ids: [alertId] });
  expect((await meanwhile(backend.databaseUrl, held, remove)).code).toBe(200);
  await backend.stop();
});
