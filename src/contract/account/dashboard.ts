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

/** What somebody new tries out on the first day, in this order. */
export const FIRST_STEPS = ['profile', 'fair', 'activity', 'import', 'export'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

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
  /** The first steps that the user may take, and which he has taken; by his own rows of the operation log. */
  firstSteps: get('/firstSteps', z.object({}), z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })), {
    access: 'session',
    write: false,
    assumed: true,
  }),
});
