import { lt, sql } from 'drizzle-orm';
import { FIGURE_DAYS, METRIC, type Metric } from '../../../../src/contract/goods/monitoring';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { claimSetting } from '../../../platform/settings';
import { dayBefore, type Measured, measured } from './figures';
import { monitorFigure } from './schema/monitor';

/** Days of sales that a daily figure looks back over, where a metric does. */
export const FIGURE_WINDOW = 30;
const KEPT = 'monitorFigures';

export const isWindowed = (metric: Metric) => metric === METRIC.salesGrowth || metric === METRIC.margin;

const rowsOf = (values: readonly Measured[], { metric, now }: { metric: Metric; now: string }) =>
  chunks(values.map((one) => ({ ...one, metric, day: now.slice(0, 10), measuredTime: now })));

/** Keeps the figures of a day in its first minute, as perhaps no run follows; figures of 400 days ago go. */
export function keepFigures(db: Db, now: string): Promise<number> {
  const today = now.slice(0, 10);
  return db.transaction(async (tx) => {
    if (!(await claimSetting(tx, KEPT, today))) return 0;
    let rows = 0;
    for (const metric of Object.values(METRIC)) {
      const values = await measured(tx, { metric, windowDays: FIGURE_WINDOW, now });
      for (const some of rowsOf(values, { metric, now }))
        await tx.insert(monitorFigure).values(some).onConflictDoNothing();
      rows += values.length;
    }
    await tx.delete(monitorFigure).where(global('clock', lt(monitorFigure.day, dayBefore(today, FIGURE_DAYS))));
    return rows;
  });
}

/** What the first run of a day has found of its metric is the figure of the day: a backtest sees what the run has seen. */
export async function keepFirstRun(
  db: Db,
  values: readonly Measured[],
  { metric, windowDays, now }: { metric: Metric; windowDays: number; now: string },
) {
  if (isWindowed(metric) && windowDays !== FIGURE_WINDOW) return;
  if (!(await claimSetting(db, `${KEPT}.${metric}`, now.slice(0, 10)))) return;
  const { branchId, productId, day } = monitorFigure;
  for (const some of rowsOf(values, { metric, now }))
    await db
      .insert(monitorFigure)
      .values(some)
      .onConflictDoUpdate({
        target: [monitorFigure.metric, branchId, productId, day],
        set: {
          value: sql`excluded.value`,
          syncTime: sql`excluded.sync_time`,
          measuredTime: sql`excluded.measured_time`,
        },
      });
}
