import { type FairMeal, MEAL_STATUS, MEAL_TARGET, type Voucher, VOUCHER_STATUS } from '@/contract/trade-fair/dining';
import { MEAL_TYPE } from '@/contract/trade-fair/fairs';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { controls } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** The receivers of the vouchers of a meal. */
export interface Issue {
  target: (typeof MEAL_TARGET)[keyof typeof MEAL_TARGET];
  guestGroupIds?: string[];
  guestIds?: string[];
  companionsIncluded: 0 | 1;
}

const MOST_SEATS = 99_999_999;

const mealType = codeTable('mealType', MEAL_TYPE, { dictCode: 'meal.type' });
const mealStatus = codeTable('mealStatus', MEAL_STATUS, {
  tones: { stopped: 'stopped', open: 'active' },
  dictCode: 'status',
});
const mealTarget = codeTable('mealTarget', MEAL_TARGET);
const voucherStatus = codeTable('voucherStatus', VOUCHER_STATUS, {
  tones: { open: 'waiting', used: 'active', void: 'stopped' },
});

/** A time of day. */
const clock = { width: 90, required: true, control: controls.time } as const;

/** A meal of a fair, and the use of its seats. */
export const diningFields = fieldsOf<FairMeal, Issue>()('dining', {
  mealDate: f.day({ width: 130, required: true, fixed: 'left', sorted: true }),
  mealType: f.codes(mealType, { required: true }),
  startTime: f.text(clock),
  endTime: f.text(clock),
  venue: f.text({ max: 50, width: 180, required: true }),
  quota: f.count({ min: 1, max: MOST_SEATS, required: true, sorted: true }),
  issuedCount: f.count(),
  usedCount: f.count(),
  remain: f.count(),
  status: f.codes(mealStatus),
  target: f.codes(mealTarget, { required: true }),
  guestGroupIds: f.list({ required: true }),
  guestIds: f.list({ required: true }),
  companionsIncluded: f.flag(),
});

/** The voucher with which a guest gets a meal. */
export const voucherFields = fieldsOf<Voucher>()('voucher', {
  voucherNo: f.code({ width: 140, sorted: true }),
  guestName: f.person({ max: 20 }),
  customerName: f.name({ width: 200 }),
  seats: f.count(),
  status: f.codes(voucherStatus),
  issueTime: f.dateTime(),
  usedTime: f.dateTime({ sorted: true }),
});
