import { isUscc } from '../../patterns';
import { usccFault } from './uscc';

test.each([
  '91420100MA4KTE5T87',
  '914201007757000021',
  '91420100300258142K',
  '91310115MA1H000125',
  '12440300455751783K',
])('%s is one', (code) => {
  expect(isUscc(code)).toBe(true);
  expect(usccFault(code)).toBeUndefined();
});

test.each([
  ['91420100MA4KTE5T80', 'check'],
  ['91420100MA4KTE5T8', 'length'],
  ['91420100MA4KTE5I87', 'characters'],
  ['91420100MA4KTE5T87 ', 'length'],
  ['91420100ma4kte5t87', 'characters'],
  ['9142010AMA4KTE5T87', 'characters'],
  ['', 'length'],
] as const)('%s is none: %s', (code, fault) => {
  expect(isUscc(code)).toBe(false);
  expect(usccFault(code)).toBe(fault);
});

test('of all last characters one fits', () => {
  const alphabet = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY');
  const fitting = alphabet.filter((last) => usccFault(`91420100MA4KTE5T8${last}`) === undefined);
  expect(fitting).toEqual(['7']);
});

test('each other character in each position is found', () => {
  const code = '91420100300258142K';
  const alphabet = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY');
  for (const [i, own] of Array.from(code).entries())
    for (const other of alphabet.filter((one) => one !== own))
      expect([i, other, isUscc(code.slice(0, i) + other + code.slice(i + 1))]).toEqual([i, other, false]);
});
