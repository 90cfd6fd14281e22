import { createBuckets } from './buckets';

test('ten seconds of the rate at once, then the rate; every key has its own', () => {
  const take = createBuckets(2);
  for (let i = 0; i < 20; i += 1) expect(take('a', 0)).toBeUndefined();
  expect(take('a', 0)).toBe(1);
  expect(take('b', 0)).toBeUndefined();
  expect(take('a', 500)).toBeUndefined();
  expect(take('a', 500)).toBe(1);
  // The bucket is full again, but not beyond its limit.
  for (let i = 0; i < 20; i += 1) expect(take('a', 60_000)).toBeUndefined();
  expect(take('a', 60_000)).toBe(1);
});

test('a clock that goes back gives nothing, and 0 is no limit', () => {
  const take = createBuckets(1);
  for (let i = 0; i < 10; i += 1) take('a', 10_000);
  expect(take('a', 0)).toBe(1);
  const free = createBuckets(0);
  for (let i = 0; i < 1_000; i += 1) expect(free('a', 0)).toBeUndefined();
});

test('a hundred thousand keys are not remembered', () => {
  const take = createBuckets(1);
  for (let i = 0; i < 100_000; i += 1) expect(take(String(i), i)).toBeUndefined();
});
