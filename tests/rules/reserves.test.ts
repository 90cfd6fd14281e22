/* docs/domain/goods.md#core-reserves */
import { indexesOn, peakOf, reserveStatus } from '../../server/areas/goods/rules/reserves';
import { RESERVE_STATUS } from '../../src/contract/goods/stock';

const of = (reserveQty: number, startDate: string, endDate: string) => ({ reserveQty, startDate, endDate });

test('the day with most is found among the first days of reserves', () => {
  const rows = [
    of(100, '2026-03-01', '2026-03-20'),
    of(50, '2026-03-10', '2026-04-10'),
    of(80, '2026-03-20', '2026-03-31'),
  ];
  expect(peakOf(rows, '2026-03-08')).toEqual({ day: '2026-03-20', qty: 230 });
  expect(indexesOn(rows, '2026-03-20')).toEqual([0, 1, 2]);
  expect(peakOf(rows, '2026-03-21')).toEqual({ day: '2026-03-21', qty: 130 });
  // What is over counts no more.
  expect(peakOf(rows, '2026-05-01')).toEqual({ day: '2026-05-01', qty: 0 });
});

test('a reserve is used up before it is expired, and in force on its last day', () => {
  const row = { ...of(100, '2026-03-01', '2026-03-08'), usedQty: 40 };
  expect(reserveStatus(row, '2026-03-08')).toBe(RESERVE_STATUS.on);
  expect(reserveStatus(row, '2026-03-09')).toBe(RESERVE_STATUS.expired);
  expect(reserveStatus({ ...row, usedQty: 100 }, '2026-03-09')).toBe(RESERVE_STATUS.used);
});
