import { LOCKS } from './advisoryLocks';

test('no two locks have one number', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
