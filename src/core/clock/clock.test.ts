import fc from 'fast-check';
import { check } from '@tests/support/property';
import { learnServerTime, nextTimestamp, serverNow } from './clock';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers({ now: 1_772_413_200_000 }));
afterEach(() => {
  learnServerTime(Date.now(), Date.now());
  jest.useRealTimers();
});

test.each([-DAY, -3_600_000, -240_000, 0, 240_000, 3_600_000, DAY])(
  'a clock that is %i ms wrong is set right',
  (wrong) => {
    learnServerTime(Date.now() + wrong, Date.now() - 100);
    expect(serverNow() - Date.now()).toBe(wrong);
  },
);

test('a slow answer sets a clock right that its way does not explain', () => {
  const now = Date.now();
  learnServerTime(now + DAY, now - 60_000);
  expect(serverNow()).toBe(now + DAY);
});

test('an answer whose way explains the difference, or that makes no sense, teaches nothing', () => {
  const now = Date.now();
  learnServerTime(now, now);
  learnServerTime(now - 40_000, now - 60_000);
  learnServerTime(now + DAY, now + 1);
  for (const nonsense of [null, '1772413200000', NaN, -1, 0, 1.5, Infinity]) learnServerTime(nonsense, now);
  expect(serverNow()).toBe(now);
});

test('no two signatures share a moment, and none strays from the clock', () => {
  check(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 50 }), (pauses) => {
      const seen = pauses.map((pause) => {
        jest.advanceTimersByTime(pause);
        return nextTimestamp();
      });
      expect(new Set(seen).size).toBe(seen.length);
      for (const t of seen) expect(Math.abs(t - serverNow())).toBeLessThan(10_000);
    }),
    { runs: 200 },
  );
});
