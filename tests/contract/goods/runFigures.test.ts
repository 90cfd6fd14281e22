/* docs/domain/reports.md#figures-open-their-rows: what runs of a strategy have opened and closed. */
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Input } from '../../../src/contract/endpoint';
import { openMoments } from '../promotion/storeAt';
import { opened } from '../reports/drills';

const form = (threshold: string, branchIds: string[]): Input<typeof strategyApi.add> => ({
  ...{ strategyName: `库存 ${branchIds.join()}`, metric: METRIC.stock, compare: COMPARE.less, threshold },
  ...{ windowDays: 30, branchIds, productScopeType: 'ALL', level: 2, receiverIds: ['S00102'], notifyBy: [1] },
  ...{ schedule: SCHEDULE.daily, runAt: '07:00', noDataMinutes: 1440 },
});

/** Everything is below the first threshold, nothing below the second. */
const [HIGH, LOW] = ['99999999', '-1'] as const;
const BOTH = ['FDB', 'FDC'];
const OWN = ['FDB'];

test('each figure of a run opens as many alerts as it says, for whoever sees all of them', async () => {
  const moments = await openMoments();
  const found = await moments.at('2026-03-08 09:00:00', async ({ admin }) => {
    const run = async (branchIds: string[]) => {
      const { strategyId: id } = await admin.data(strategyApi.add, form(HIGH, branchIds));
      return { id, count: (await admin.data(strategyApi.run, { id })).opened };
    };
    return { both: await run(BOTH), own: await run(OWN) };
  });
  const { both, own } = found;
  expect(own.count).toBeGreaterThan(10);
  expect(both.count).toBeGreaterThan(own.count);
  await moments.at('2026-03-08 10:00:00', async ({ admin, operator }) => {
    for (const [{ id, count }, branchIds] of [[both, BOTH] as const, [own, OWN] as const]) {
      await admin.data(strategyApi.update, { id, version: 1, ...form(LOW, branchIds) });
      expect(await admin.data(strategyApi.run, { id })).toMatchObject({ opened: 0, recovered: count });
      const [second, first] = (await admin.data(strategyApi.runs, { id })).records;
      expect(await opened(admin, first!.drills.opened!)).toEqual({ total: count });
      expect(await opened(admin, first!.drills.recovered!)).toEqual({ total: 0 });
      expect(await opened(admin, second!.drills.opened!)).toEqual({ total: 0 });
      expect(await opened(admin, second!.drills.recovered!)).toEqual({ total: count });
    }
    // The part that an operator sees is not what was counted; of his own company's strategy it is.
    const seen = (await operator.data(strategyApi.runs, { id: both.id })).records;
    expect(seen.map(({ drills }) => Object.keys(drills))).toEqual([['opened'], ['recovered']]);
    const [second, first] = (await operator.data(strategyApi.runs, { id: own.id })).records;
    expect(await opened(operator, first!.drills.opened!)).toEqual({ total: own.count });
    expect(await opened(operator, second!.drills.recovered!)).toEqual({ total: own.count });
  });
  await moments.remove();
});
