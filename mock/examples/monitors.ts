import { monitorAlert, monitorFigure, monitorStrategy } from '../../server/areas/goods/data/schema/monitor';
import { COMPARE, METRIC, MONITOR_LEVEL, NOTIFY_BY, SCHEDULE } from '../../src/contract/goods/monitoring';
import { countWatched } from '../../server/areas/goods/data/watchedGoods';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';

const FIRST_STRATEGY = 92_601;
const FIRST_ALERT = 92_701;
const UNIT = 10_000;
const HISTORY = 60;

const EVERYWHERE = ['FDB', 'FDB01', 'FDB02', 'FDC', 'FDD'];
const usual = { windowDays: 30, pendingRuns: 1, recoverMargin: 0, recoverRuns: 1, noDataMinutes: 1440, noDataRuns: 2 };

const STRATEGIES = [
  {
    ...usual,
    strategyName: '近效期90天',
    metric: METRIC.expiryDays,
    compare: COMPARE.atMost,
    threshold: 90 * UNIT,
    ...{ level: MONITOR_LEVEL.warning, branchIds: EVERYWHERE, runAt: '07:00', status: 1 as const },
  },
  {
    ...{ ...usual, strategyName: '库存低于100', metric: METRIC.stock, compare: COMPARE.less, threshold: 100 * UNIT },
    ...{ level: MONITOR_LEVEL.severe, branchIds: ['FDB'], runAt: '08:00', pendingRuns: 3, recoverMargin: 10 * UNIT },
    status: 1 as const,
  },
  {
    ...usual,
    strategyName: '30天无动销',
    metric: METRIC.idleDays,
    compare: COMPARE.atLeast,
    threshold: 30 * UNIT,
    ...{ level: MONITOR_LEVEL.notice, branchIds: EVERYWHERE, runAt: '07:30', status: 0 as const },
  },
];

/** Product of Hubei, days to its expiry, and what has become of the alert. */
const ALERTS = [
  ['P004', 48, 0],
  ['P104', 48, 0],
  ['P110', 54, 1],
] as const;

/** Strategies, what they have found in Hubei, and the figures of sixty days. */
export async function seedMonitors(db: Db, day: string) {
  const at = (days: number) => shanghai(fromShanghai(day) + days * DAY);
  const by = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };
  const gmtCreated = `${day} 06:30:00`;
  await db.insert(monitorStrategy).values(
    STRATEGIES.map((one, i) => ({
      ...{ ...by, ...one, gmtCreated, gmtModified: gmtCreated, strategyId: String(FIRST_STRATEGY + i) },
      ...{ strategyCode: `JK${String(i + 1).padStart(4, '0')}`, receiverIds: ['S00102'], schedule: SCHEDULE.daily },
      ...{ notifyBy: [NOTIFY_BY.console], productScopeType: 'ALL' as const },
    })),
  );
  for (const i of STRATEGIES.keys()) await countWatched(db, String(FIRST_STRATEGY + i));
  await db.insert(monitorAlert).values(
    ALERTS.map(([productId, days, status], i) => ({
      ...{ productId, status, branchId: 'FDB', alertId: String(FIRST_ALERT + i), strategyId: String(FIRST_STRATEGY) },
      ...{ metric: METRIC.expiryDays, compare: COMPARE.atMost, level: MONITOR_LEVEL.warning, threshold: 90 * UNIT },
      ...{ currentValue: days * UNIT, alertTime: `${day} 07:00:00` },
      ...(status === 1 ? { handlerName: '陈思远', handleTime: `${day} 08:20:00`, result: '已安排促销消化' } : {}),
    })),
  );
  const days = Array.from({ length: HISTORY }, (_, i) => HISTORY - i);
  await db.insert(monitorFigure).values(
    ALERTS.flatMap(([productId, toExpiry], i) =>
      days.flatMap((before) => {
        const of = { productId, branchId: 'FDB', day: at(-before).slice(0, 10), syncTime: at(-before) };
        return [
          { ...of, metric: METRIC.stock, value: (300 + i * 70 + ((before * 37) % 160)) * UNIT },
          { ...of, metric: METRIC.expiryDays, value: (toExpiry + before) * UNIT },
        ];
      }),
    ),
  );
}
