import * as z from 'zod';
import { get, service } from '../endpoint';
import { TRADE_FAIR_STATE } from '../trade-fair/fairs';

const upcomingFair = z.object({
  tradeFairId: z.string(),
  subject: z.string(),
  state: z.enum(TRADE_FAIR_STATE),
  startTime: z.string(),
  endTime: z.string(),
});

/** One of the user's own last changes. */
const recentWork = z.object({
  operateTime: z.string(),
  action: z.number().int(),
  objectType: z.string(),
  objectId: z.string(),
  objectName: z.string(),
});

export const dashboardApi = service('platform', '/dcr/api/dashboard', {
  /** Figures of the current branch and below (docs/domain/account.md#dashboard). Each area adds its own. */
  summary: get(
    '/summary',
    z.object({}),
    z.object({
      tradeFairsByState: z.array(z.object({ state: z.enum(TRADE_FAIR_STATE), count: z.number().int() })),
      nextTradeFairs: z.array(upcomingFair),
      recentWork: z.array(recentWork),
    }),
    { access: 'session', write: false, assumed: true },
  ),
});
