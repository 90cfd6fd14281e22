import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { date, erpCode, id } from '../fields';

/** What is ranked by the orders of a fair. */
export const RANKED = ['branch', 'supplier', 'product', 'salesman'] as const;
export type Ranked = (typeof RANKED)[number];

/** Of one company, and of one day; meals belong to no company. */
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
  /** Valid or won: they fall when the fair ends and what was not drawn expires. */
  ticketCount: z.number().int(),
  /** All but those that were taken back. */
  ticketIssuedCount: z.number().int(),
  drawnCount: z.number().int(),
  prizeRegisteredCount: z.number().int(),
  /** In seats. */
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
  rank: post('/rank', pageQuery({ ...filter, by: z.enum(RANKED) }, ['orderAmount']), page(ranked), reads),
  /** By the hour of a day, or by the days of the fair. */
  trend: post('/trend', z.object(filter), z.array(moment), reads),
});
