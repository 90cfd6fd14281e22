import { count, eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ALERT_STATUS, type Metric } from '../../../../../src/contract/goods/monitoring';
import type { Context } from '../../../../http/context';
import { type Confirmation, requireConfirmation } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { ofParent } from '../../../../platform/scope';
import { monitorAlert, monitorState } from '../../data/schema/monitor';
import type { StrategyRow } from './read';

/**
 * A strategy that gets another metric begins anew. The user confirms that first where alerts are open: they are closed
 * with the reason in their result, and the states of its products by the former metric are deleted.
 */
export async function leaveMetric(
  { strategyId, metric: former }: Pick<StrategyRow, 'strategyId' | 'metric'>,
  { metric, ...confirmation }: { metric: Metric } & Confirmation,
  { db, session, now }: Context,
) {
  if (metric === former) return;
  const open = ofParent(monitorAlert.strategyId, strategyId, eq(monitorAlert.status, ALERT_STATUS.open));
  const [found] = await db.select({ alerts: count() }).from(monitorAlert).where(open);
  const alerts = found?.alerts ?? 0;
  requireConfirmation(alerts > 0 ? [{ code: ERROR.metricChanges, params: { count: alerts } }] : [], confirmation);
  await db
    .update(monitorAlert)
    .set({
      ...{ status: ALERT_STATUS.handled, handlerName: session.realName, handleTime: now },
      result: translate('zh')('monitor.metricChanged'),
    })
    .where(open);
  await db.delete(monitorState).where(ofParent(monitorState.strategyId, strategyId));
}
