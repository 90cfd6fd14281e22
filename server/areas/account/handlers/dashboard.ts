import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { dashboardApi } from '../../../../src/contract/account/dashboard';
import { TRADE_FAIR_STATE } from '../../../../src/contract/trade-fair/fairs';
import { advanceFairs, tradeFair } from '../../trade-fair/public';
import { global, within } from '../../../platform/scope';
import { operationLog } from '../../../platform/schema/platform';
import { implement } from '../../../http/implement';
import type { Context } from '../../../http/context';
import { hasPage } from '../../../http/permission';
import { dayCards, orderTrend } from './dashboardCards';
import { firstSteps } from './firstSteps';

const NEXT = 5;
const RECENT = 8;
const DONE = 200;

const fairsByState = ({ db, session }: Context) =>
  db
    .select({ state: tradeFair.state, count: count() })
    .from(tradeFair)
    .where(within(session, tradeFair))
    .groupBy(tradeFair.state)
    .orderBy(tradeFair.state);

/** The ongoing ones, then the published ones by their start. */
const nextFairs = ({ db, session }: Context) =>
  db
    .select({
      tradeFairId: tradeFair.tradeFairId,
      subject: tradeFair.subject,
      state: tradeFair.state,
      startTime: tradeFair.startTime,
      endTime: tradeFair.endTime,
    })
    .from(tradeFair)
    .where(within(session, tradeFair, inArray(tradeFair.state, [TRADE_FAIR_STATE.published, TRADE_FAIR_STATE.ongoing])))
    .orderBy(desc(tradeFair.state), asc(tradeFair.startTime))
    .limit(NEXT);

/** Empty for a user who can open none of them. */
async function fairs(context: Context) {
  const { db, now, session } = context;
  if (!(await hasPage(db, session.userId, ['tradeFairManage']))) return null;
  await advanceFairs(db, now);
  const next = await nextFairs(context);
  return {
    byState: await fairsByState(context),
    next: next.map(({ startTime, endTime, ...fair }) => ({
      ...fair,
      startTime: startTime ?? '',
      endTime: endTime ?? '',
    })),
  };
}

/** The user's own last changes, without sign-ins. */
const recentWork = ({ db, session }: Context) =>
  db
    .select({
      operateTime: operationLog.operateTime,
      action: operationLog.action,
      objectType: operationLog.objectType,
      objectId: operationLog.objectId,
      objectName: operationLog.objectName,
    })
    .from(operationLog)
    .where(
      global(
        'own',
        and(
          eq(operationLog.loginName, session.loginName),
          eq(operationLog.resultCode, DONE),
          ne(operationLog.objectType, 'session'),
          ne(operationLog.objectType, 'user'),
          ne(operationLog.objectType, 'file'),
        ),
      ),
    )
    .orderBy(desc(operationLog.operateTime), desc(operationLog.logId))
    .limit(RECENT);

export const dashboardRoutes = implement(dashboardApi, {
  cards: (_, context) => dayCards(context),
  trend: orderTrend,
  firstSteps: (_, context) => firstSteps(context),
  summary: async (_, context) => ({ tradeFairs: await fairs(context), recentWork: await recentWork(context) }),
});
