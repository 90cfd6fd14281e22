import { addMonths, isDue, isNormal } from '../../../server/areas/property/rules/inspection';
import { afterWork } from '../../../server/areas/property/rules/work';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months: %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  [1, '2026-03-01', '2026-03-02', true],
  [1, '2026-03-01', '2026-02-28', false],
  [2, '2026-03-02', '2026-03-16', true],
  [2, '2026-03-02', '2026-03-17', false],
  [3, '2026-01-31', '2026-02-28', true],
  [3, '2026-01-31', '2026-03-28', false],
  [4, '2026-01-15', '2026-04-15', true],
  [4, '2026-01-15', '2026-03-15', false],
])('cycle %i from %s: a task on %s is %s', (cycle, from, day, expected) => {
  expect(isDue(cycle, from, day)).toBe(expected);
});

const item = { itemName: '压力', type: 2, min: '0.4', max: '0.8', autoOrder: 0, category: '消防', urgency: 1 } as const;

test('a number is normal between its limits, both included, whatever is said of it', () => {
  const found = ['0.39', '0.4', '0.80', '0.81'].map((value) => isNormal(item, { value, normal: 1 }));
  expect(found).toEqual([false, true, true, false]);
  expect(isNormal({ ...item, max: null }, { value: '99' })).toBe(true);
  expect(isNormal({ ...item, type: 1 }, { value: '1', normal: 0 })).toBe(false);
});

test('the ways of a work order', () => {
  expect(afterWork('reject', 1)).toBe(0);
  expect(afterWork('reject', 3)).toBe(2);
  expect(afterWork('cancel', 2)).toBeUndefined();
});
