import { and, count, eq, inArray } from 'drizzle-orm';
import type { Drill } from '../../../../../src/contract/drill';
import type { MonitorRun } from '../../../../../src/contract/goods/monitor-strategies';
import { ALERT_STATUS } from '../../../../../src/contract/goods/monitoring';
import type { Context } from '../../../../http/context';
import { hasPage } from '../../../../http/permission';
import { within } from '../../../../platform/scope';
import { monitorAlert } from '../../data/schema/monitor';

const ALERTS = '/item/breedMonitor';
const { recovered } = ALERT_STATUS;

type Run = Pick<MonitorRun, 'startTime' | 'opened' | 'recovered'>;
type Moment = typeof monitorAlert.alertTime | typeof monitorAlert.handleTime;

/** How many alerts in sight opened, or recovered, at each of these times. */
async function visibleAlerts(
  moment: Moment,
  { strategyId, times }: { strategyId: string; times: string[] },
  context: Context,
) {
  const isRecovered = moment === monitorAlert.handleTime ? eq(monitorAlert.status, recovered) : undefined;
  const rows = await context.db
    .select({ moment, found: count() })
    .from(monitorAlert)
    .where(
      within(
        context.session,
        monitorAlert,
        and(eq(monitorAlert.strategyId, strategyId), inArray(moment, times), isRecovered),
      ),
    )
    .groupBy(moment);
  return new Map(rows.map((row) => [row.moment, row.found]));
}

/**
 * Where the alerts stand that runs have opened and closed. A run is of all companies of its strategy: whoever does not
 * see all that was counted gets the figure, and no way to a part of it.
 */
export async function runDrills(strategyId: string, runs: readonly Run[], context: Context) {
  const { db, session, now: asOf } = context;
  if (runs.length === 0 || !(await hasPage(db, session.userId, ['breedMonitor']))) return () => ({});
  const of = { strategyId, times: runs.map(({ startTime }) => startTime) };
  const opened = await visibleAlerts(monitorAlert.alertTime, of, context);
  const closed = await visibleAlerts(monitorAlert.handleTime, of, context);
  const to = (filters: Drill['filters']): Drill => ({ menuUrl: ALERTS, filters: { strategyId, ...filters }, asOf });
  return ({ startTime, ...run }: Run): MonitorRun['drills'] => ({
    ...((opened.get(startTime) ?? 0) === run.opened ? { opened: to({ alertTime: [startTime, startTime] }) } : {}),
    ...((closed.get(startTime) ?? 0) === run.recovered
      ? { recovered: to({ status: String(recovered), handleTime: [startTime, startTime] }) }
      : {}),
  });
}
