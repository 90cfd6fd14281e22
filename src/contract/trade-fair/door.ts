import * as z from 'zod';
import { post, service } from '../endpoint';
import { FLAG, id } from '../fields';
import { MEAL_STATUS, VOUCHER_STATUS } from './dining';
import { CHECK_IN_MODE, MEAL_TYPE, TRADE_FAIR_STATE } from './fairs';
import { REGISTER_STATUS } from './hand-over';

/** What is done at a door (docs/domain/trade-fair.md#door-mode), each by a button of its own. */
export const DOOR_BUTTONS = {
  checkIn: ['signIn_scan', 'signIn_manual'],
  dining: ['dining_verify'],
  handOver: ['prizeRegistration_register'],
} as const;
export const DOOR_WORKS = ['checkIn', 'dining', 'handOver'] as const;
export type DoorWork = (typeof DOOR_WORKS)[number];

/** The digest of a mobile or a code: a device can recognise one that it is shown, but not compute it. */
const digest = z.string();

const guest = z.object({
  guestId: z.string(),
  guestName: z.string(),
  customerName: z.string(),
  /** Masked. */
  phone: z.string(),
  phoneDigest: digest,
  codeDigest: digest,
  seatNo: z.string(),
  companions: z.number().int(),
  departmentName: z.string(),
});
export type DoorGuest = z.infer<typeof guest>;

const checkIn = z.object({ guestId: z.string(), signInTime: z.string(), deviceNo: z.string() });

const meal = z.object({
  mealId: z.string(),
  mealDate: z.string(),
  mealType: z.enum(MEAL_TYPE),
  startTime: z.string(),
  endTime: z.string(),
  venue: z.string(),
  status: z.enum(MEAL_STATUS),
});
export type DoorMeal = z.infer<typeof meal>;

const voucher = z.object({
  voucherNo: z.string(),
  mealId: z.string(),
  guestId: z.string(),
  seats: z.number().int(),
  status: z.enum(VOUCHER_STATUS),
  usedTime: z.string().nullable(),
});

const win = z.object({
  winNo: z.string(),
  guestId: z.string(),
  prizeName: z.string(),
  registerStatus: z.enum(REGISTER_STATUS),
  registerTime: z.string().nullable(),
  receiver: z.string(),
});
export type DoorWin = z.infer<typeof win>;

const list = z.object({
  subject: z.string(),
  state: z.enum(TRADE_FAIR_STATE),
  startTime: z.string(),
  endTime: z.string(),
  /** The hours in which guests may check in. */
  signInStart: z.string(),
  signInEnd: z.string(),
  signInMode: z.enum(CHECK_IN_MODE),
  signatureRequired: z.enum(FLAG),
  /** The day of `checkIns`. */
  day: z.string(),
  /** The work that the caller may do. */
  works: z.array(z.enum(DOOR_WORKS)),
  /** The salt of the digests. */
  salt: z.string(),
  /** Sent back by a device that has the list already: if nothing has changed, the answer has no guests. */
  stamp: z.string(),
  /** Null: the guests that the caller has are still right. */
  guests: z.array(guest).nullable(),
  /** There are more guests than a device stores, so it works only with a connection. */
  isCut: z.boolean(),
  checkIns: z.array(checkIn),
  meals: z.array(meal),
  vouchers: z.array(voucher),
  wins: z.array(win),
});
export type DoorList = z.infer<typeof list>;

/** The most guests that a device gets. */
export const MOST_GUESTS = 20_000;

export const doorApi = service('platform', '/tradefair/api/tradeFair/door', {
  /** The list that a device at the door stores, encrypted, to answer without a connection. */
  list: post('/list', z.object({ tradeFairId: id, stamp: z.string().max(64).optional() }), list, {
    access: { buttons: [...DOOR_BUTTONS.checkIn, ...DOOR_BUTTONS.dining, ...DOOR_BUTTONS.handOver] },
    write: false,
    assumed: true,
    reads: ['guest', 'checkIn', 'meal', 'winner', 'tradeFair'],
  }),
});
