import { ERROR } from '../../../../src/contract/error-codes';
import { mayRenewOn, renewalRefusal, renewalWarning, validFrom } from './renewal';

test.each([
  // From 180 days before the end, both ends counted, to any time after it.
  ['2026-09-04', true],
  ['2026-09-05', false],
  ['2020-01-01', true],
  [null, false],
])('a licence that ends on %s may be renewed on 2026-03-08: %s', (expiryDate, expected) => {
  expect(mayRenewOn(expiryDate, '2026-03-08')).toBe(expected);
});

test.each([
  ['2026-03-28', '2031-03-27', undefined],
  ['2026-03-28', '2026-03-28', ERROR.renewalNotLater],
  ['2026-03-28', '2026-03-29', undefined],
  ['2025-12-31', '2026-03-07', ERROR.licenceEnded],
  ['2025-12-31', '2026-03-08', undefined],
  ['2026-12-31', '2031-12-31', ERROR.entryForbids],
])('a licence that ends on %s, renewed until %s: %s', (before, expiryDate, expected) => {
  expect(renewalRefusal(before, { expiryDate }, '2026-03-08')).toBe(expected);
});

test('a renewal that ends within thirty days needs a confirmation', () => {
  expect(renewalWarning({ expiryDate: '2026-04-06' }, '2026-03-08')).toBe(ERROR.licenceEnding);
  expect(renewalWarning({ expiryDate: '2026-04-07' }, '2026-03-08')).toBeUndefined();
});

test('a renewed licence is valid neither before its issue nor before its approval', () => {
  expect(validFrom('2026-03-20', '2026-03-23')).toBe('2026-03-23');
  expect(validFrom('2026-04-01', '2026-03-23')).toBe('2026-04-01');
});
