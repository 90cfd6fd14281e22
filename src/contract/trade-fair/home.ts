import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { date, erpCode, id } from '../fields';

/** The kinds of rankings by orders of a fair. */
export const RANKED = ['branch', 'supplier', 'product', 'salesman'] as const;
export type Ranked = (typeof RANKED)[number];

/** The company and the day; meals belong to no company. */
const filter = { tradeFairId: id, branchId: erpCode.optional(), day: date.optional() };

const figures = z.object({
  invitedCount: z.number().int(),
  confirmedCount: z.number().int(),
  guestCount: z.number().int(),
  signInCount: z.number().int(),
  /** Per cent of the guests with two decimals. */
  signInRate: z.string(),
  orderCustomerCount: z.number().int(),
  orderCount: z.number().int(),
  /** Yuan. */
  orderAmount: z.string(),
  discountAmount: z.string(),
  /** Valid or winning tickets: their number falls at the end of the fair, when undrawn tickets expire. */
  ticketCount: z.number().int(),
  /** All tickets that were issued and not voided. */
  ticketIssuedCount: z.number().int(),
  drawnCount: z.number().int(),
  prizeRegisteredCount: z.number().int(),
  /** Seats. */
  diningUsed: z.number().int(),
  diningQuota: z.number().int(),
});
export type HomeFigures = z.infer<typeof figures>;

const ranked = z.object({
  key: z.string(),
  name: z.string(),
  orderCount: z.number().int(),
  orderAmount: z.string(),
});
export type RankedRow = z.infer<typeof ranked>;

const moment = z.object({
  /** `yyyy-MM-dd`, or `HH` of the chosen day. */
  at: z.string(),
  signIns: z.number().int(),
  orders: z.number().int(),
  orderAmount: z.string(),
});
export type TrendPoint = z.infer<typeof moment>;

/** The figures that can be explained. */
export const EXPLAINED = [
  'invitedCount',
  'confirmedCount',
  'signInCount',
  'orderCustomerCount',
  'orderCount',
  'orderAmount',
  'discountAmount',
  'ticketIssuedCount',
  'drawnCount',
  'prizeRegisteredCount',
  'diningUsed',
] as const;
export type Explained = (typeof EXPLAINED)[number];

/** The kinds of rows that a figure counts or leaves out. */
export const FIGURE_PARTS = [
  ...(['sent', 'unsent', 'sendFailed', 'withdrawn', 'accepted', 'declined', 'unanswered'] as const),
  ...(['came', 'signInRevoked', 'notCome', 'ordered', 'cancelledOnly'] as const),
  ...(['toConfirm', 'confirmed', 'shipped', 'finished', 'cancelled'] as const),
  ...(['bySignIn', 'byOrder', 'byHand', 'ticketVoid'] as const),
  ...(['won', 'winRevoked', 'winWaived', 'received', 'waiting', 'waived', 'overdue'] as const),
  ...(['seated', 'seatsLeft', 'otherDay'] as const),
] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];

const explanation = z.object({
  /** The counted parts add up to the figure. */
  parts: z.array(
    z.object({
      key: z.enum(FIGURE_PARTS),
      count: z.number().int(),
      /** Yuan, if the figure is an amount. */
      amount: z.string().nullable(),
      counted: z.boolean(),
    }),
  ),
  /** For tickets: the rule by which the fair gives them. */
  ticketRule: z
    .object({
      amountPerTicket: z.string().nullable(),
      signInTickets: z.number().int().nullable(),
      maxTicketsPerGuest: z.number().int().nullable(),
    })
    .nullable(),
});
export type Explanation = z.infer<typeof explanation>;

const madeOf = [
  'invitation',
  'guest',
  'checkIn',
  'fairOrder',
  'lotteryTicket',
  'draw',
  'winner',
  'meal',
  'import',
] as const;
const reads = { access: { pages: ['saleShowHome'] }, write: false, assumed: true, reads: madeOf } as const;

/** The figures of a fair (docs/domain/trade-fair.md#figures); each is the total of a list. */
export const fairHomeApi = service('platform', '/tradefair/api/tradeFair/home', {
  figures: post('/figures', z.object(filter), figures, reads),
  explain: post('/explain', z.object({ ...filter, figure: z.enum(EXPLAINED) }), explanation, reads),
  rank: post('/rank', pageQuery({ ...filter, by: z.enum(RANKED) }, ['orderAmount']), page(ranked), {
    ...reads,
    cost: 'heavy',
  }),
  /** The trend by the hours of a day, or by the days of the fair. */
  trend: post('/trend', z.object(filter), z.array(moment), reads),
});
