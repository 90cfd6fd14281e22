import { LAST_DAY } from './days';
import { type OwedBill, standing } from './standing';

/** What payments and credits have covered of a bill, whenever they came. */
function covered(bill: OwedBill) {
  const { paid, credited } = standing(bill, LAST_DAY);
  return paid + credited;
}

/**
 * What of a deposit bill is covered only thanks to a payment: nothing if it is entered late, and others have paid the
 * bill since. What is too much then is prepaid (docs/domain/property-bills.md#deposits).
 */
export function broughtBy(bill: OwedBill, payNo: string) {
  const events = bill.events.filter(({ kind, no }) => kind !== 'PAY' || no !== payNo);
  return covered(bill) - covered({ ...bill, events });
}
