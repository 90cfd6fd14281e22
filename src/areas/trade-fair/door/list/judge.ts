import { CHECK_IN_WAY } from '@/contract/trade-fair/check-in';
import type { DoorGuest, DoorMeal } from '@/contract/trade-fair/door';
import { VOUCHER_STATUS } from '@/contract/trade-fair/dining';
import { CHECK_IN_MODE } from '@/contract/trade-fair/fairs';
import { type Book, closedBecause, earlierCheckIn, isMealOn, type Typed, voucherOf } from './book';
import { type Outcome, outcomeOf, type Who } from '../waiting/entry';

/** Why the device itself refuses. */
export type Refusal = 'unknown' | 'over' | 'taken' | 'early' | 'hours' | 'way' | 'noVoucher' | 'mealOff' | 'noList';

export type Judgement = { refusal: Refusal; who: Who } | { again: Outcome } | { pass: Who };

interface Case {
  book: Book;
  typed: Typed;
  guest: DoorGuest | undefined;
  /** In the format of the server's times. */
  now: string;
}

const whoIs = ({ typed, guest }: Case): Who => ({
  name: guest?.guestName ?? (typed.kind === 'code' ? '' : typed.value),
  company: guest?.customerName ?? '',
});

/** Judges a check-in by the list of guests. */
export function judgeCheckIn(one: Case): Judgement {
  const { book, typed, guest, now } = one;
  const who = whoIs(one);
  const closed = closedBecause(book, now);
  if (closed) return { refusal: closed, who };
  if (!guest) return { refusal: 'unknown', who };
  const way = typed.kind === 'code' ? CHECK_IN_WAY.scan : CHECK_IN_WAY.manual;
  if (book.list.signInMode !== CHECK_IN_MODE.both && book.list.signInMode !== way) return { refusal: 'way', who };
  const earlier = earlierCheckIn(book, guest.guestId, now);
  if (earlier) return { again: outcomeOf('again', who, { time: earlier.signInTime, door: earlier.deviceNo }) };
  return { pass: who };
}

/** Judges a meal by the list of guests. */
export function judgeMeal(one: Case & { meal: DoorMeal }): Judgement {
  const { book, guest, meal, now } = one;
  const who = whoIs(one);
  if (!guest) return { refusal: 'unknown', who };
  const voucher = voucherOf(book, meal, guest.guestId);
  if (!voucher) return { refusal: 'noVoucher', who };
  if (voucher.status === VOUCHER_STATUS.used)
    return { again: outcomeOf('again', who, { time: voucher.usedTime ?? '', seats: voucher.seats }) };
  return isMealOn(meal, now) ? { pass: who } : { refusal: 'mealOff', who };
}
