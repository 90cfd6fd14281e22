import { differenceOf, owed, sumOf } from './sums';

const rows = ['30.72', '11.88', '11.52', '22.20', '20.79', '11.10'].map((rewardAmount) => ({ rewardAmount }));

test('the parts of one reward are summed to the fen, and a missing fen is found', () => {
  expect(sumOf(rows)).toBe('108.21');
  expect(differenceOf(rows, '108.21')).toBeNull();
  expect(differenceOf(rows, '108.22')).toBe('-0.01');
  expect(sumOf([])).toBe('0.00');
});

test('what was granted beyond the reward is to be taken back (E45)', () => {
  expect(owed([{ rewardAmount: '59.86', grantedAmount: '113.76' }])).toBe('-53.90');
});
