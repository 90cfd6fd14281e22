import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { clockTime, code, date, dateTime, filter, FLAG, flag, id, mobile, orNone, plainText, posInt8 } from '../fields';
import { MEAL_TYPE, MOST_OF_VENUE } from './fairs';
import { GUEST_CODE } from './check-in';

export const MEAL_STATUS = { stopped: 0, open: 1 } as const;
export const VOUCHER_STATUS = { open: 0, used: 1, void: 2 } as const;
/** Who gets vouchers of a meal. */
export const MEAL_TARGET = { signedIn: 1, groups: 2, guests: 3 } as const;

const meal = z.object({
  mealId: z.string(),
  mealDate: z.string(),
  mealType: z.enum(MEAL_TYPE),
  startTime: z.string(),
  endTime: z.string(),
  venue: z.string(),
  /** Seats, like the two figures below. */
  quota: z.number().int(),
  issuedCount: z.number().int(),
  usedCount: z.number().int(),
  remain: z.number().int(),
  status: z.enum(MEAL_STATUS),
});
export type FairMeal = z.infer<typeof meal>;

const voucher = z.object({
  voucherNo: z.string(),
  guestName: z.string(),
  customerName: z.string(),
  seats: z.number().int(),
  status: z.enum(VOUCHER_STATUS),
  issueTime: z.string(),
  usedTime: z.string().nullable(),
});
export type Voucher = z.infer<typeof voucher>;

const form = {
  mealDate: date,
  mealType: code(MEAL_TYPE),
  startTime: clockTime,
  endTime: clockTime,
  quota: posInt8,
  venue: plainText(MOST_OF_VENUE).min(1),
};

const action = (button: ButtonCode, verb: 'add' | 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'meal'], assumed: true }) as const;

export const diningApi = service('platform', '/tradefair/api/tradeFair/dining', {
  page: post(
    '/page',
    pageQuery(
      {
        tradeFairId: id,
        mealDate: date.optional(),
        mealType: code(MEAL_TYPE).optional(),
        status: code(MEAL_STATUS).optional(),
      },
      ['mealDate', 'quota'],
    ),
    page(meal),
    { access: { pages: ['dining'] }, write: false, assumed: true, reads: ['tradeFair'] },
  ),
  add: post(
    '/add',
    z.object({ tradeFairId: id, ...form }),
    z.object({ mealId: z.string() }),
    action('dining_add', 'add'),
  ),
  /** Changes a meal, but not its day and kind; with `status` it is stopped, or opened again. */
  update: post(
    '/update',
    z.object({
      mealId: id,
      startTime: clockTime.optional(),
      endTime: clockTime.optional(),
      quota: posInt8.optional(),
      venue: plainText(MOST_OF_VENUE).min(1).optional(),
      status: code(MEAL_STATUS).optional(),
    }),
    z.object({ mealId: z.string() }),
    {
      access: { buttons: ['dining_edit', 'dining_stop'] },
      write: true,
      log: ['edit', 'meal'],
      assumed: true,
    },
  ),
  /** Issues vouchers: guests who have one for the meal are skipped; all others get one, or nobody does. */
  issue: post(
    '/issue',
    z.object({
      mealId: id,
      target: code(MEAL_TARGET),
      guestGroupIds: orNone(z.array(id).max(500)),
      guestIds: orNone(z.array(id).max(5_000)),
      companionsIncluded: flag.default(FLAG.yes),
    }),
    z.object({ issued: z.number().int(), seats: z.number().int(), skipped: z.number().int() }),
    action('dining_issue', 'add'),
  ),
  /** Lets a guest in, by voucher, code, mobile or id. */
  verify: post(
    '/verify',
    z.object({
      mealId: id,
      voucherNo: z
        .string()
        .regex(/^CQ\d{8,12}$/)
        .optional(),
      qrToken: z.string().regex(GUEST_CODE).optional(),
      guestId: id.optional(),
      phone: mobile.optional(),
      /** The time of the entry, if it was made without a connection. */
      happenedAt: dateTime.optional(),
    }),
    z.object({
      ...{ voucherNo: z.string(), guestName: z.string(), customerName: z.string() },
      ...{ seats: z.number().int(), remaining: z.number().int() },
    }),
    action('dining_verify', 'status'),
  ),
  detailPage: post(
    '/detailPage',
    pageQuery({ mealId: id, guestName: filter(20), status: code(VOUCHER_STATUS).optional() }, [
      'voucherNo',
      'usedTime',
    ]),
    page(voucher),
    { access: { buttons: ['dining_detail'] }, write: false, assumed: true, reads: ['guest'] },
  ),
});
