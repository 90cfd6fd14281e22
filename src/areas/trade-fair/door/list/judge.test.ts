import type { DoorMeal } from '@/contract/trade-fair/door';
import { type Book, keepUntil, readTyped } from './book';
import { judgeCheckIn, judgeMeal } from './judge';

const guest = {
  ...{ guestId: '74017', guestName: '何俊杰', customerName: '康宁大药房连锁', phone: '136****3416' },
  ...{ phoneDigest: '', codeDigest: '', seatNo: 'B17', companions: 1, departmentName: '销售一部' },
};
const book: Book = {
  ...{ tradeFairId: '70001', loginName: 'show.clerk', branchId: 'FDC', heardAt: 0, offset: 0 },
  list: {
    ...{ subject: '2026春季订货会', state: 3, startTime: '2026-03-07 08:30:00', endTime: '2026-03-10 18:00:00' },
    ...{ signInStart: '2026-03-07 08:00:00', signInEnd: '2026-03-10 12:00:00', signInMode: 3, signatureRequired: 0 },
    ...{ day: '2026-03-08', works: ['checkIn', 'dining'], salt: '', stamp: '', isCut: false, guests: [guest] },
    checkIns: [{ guestId: '74018', signInTime: '2026-03-08 09:03:00', deviceNo: 'B口' }],
    ...{ meals: [], vouchers: [], wins: [] },
  },
};
const typed = { kind: 'phone', value: '13600003416' } as const;
const ask = (now: string, change: Partial<Book['list']> = {}) =>
  judgeCheckIn({ book: { ...book, list: { ...book.list, ...change } }, typed, guest, now });
const who = { name: '何俊杰', company: '康宁大药房连锁' };

test('within the hours of the fair a guest of the list passes', () => {
  expect(ask('2026-03-08 09:00:00')).toEqual({ pass: who });
});

test.each([
  ['2026-03-07 08:00:00', {}, 'early'],
  ['2026-03-10 12:00:01', {}, 'hours'],
  ['2026-03-10 18:00:01', {}, 'over'],
  ['2026-03-08 09:00:00', { state: 4 }, 'over'],
  ['2026-03-08 09:00:00', { state: 2 }, 'taken'],
  ['2026-03-08 09:00:00', { signInMode: 1 }, 'way'],
] as const)('at %s with %j: %s', (now, change, refusal) => {
  expect(ask(now, change)).toEqual({ refusal, who });
});

test('who is not on the list is unknown, by what was typed; who is in is told when and where, on that day', () => {
  const now = '2026-03-08 10:00:00';
  expect(judgeCheckIn({ book, typed, guest: undefined, now })).toEqual({
    refusal: 'unknown',
    who: { name: '13600003416', company: '' },
  });
  const other = { ...guest, guestId: '74018' };
  expect(judgeCheckIn({ book, typed, guest: other, now })).toMatchObject({
    again: { kind: 'again', time: '2026-03-08 09:03:00', door: 'B口' },
  });
  expect(judgeCheckIn({ book, typed, guest: other, now: '2026-03-09 10:00:00' })).toEqual({ pass: who });
});

test('a meal asks for its voucher, its hours, and lets in once', () => {
  const meal: DoorMeal = {
    mealId: '1',
    mealDate: '2026-03-08',
    mealType: 2,
    startTime: '11:30',
    endTime: '13:30',
    venue: '二楼',
    status: 1,
  };
  const voucher = {
    voucherNo: 'CQ00000001',
    mealId: '1',
    guestId: '74017',
    seats: 2,
    status: 0,
    usedTime: null,
  } as const;
  const eat = (now: string, vouchers: Book['list']['vouchers']) =>
    judgeMeal({ book: { ...book, list: { ...book.list, vouchers } }, typed, guest, meal, now });
  expect(eat('2026-03-08 12:00:00', [voucher])).toEqual({ pass: who });
  expect(eat('2026-03-08 13:31:00', [voucher])).toEqual({ refusal: 'mealOff', who });
  expect(eat('2026-03-08 12:00:00', [])).toEqual({ refusal: 'noVoucher', who });
  const used = { ...voucher, status: 1, usedTime: '2026-03-08 11:40:00' } as const;
  expect(eat('2026-03-08 12:00:00', [used])).toMatchObject({ again: { time: '2026-03-08 11:40:00', seats: 2 } });
});

test('the list is kept for a day, and not beyond the fair, whatever the clock of the device says', () => {
  const HOUR = 3_600_000;
  const end = Date.parse('2026-03-10T18:00:00+08:00');
  expect(keepUntil({ ...book, heardAt: end - 30 * HOUR })).toBe(end - 6 * HOUR);
  expect(keepUntil({ ...book, heardAt: end - 2 * HOUR })).toBe(end);
  // This device is an hour slow.
  expect(keepUntil({ ...book, heardAt: end - 3 * HOUR, offset: HOUR })).toBe(end - HOUR);
});

test.each([
  [' 13600003416 ', 'phone'],
  ['0123456789ABCDEF0123456789abcdef', 'code'],
  ['cq00000102', 'voucher'],
  ['王', 'name'],
])('%s is read as a %s', (given, kind) => {
  expect(readTyped(given)?.kind).toBe(kind);
});
