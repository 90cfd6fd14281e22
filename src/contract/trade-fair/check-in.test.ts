import { guestCodeIn } from './check-in';

const CODE = '0123456789abcdef'.repeat(2);

test.each([
  ['as it is', CODE, CODE],
  ['with what a scanner adds', ` ${CODE}\r`, CODE],
  ['in capitals, as a scanner types beside Caps Lock', CODE.toUpperCase(), CODE],
  ['of a voucher', 'CQ12345678', undefined],
  ['that is a digit short', CODE.slice(1), undefined],
])('a code %s', (_, given, found) => {
  expect(guestCodeIn(given)).toBe(found);
});
