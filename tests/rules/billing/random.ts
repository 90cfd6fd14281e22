/** Leases and bills of any kind, for what holds for all of them. */
import { addDays, dayNumber } from '../../../server/areas/property/rules/billing/days';
import { type LeaseTerms } from '../../../server/areas/property/rules/billing/schedule';
import { type BillEvent, type OwedBill } from '../../../server/areas/property/rules/billing/standing';
import { Dice } from '../dice';

export const RUNS = Number(process.env.LEASES ?? 1_000);

export const someDay = (dice: Dice, from: string, days: number) => addDays(from, dice.int(0, days));

export function someLease(dice: Dice): LeaseTerms {
  const startDate = someDay(dice, '2024-01-01', 1_500);
  const endDate = someDay(dice, addDays(startDate, 1), 1_400);
  const cycle = () => dice.pick([1, 3, 6, 12]);
  const amendments = dice.times(0, 2, () => ({
    fromDate: someDay(dice, startDate, dayNumber(endDate) - dayNumber(startDate)),
    rentAmount: dice.int(1, 3_000_000),
  }));
  return {
    ...{ startDate, endDate, outDate: null, rentAmount: dice.int(1, 3_000_000), payCycle: cycle() },
    ...{ cycleAnchor: dice.pick([1, 2]), billDay: dice.int(1, 28), freeDays: dice.pick([0, 0, 15, 31, 100]) },
    increases: [13, 25, 40].filter(() => dice.chance(0.5)).map((fromMonth) => ({ fromMonth, rate: dice.int(0, 999) })),
    amendments,
    rentKey: 'RENT',
    fees: dice.times(0, 2, (index) => ({
      ...{ feeKey: `F${index}`, calcMode: dice.pick([1, 2] as const), quantity: dice.int(1, 50_000) },
      prices: [{ from: '2000-01', price: dice.int(1, 200_000) }],
      cycle: dice.maybe(0.5, cycle),
    })),
  };
}

export const keyOf = ({ feeKey, periodStart }: { feeKey: string; periodStart: string }) => `${feeKey} ${periodStart}`;

export function someBill(dice: Dice): OwedBill {
  const payBy = someDay(dice, '2026-01-01', 200);
  const events = dice.times(0, 4, (index): BillEvent => ({
    ...{ date: someDay(dice, payBy, 150), kind: dice.pick(['PAY', 'PAY', 'CREDIT', 'WAIVE']) },
    ...{ amount: dice.int(1, 500_000), no: `N${index}` },
  }));
  return { payBy, amount: dice.int(1, 1_000_000), lateFeeDays: dice.int(0, 10), lateRate: dice.int(0, 20_000), events };
}
