import { VOUCHER_STATUS } from '@/contract/trade-fair/dining';
import { REGISTER_STATUS } from '@/contract/trade-fair/hand-over';
import type { Book } from './book';
import type { NewEntry } from '../waiting/entry';

/** The list after an entry of this device, which shows at once, before the server has answered. */
export function learned(list: Book['list'], { work, wish, guestId }: NewEntry, time: string): Book['list'] {
  if (work === 'checkIn') {
    if (guestId === undefined) return list;
    const checkIn = { guestId, signInTime: time, deviceNo: wish.deviceNo ?? '' };
    return { ...list, checkIns: [...list.checkIns, checkIn] };
  }
  if (work === 'dining') {
    const isMeant = (one: Book['list']['vouchers'][number]) => one.guestId === guestId && one.mealId === wish.mealId;
    const used = { status: VOUCHER_STATUS.used, usedTime: time };
    return { ...list, vouchers: list.vouchers.map((one) => (isMeant(one) ? { ...one, ...used } : one)) };
  }
  const received = { registerStatus: REGISTER_STATUS.received, registerTime: time };
  return { ...list, wins: list.wins.map((one) => (one.winNo === wish.winNo ? { ...one, ...received } : one)) };
}
