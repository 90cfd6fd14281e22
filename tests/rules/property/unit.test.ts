import { floorsBetween, moveOf, unitNoOf } from '../../../server/areas/property/rules/unit';
import { maskNumber } from '../../../server/areas/property/rules/mask';

test.each([
  ['{F2}{N2}', 8, 1, '0801'],
  ['{F}-{N3}', 12, 7, '12-007'],
  ['A{N2}', 3, 11, 'A11'],
  ['{F2}{N2}', -2, 5, 'B0205'],
])('%s on floor %i, room %i: %s', (pattern, floor, room, expected) => {
  expect(unitNoOf(pattern, floor, room)).toBe(expected);
});

test('there is no floor between 1 and -1', () => {
  expect(floorsBetween(-2, 2)).toEqual([-2, -1, 1, 2]);
  expect(floorsBetween(3, 1)).toEqual([1, 2, 3]);
});

test('what is let changes by its lease alone', () => {
  const moves = [1, 2, 3, 4, 9].flatMap((from) =>
    [1, 2, 3, 4, 9].flatMap((to) => {
      const move = moveOf(from, to);
      return move ? [`${from}→${to} ${move}`] : [];
    }),
  );
  expect(moves).toEqual(['1→2 reserve', '1→4 maintain', '1→9 close', '2→1 release', '4→1 restore', '9→1 reopen']);
});

test('a number shows its ends', () => {
  expect(maskNumber('91420100MA4KTE5T87')).toBe('9142**********5T87');
});
