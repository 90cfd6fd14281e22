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

/** Planned: a change has a time; until then the former status holds. */
export const LISTING_STATUS = { waiting: 0, up: 1, down: 2, planned: 3 } as const;
export type ListingStatus = (typeof LISTING_STATUS)[keyof typeof LISTING_STATUS];
export const LISTING_REASON = { licence: 1, outOfStock: 2, quality: 3, price: 4, other: 9 } as const;
export type ListingReason = (typeof LISTING_REASON)[keyof typeof LISTING_REASON];
export const PLAN_ACTION = { up: 1, down: 2 } as const;
export type PlanAction = (typeof PLAN_ACTION)[keyof typeof PLAN_ACTION];
/**
 * Events of a listing: `failed` is a plan that could not be carried out, `expired` an expired licence, `undone` an
 * import that was undone.
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
  /** The status that holds while a change is planned. */
  statusBefore: z.enum(LISTING_STATUS).nullable(),
  reason: z.enum(LISTING_REASON).nullable(),
  remark: z.string(),
  planAction: z.enum(PLAN_ACTION).nullable(),
  planTime: z.string().nullable(),
  /** Why the last plan was not carried out; empty if it was. */
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
  /** The name of the user; empty where the clock did it. */
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

/** Which of the group's products a company offers, and from when (docs/domain/goods.md#listing). */
export const listingApi = service('platform', '/dcr/api/listing', {
  page: post('/page', pageQuery(filters, ['operateTime', 'planTime']), page(listing), {
    access: { pages: ['listing'] },
    write: false,
    assumed: true,
  }),
  /** The events of a listing, the latest first. */
  log: post('/log', pageQuery({ id }, ['time']), page(event), look('listing_log')),
  /** Lists products; those without a picture, or less than 60 complete, need a confirmation (43514). */
  up: post(
    '/up',
    z.object({ ...chosen(id, filters), ...confirmation }),
    batchResult,
    write('listing_up', 'listing_batchUp'),
  ),
  /** The results that `up` would have. */
  upPreview: post('/up/preview', z.object(chosen(id, filters)), batchResult, look('listing_up', 'listing_batchUp')),
  /**
   * Delists products with a reason, and with a remark where the reason is "other"; products on pages of the app need a
   * confirmation (43722).
   */
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
