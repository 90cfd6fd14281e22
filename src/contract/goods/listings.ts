import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import {
  batchResult,
  chosen,
  code,
  confirmation,
  dateTime,
  done,
  erpCode,
  filter,
  id,
  orEmpty,
  orNull,
  period,
} from '../fields';
import { plainText, version } from '../fields';

/** Planned: what is to happen at its time; until then it stays as it was before. */
export const LISTING_STATUS = { waiting: 0, up: 1, down: 2, planned: 3 } as const;
export type ListingStatus = (typeof LISTING_STATUS)[keyof typeof LISTING_STATUS];
export const LISTING_REASON = { licence: 1, outOfStock: 2, quality: 3, price: 4, other: 9 } as const;
export type ListingReason = (typeof LISTING_REASON)[keyof typeof LISTING_REASON];
export const PLAN_ACTION = { up: 1, down: 2 } as const;
export type PlanAction = (typeof PLAN_ACTION)[keyof typeof PLAN_ACTION];
/**
 * What has happened: `failed` is a plan that could not be carried out, `expired` a licence that has run out, `undone` an
 * import that was taken back.
 */
export const LISTING_EVENT = { up: 1, down: 2, planned: 3, cancelled: 4, failed: 5, expired: 6, undone: 7 } as const;
export type ListingEvent = (typeof LISTING_EVENT)[keyof typeof LISTING_EVENT];

const ACTIONS = ['up', 'down', 'plan', 'cancelPlan'] as const;
export type ListingAction = (typeof ACTIONS)[number];

const listing = z.object({
  listingId: z.string(),
  branchId: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  /** The price of the company or the nearest one above; null: there is none. */
  listPrice: z.string().nullable(),
  stockQty: z.string(),
  listingStatus: z.enum(LISTING_STATUS),
  /** What it is while something is planned. */
  statusBefore: z.enum(LISTING_STATUS).nullable(),
  reason: z.enum(LISTING_REASON).nullable(),
  remark: z.string(),
  planAction: z.enum(PLAN_ACTION).nullable(),
  planTime: z.string().nullable(),
  /** Why the last plan was not carried out; empty where it was. */
  planError: z.string(),
  operateTime: z.string(),
  operatorName: z.string(),
  version: z.number().int(),
  can: z.array(z.enum(ACTIONS)),
});
export type Listing = z.infer<typeof listing>;

const event = z.object({
  eventId: z.string(),
  time: z.string(),
  event: z.enum(LISTING_EVENT),
  /** Empty where the clock has done it. */
  byName: z.string(),
  reason: z.enum(LISTING_REASON).nullable(),
  planTime: z.string().nullable(),
  /** The remark, or why a plan failed. */
  text: z.string(),
});
export type ListingStep = z.infer<typeof event>;

const filters = {
  ...{ productCode: filter(40), productName: filter(100), manufacturer: filter(100), branchId: erpCode.optional() },
  ...{ listingStatus: code(LISTING_STATUS).optional(), operateTime: period.optional() },
};

const because = { reason: orNull(code(LISTING_REASON)), remark: orEmpty(plainText(200)) };

const write = (...buttons: ButtonCode[]) =>
  ({ access: { buttons }, write: true, log: ['status', 'listing'], assumed: true }) as const;
const look = (...buttons: ButtonCode[]) => ({ access: { buttons }, write: false, assumed: true }) as const;

/** What companies offer of the group's products, and from when (docs/domain/goods.md#listing). */
export const listingApi = service('platform', '/dcr/api/listing', {
  page: post('/page', pageQuery(filters, ['operateTime', 'planTime']), page(listing), {
    access: { pages: ['listing'] },
    write: false,
    assumed: true,
  }),
  /** What has become of one, the last first. */
  log: post('/log', pageQuery({ id }, ['time']), page(event), look('listing_log')),
  /** What has no picture, or is less than 60 complete, is asked for (43514). */
  up: post(
    '/up',
    z.object({ ...chosen(id, filters), ...confirmation }),
    batchResult,
    write('listing_up', 'listing_batchUp'),
  ),
  /** What `up` would do. */
  upPreview: post('/up/preview', z.object(chosen(id, filters)), batchResult, look('listing_up', 'listing_batchUp')),
  /** With a reason, and a remark where that is "other"; pages that show a product are asked for (43722). */
  down: post(
    '/down',
    z.object({ ...chosen(id, filters), ...because, ...confirmation }),
    batchResult,
    write('listing_down', 'listing_batchDown'),
  ),
  downPreview: post(
    '/down/preview',
    z.object(chosen(id, filters)),
    batchResult,
    look('listing_down', 'listing_batchDown'),
  ),
  plan: post(
    '/plan',
    z.object({ id, version, action: code(PLAN_ACTION), planTime: dateTime, ...because, ...confirmation }),
    done,
    write('listing_plan'),
  ),
  cancelPlan: post('/plan/cancel', z.object({ id, version }), done, write('listing_plan')),
});
