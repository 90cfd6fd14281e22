/* docs/domain/property-bills.md#deposits: what a payment brings is what the bill has more by it. */
import { broughtBy } from '../../../server/areas/property/rules/billing/deposit';
import type { BillEvent } from '../../../server/areas/property/rules/billing/standing';

const bill = (...events: BillEvent[]) => ({
  amount: 100_000,
  payBy: '2026-03-01',
  lateFeeDays: 0,
  lateRate: 0,
  events,
});
const paid = (date: string, amount: number, no: string): BillEvent => ({ date, kind: 'PAY', amount, no });

test('of payments of one bill no more comes together than the bill is of, in whatever order they were entered', () => {
  const [late, early] = [paid('2026-03-20', 40_000, 'B'), paid('2026-03-05', 90_000, 'A')];
  expect(broughtBy(bill(late), 'B')).toBe(40_000);
  expect(broughtBy(bill(late, early), 'A')).toBe(60_000);
  // Taken back again: the other one has what it had.
  expect([broughtBy(bill(late, early), 'B'), broughtBy(bill(early), 'A')]).toEqual([10_000, 90_000]);
});

test('what the bill was let off for is prepaid when it is paid after all; what was reduced is not', () => {
  const credit: BillEvent = { date: '2026-03-31', kind: 'CREDIT', amount: 100_000, no: 'C' };
  expect(broughtBy(bill(credit, paid('2026-03-05', 100_000, 'A')), 'A')).toBe(0);
  const reduction: BillEvent = { date: '2026-03-31', kind: 'REDUCE', amount: 30_000, no: 'R' };
  expect(broughtBy(bill(reduction, paid('2026-03-05', 100_000, 'A')), 'A')).toBe(100_000);
});
