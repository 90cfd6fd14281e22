import * as z from 'zod';
import { drill } from '../drill';
import { get, post, service } from '../endpoint';
import { code } from '../fields';
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

/** The cards of the dashboard: work that waits for the user, figures, and news since yesterday. */
export const CARDS = {
  waiting: [
    ...(['cashierReview', 'diffOpen', 'alertOpen', 'returnReview', 'orderAudit', 'feedbackOpen'] as const),
    ...(['companyEntryMine', 'customerEntryMine', 'commodityEntryMine', 'renewalMine', 'licenceCancelMine'] as const),
    ...(['licenceExpiring', 'exportFailed', 'erpFaulty', 'fairSoon'] as const),
  ],
  figures: [
    ...(['todayOrders', 'monthOrders', 'specialsRunning', 'flexibleRunning', 'discountRunning'] as const),
    ...(['rebateRunning', 'fairOngoing', 'exportRunning'] as const),
  ],
  changes: ['newOrders', 'newAlerts', 'newReturns', 'newFeedback'],
} as const;
export type CardGroup = keyof typeof CARDS;
export type CardId = (typeof CARDS)[CardGroup][number];
export const CARD_IDS: readonly CardId[] = Object.values(CARDS).flat();

const card = z.object({
  card: z.enum(Object.values(CARDS).flat()),
  /** Null where the count of this card failed; other cards are not affected. */
  count: z.number().int().nullable(),
  /** There are more rows than are counted. */
  more: z.boolean(),
  /** The sum of orders in yuan. */
  amount: z.string().nullable(),
  /** The figure of the day or month before, up to the same time. */
  amountBefore: z.string().nullable(),
  drill,
});
export type DayCard = z.infer<typeof card>;

/** Days of a trend that ends today. */
export const TREND_DAYS = { today: 1, week: 7, month: 30 } as const;
const trendPoint = z.object({ date: z.string(), orderAmount: z.string(), orderCount: z.number().int(), drill });
export type OrderTrendPoint = z.infer<typeof trendPoint>;

/** The first steps of a new user, in this order. */
export const FIRST_STEPS = ['profile', 'fair', 'activity', 'import', 'export'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const dashboardApi = service('platform', '/dcr/api/dashboard', {
  /** Figures of the current branch and below (docs/domain/account.md#dashboard). Each area adds its own. */
  summary: get(
    '/summary',
    z.object({}),
    z.object({
      /** Null for users who may not open the list of fairs. */
      tradeFairs: z
        .object({
          byState: z.array(z.object({ state: z.enum(TRADE_FAIR_STATE), count: z.number().int() })),
          next: z.array(upcomingFair),
        })
        .nullable(),
      recentWork: z.array(recentWork),
    }),
    { access: 'session', write: false, assumed: true },
  ),
  /**
   * The cards whose list the user may open, each with the total of that list
   * (docs/domain/account.md#cards).
   */
  cards: get('/cards', z.object({}), z.array(card), {
    access: 'session',
    write: false,
    assumed: true,
    reads: ['cashier', 'statement', 'monitorAlert', 'returnRecord', 'salesOrder', 'licence', 'feedback', 'exportJob'],
  }),
  /** Orders of the current branch and below by day; for users who may search orders. */
  trend: post('/trend', z.object({ days: code(TREND_DAYS) }), z.array(trendPoint), {
    access: { pages: ['orderInquiry'] },
    write: false,
    assumed: true,
    reads: ['salesOrder'],
  }),
  /**
   * The first steps that the user may take, and which of them he has taken, according to his rows of the operation log.
   */
  firstSteps: get('/firstSteps', z.object({}), z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })), {
    access: 'session',
    write: false,
    assumed: true,
  }),
});
