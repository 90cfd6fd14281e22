import { LAST_DAY } from './days';
import { type OwedBill, standing } from './standing';

/** What a bill has got by payments, and what it was let off for, whenever that came. */
function covered(bill: OwedBill) {
  const { paid, credited } = standing(bill, LAST_DAY);
  return paid + credited;
}

/**
 * What a bill of a deposit has by a payment that it would not have without: of one that is entered late nothing, where
 * others have paid the bill since. What is too much then is prepaid (docs/domain/property-bills.md#deposits).
 */
export function broughtBy(bill: OwedBill, payNo: string) {
  const events = bill.events.filter(({ kind, no }) => kind !== 'PAY' || no !== payNo);
  return covered(bill) - covered({ ...bill, events });
}
