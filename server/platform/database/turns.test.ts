import { LOCKS } from './turns';

test('no two turns have one lock', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
