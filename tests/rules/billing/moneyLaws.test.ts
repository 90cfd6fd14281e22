/* docs/domain/property-bills.md: what holds for every lease, meter, bill and end, whatever it is like. */
import { sumOf } from '../../../server/platform/numbers/exact';
import { addDays, dayNumber } from '../../../server/areas/property/rules/billing/days';
import { ageing } from '../../../server/areas/property/rules/billing/payment';
import { schedule } from '../../../server/areas/property/rules/billing/schedule';
import { type BilledRow, settlement } from '../../../server/areas/property/rules/billing/settle';
import { type BillEvent, standing } from '../../../server/areas/property/rules/billing/standing';
import { type IssuedBill, type LooseEntry, statementOf } from '../../../server/areas/property/rules/billing/statement';
import { Dice } from '../dice';
import { keyOf, RUNS, someBill, someDay, someLease } from './random';

test('a payment entered late is one entered in time, a reversed one was never made, and the ages sum to what is open', () => {
  const dice = new Dice(903);
  for (let run = 0; run < RUNS; run += 1) {
    const bill = someBill(dice);
    const at = someDay(dice, bill.payBy, 400);
    const inTime = standing(bill, at);
    // No two of them on one day: on one day they come as they were entered.
    const days = new Set(bill.events.map(({ date }) => date));
    if (days.size === bill.events.length)
      expect(standing({ ...bill, events: dice.shuffled(bill.events) }, at)).toEqual(inTime);
    const payment: BillEvent = {
      date: someDay(dice, bill.payBy, 200),
      kind: 'PAY',
      amount: dice.int(1, 900_000),
      no: 'P',
    };
    const events = [...bill.events, payment];
    expect(standing({ ...bill, events: events.filter(({ no }) => no !== 'P') }, at)).toEqual(inTime);
    const { unpaid, lateFee, reduced, credited, paid, principal, feeOpen } = standing({ ...bill, events }, at);
    expect(unpaid).toBe(bill.amount + lateFee - reduced - credited - paid);
    if (unpaid < 0 || feeOpen > principal) throw new Error('More is open than there is.');
  }
  const bills = Array.from({ length: 40 }, () => someBill(dice));
  for (let day = 0; day < 366; day += 1) {
    const at = addDays('2026-01-01', day);
    const { open, overdue, notDue, d1_30, d31_60, d61_90, over90 } = ageing(bills, at);
    expect(open).toBe(sumOf(bills, (bill) => standing(bill, at).unpaid));
    expect([overdue, open]).toEqual([d1_30 + d31_60 + d61_90 + over90, notDue + overdue]);
  }
});

test('earned and unearned are what was billed; who pays what is due owes nothing', () => {
  const dice = new Dice(904);
  for (let run = 0; run < RUNS; run += 1) {
    const lease = someLease(dice);
    const outDate = someDay(dice, lease.startDate, dayNumber(lease.endDate) - dayNumber(lease.startDate));
    const rows = schedule(lease, someDay(dice, outDate, 120)).filter(({ amount }) => amount > 0);
    const bills = rows.map((row): BilledRow => {
      const paid = dice.pick([0, 1, 0.4]);
      const amount = Math.floor(row.amount * paid);
      return {
        ...{ feeKey: row.feeKey, periodStart: row.periodStart, amount: row.amount, payBy: row.dueDate },
        ...{ lateFeeDays: 5, lateRate: 5_000 },
        events: amount > 0 ? [{ date: row.dueDate, kind: 'PAY', amount }] : [],
      };
    });
    const [deposit, prepaid] = [dice.int(0, 2_000_000), dice.int(-5_000, 50_000)];
    const settleDate = someDay(dice, outDate, 20);
    const names = { bill: (fee: string, start: string) => `${fee} ${start}`, prepaid: 'P', deposit: 'D' };
    const end = settlement({ lease, outDate, settleDate, bills, usage: [], charges: [], deposit, prepaid, names });
    const earned = new Map(schedule({ ...lease, outDate }, outDate).map((row) => [keyOf(row), row.amount]));
    const back = new Map(end.credits.map((one) => [keyOf(one), one.amount]));
    for (const bill of bills) expect((earned.get(keyOf(bill)) ?? 0) + (back.get(keyOf(bill)) ?? 0)).toBe(bill.amount);
    // All that was earned, and its late fees, against all that was paid and held: what is left is the balance.
    const fees = sumOf(bills, (bill) => {
      const credit = back.get(keyOf(bill)) ?? 0;
      const events =
        credit > 0 ? [...bill.events, { date: settleDate, kind: 'CREDIT' as const, amount: credit }] : bill.events;
      return standing({ ...bill, events }, settleDate).lateFee;
    });
    const paid = sumOf(bills, ({ events }) =>
      sumOf(
        events.filter(({ date }) => date <= settleDate),
        ({ amount }) => amount,
      ),
    );
    expect(end.balance).toBe(paid + deposit + prepaid - fees - sumOf([...earned.values()], (one) => one));
  }
});

test('a statement closes with what is unpaid less what is prepaid, and opens as the one before has closed', () => {
  const dice = new Dice(905);
  for (let run = 0; run < RUNS / 2; run += 1) {
    const bills = dice.times(1, 5, (index): IssuedBill => {
      const bill = someBill(dice);
      return { ...bill, billNo: `ZD${index}`, issueDate: addDays(bill.payBy, -dice.int(0, 20)) };
    });
    const loose = dice.times(0, 3, (index): LooseEntry => {
      const amount = dice.int(1, 90_000);
      const isBack = dice.chance(0.3);
      return {
        date: someDay(dice, '2026-01-01', 300),
        kind: isBack ? 'REFUND' : 'PAY',
        no: `N${index}`,
        debit: isBack ? amount : 0,
        credit: isBack ? 0 : amount,
      };
    });
    const middle = someDay(dice, '2026-02-01', 200);
    const first = statementOf({ bills, loose }, '2026-01-15', middle);
    const second = statementOf({ bills, loose }, addDays(middle, 1), addDays(middle, 90));
    expect(second.opening).toBe(first.closing);
    for (const { opening, lines, closing } of [first, second]) expect(lines.at(-1)?.balance ?? opening).toBe(closing);
  }
});
