/* docs/domain/goods.md#alerts: what becomes of an alert that somebody has handled, ignored or taken out. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { ALERT_STATUS, COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Step } from '../../support/onStore';
import { type Moments, openMoments } from '../promotion/storeAt';

const { open, handled, ignored } = ALERT_STATUS;
const [HANDLED, IGNORED, REMOVED] = ['P001', 'P003', 'P006'] as const;
const GOODS = [HANDLED, IGNORED, REMOVED];
const STRATEGY = {
  ...{ strategyName: '库存低于100', metric: METRIC.stock, compare: COMPARE.less, threshold: '100', windowDays: 30 },
  ...{ branchIds: ['FDB'], productScopeType: 'PRODUCT' as const, productIds: GOODS, level: 2 as const },
  ...{ receiverIds: ['S00102'], notifyBy: [1 as const], schedule: SCHEDULE.daily, runAt: '07:00' },
};

let moments: Moments;
let strategyId = '';
beforeAll(async () => {
  moments = await openMoments();
  await moments.at('2026-03-08 12:00:00', async ({ admin }) => {
    ({ strategyId } = await admin.data(strategyApi.add, STRATEGY));
    await admin.data(strategyApi.updateStatus, { id: strategyId, version: 1, status: 1, confirm: 1 });
  });
  await moments.onStore(
    { sql: 'delete from core_reserve' },
    { sql: 'update sales_order_line set shipped_qty = qty' },
    ...GOODS.map((id) => ({
      sql: `insert into stock (branch_id, product_id, warehouse, stock_qty, sync_time) values ('FDB', '${id}', 'W01', 0, '2026-03-08 06:00:00') on conflict do nothing`,
    })),
  );
});
afterAll(() => moments.remove());

/** The run of a day, with so much of each in stock. */
const runOn = (day: string, qty: number): Step[] => [
  {
    sql: `update stock set stock_qty = ${qty * 10_000}, locked_qty = 0, reserved_qty = 0, sync_time = '${day} 06:30:00'
      where branch_id = 'FDB' and product_id in ('${GOODS.join("', '")}')`,
  },
  { goods: `${day} 07:00:30` },
];

test('handled, recovered, found anew, ignored, taken out and added again', async () => {
  const at = (
    moment: string,
    work: (list: (productCode: string) => Promise<AlertFacts[]>, world: World) => Promise<void>,
  ) => moments.at(moment, (world) => work((productId) => alertsOf(world, productId), world));
  await moments.onStore(...runOn('2026-03-09', 90));
  await at('2026-03-09 12:00:00', async (list, { operator }) => {
    const idOf = async (productId: string) => (await list(productId))[0]!.alertId;
    const first = await idOf(HANDLED);
    await operator.data(breedMonitorApi.handle, { ids: [first], result: '已向供应商补货' });
    await operator.data(breedMonitorApi.ignore, { ids: [await idOf(IGNORED)] });
    await operator.data(breedMonitorApi.remove, { ids: [await idOf(REMOVED)] });
  });
  // A day in range for the first, none for the others.
  await moments.onStore(...runOn('2026-03-10', 90));
  await moments.onStore(...runOn('2026-03-11', 120), ...runOn('2026-03-12', 90));
  await at('2026-03-12 12:00:00', async (list, { operator }) => {
    expect((await list(HANDLED)).map(({ status, relapsed }) => [status, relapsed])).toEqual([
      [open, 0],
      [handled, 0],
    ]);
    expect((await list(IGNORED)).map(({ status }) => status)).toEqual([ignored]);
    expect((await list(REMOVED)).map(({ status }) => status)).toEqual([handled]);
    await operator.data(breedMonitorApi.add, { strategyId, productIds: [REMOVED], branchIds: ['FDB'] });
  });
  await moments.onStore(...runOn('2026-03-13', 90));
  // More than a week after the first was handled, and its successor is open: it has not come back, it was found anew.
  await moments.onStore(...runOn('2026-03-20', 90));
  await at('2026-03-20 12:00:00', async (list, { operator }) => {
    const found = await list(HANDLED);
    expect(found.map(({ status, relapsed }) => [status, relapsed])).toEqual([
      [open, 0],
      [handled, 0],
    ]);
    expect((await list(REMOVED)).map(({ status, alertTime }) => [status, alertTime.slice(0, 10)])).toEqual([
      [open, '2026-03-13'],
      [handled, '2026-03-09'],
    ]);
    expect((await list(IGNORED)).map(({ status }) => status)).toEqual([ignored]);
    await operator.data(breedMonitorApi.handle, { ids: [found[0]!.alertId], result: '再次向供应商补货' });
  });
  await moments.onStore(...runOn('2026-03-26', 90), ...runOn('2026-03-28', 90));
  // Thirty days of silence are over on April 8.
  await moments.onStore(...runOn('2026-04-08', 90), ...runOn('2026-04-09', 90), ...runOn('2026-04-10', 90));
  await at('2026-04-10 12:00:00', async (list) => {
    expect((await list(HANDLED)).map(({ status, relapsed }) => [status, relapsed])).toEqual([
      [handled, 1],
      [handled, 0],
    ]);
    expect((await list(IGNORED)).map(({ status, alertTime }) => [status, alertTime.slice(0, 10)])).toEqual([
      [open, '2026-04-09'],
      [ignored, '2026-03-09'],
    ]);
  });
});

type World = Parameters<Parameters<Moments['at']>[1]>[0];
type AlertFacts = Awaited<ReturnType<typeof alertsOf>>[number];

/** The alerts of a product, the newest first. */
async function alertsOf({ admin }: World, productId: string) {
  const { records } = await admin.data(breedMonitorApi.page, { strategyId, pageSize: 100 });
  return records.filter((one) => one.productId === productId).sort((a, b) => (a.alertTime < b.alertTime ? 1 : -1));
}
