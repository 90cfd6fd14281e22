import { barsOf } from './timeline';

const march = { startTime: '2026-03-11 00:00:00', endTime: '2026-03-21 00:00:00' };

test('the line reaches from the first start to the last end, and what is shared is marked on it', () => {
  const before = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-16 00:00:00' };
  const { from, to, bars } = barsOf(march, [march, before]);
  expect([from, to]).toEqual(['2026-03-01 00:00:00', '2026-03-21 00:00:00']);
  expect(bars[0]).toMatchObject({ start: 0.5, width: 0.5 });
  expect(bars[1]).toEqual({ start: 0, width: 0.75, sharedStart: 0.5, sharedWidth: 0.25 });
});

test('a moment at the very end can be seen', () => {
  const moment = { startTime: march.endTime, endTime: march.endTime };
  const bar = barsOf(march, [march, moment]).bars[1]!;
  expect(bar.width).toBeGreaterThan(0);
  expect(bar.start + bar.width).toBeLessThanOrEqual(1);
});
