import { percent } from './percent';

test.each([
  [1n, 3n, '33.33'],
  [2n, 3n, '66.67'],
  [1n, 8n, '12.50'],
  [0n, 5n, '0.00'],
  [7n, 7n, '100.00'],
  [5n, 0n, ''],
  [1n, 20_000n, '0.01'],
])('%s of %s is %s%', (part, whole, text) => {
  expect(percent(part, whole)).toBe(text);
});
