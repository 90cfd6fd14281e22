import type { DoorGuest, DoorList, DoorMeal, DoorWin } from '@/contract/trade-fair/door';
import { guestCodeIn } from '@/contract/trade-fair/check-in';
import { VOUCHER_STATUS } from '@/contract/trade-fair/dining';
import { TRADE_FAIR_STATE } from '@/contract/trade-fair/fairs';
import { REGISTER_STATUS } from '@/contract/trade-fair/hand-over';
import { MOBILE } from '@/contract/patterns';
import { knownOffset } from '@/core/clock/clock';
import { formatDate } from '@kit/format/date';
import { digestOf } from './digest';

/** The list of guests as this device keeps it for work without a connection, with the user whose list it is. */
export interface Book {
  tradeFairId: string;
  loginName: string;
  branchId: string;
  /** When the server gave the list: milliseconds, by the clock of this device. */
  heardAt: number;
  /** Milliseconds by which the server's clock was ahead of this device's. */
  offset: number;
  list: Omit<DoorList, 'guests'> & { guests: readonly DoorGuest[] };
}

const VOUCHER = /^CQ\d{8,12}$/i;
const MOST_FOUND = 20;

/** A scanned or typed text, and the kind of it. */
export type Typed = { kind: 'code' | 'phone' | 'voucher' | 'name'; value: string };

export function readTyped(given: string): Typed | undefined {
  const value = given.trim();
  if (value === '') return undefined;
  const guestCode = guestCodeIn(value);
  if (guestCode !== undefined) return { kind: 'code', value: guestCode };
  if (MOBILE.test(value)) return { kind: 'phone', value };
  if (VOUCHER.test(value)) return { kind: 'voucher', value: value.toUpperCase() };
  return { kind: 'name', value };
}

/** The guests who match a text: by code, mobile or voucher at most one. */
export async function findGuests({ list }: Book, { kind, value }: Typed): Promise<readonly DoorGuest[]> {
  if (kind === 'name') {
    const wanted = value.toLocaleLowerCase();
    return list.guests.filter(({ guestName }) => guestName.toLocaleLowerCase().includes(wanted)).slice(0, MOST_FOUND);
  }
  if (kind === 'voucher') {
    const guestId = list.vouchers.find(({ voucherNo }) => voucherNo === value)?.guestId;
    return list.guests.filter((one) => one.guestId === guestId);
  }
  const digest = await digestOf(list.salt, value);
  return list.guests.filter((one) => digest === (kind === 'phone' ? one.phoneDigest : one.codeDigest));
}

/** Why nobody may come in now, as far as the device knows; `now` in the format of the server's times. */
export function closedBecause({ list }: Book, now: string): 'over' | 'taken' | 'early' | 'hours' | undefined {
  if (list.state === TRADE_FAIR_STATE.takenDown) return 'taken';
  if (list.state === TRADE_FAIR_STATE.ended || now > list.endTime) return 'over';
  if (now < list.startTime) return 'early';
  return now < list.signInStart || now > list.signInEnd ? 'hours' : undefined;
}

/** The earlier check-in of the same day, at this or another door. */
export const earlierCheckIn = ({ list }: Book, guestId: string, now: string) =>
  list.day === now.slice(0, 10) ? list.checkIns.find((one) => one.guestId === guestId) : undefined;

export const isMealOn = ({ mealDate, startTime, endTime }: DoorMeal, now: string) =>
  mealDate === now.slice(0, 10) && now.slice(11, 16) >= startTime && now.slice(11, 16) <= endTime;

/** The voucher of a guest for a meal. */
export const voucherOf = ({ list }: Book, { mealId }: DoorMeal, guestId: string) =>
  list.vouchers.find((one) => one.guestId === guestId && one.mealId === mealId && one.status !== VOUCHER_STATUS.void);

export const winsOf = ({ list }: Book, guestId: string): readonly DoorWin[] =>
  list.wins.filter((one) => one.guestId === guestId);

export const isWaiting = ({ registerStatus }: DoorWin) => registerStatus === REGISTER_STATUS.waiting;

/**
 * Now, in the format of the server's times. After a start without a connection, the server's clock is taken to be as
 * far ahead as before.
 */
export const nowOf = ({ offset }: Pick<Book, 'offset'>) => formatDate(Date.now() + (knownOffset() ?? offset), 'YMDHMS');

const DAY_MS = 24 * 60 * 60 * 1000;
/** Until when the list may be read: milliseconds, by the clock of this device. A day, and not beyond the fair. */
export function keepUntil({ heardAt, offset, list: { endTime } }: Book) {
  const end = Date.parse(`${endTime.replace(' ', 'T')}+08:00`) - offset;
  return Math.min(heardAt + DAY_MS, Number.isNaN(end) ? heardAt : end);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The stored value, if it is a book. It is encrypted, so nobody else can have written it. */
export const asBook = (value: unknown): Book | undefined =>
  isRecord(value) && isRecord(value.list) && Array.isArray(value.list.guests) && typeof value.heardAt === 'number'
    ? // Only `keepBook` writes under this name.
      (value as unknown as Book)
    : undefined;
