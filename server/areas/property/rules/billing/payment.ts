import { dayNumber } from './days';
import { type OwedBill, standing } from './standing';

export interface NamedBill extends OwedBill {
  billNo: string;
}

export interface PaymentItem {
  billNo: string;
  amount: number;
  toFee: number;
  toPrincipal: number;
}

/** The oldest first, then by number. */
const byAge = (a: NamedBill, b: NamedBill) =>
  a.payBy === b.payBy ? (a.billNo < b.billNo ? -1 : 1) : a.payBy < b.payBy ? -1 : 1;

/** Splits a payment of a day over bills, as these stood on that day; the rest is prepaid. */
export function allocate(
  amount: number,
  payDate: string,
  bills: readonly NamedBill[],
): { items: PaymentItem[]; toBalance: number } {
  let left = amount;
  const items: PaymentItem[] = [];
  for (const bill of [...bills].sort(byAge)) {
    const { unpaid, feeOpen } = standing(bill, payDate);
    const part = Math.min(left, unpaid);
    if (part <= 0) continue;
    const toFee = Math.min(part, feeOpen);
    items.push({ billNo: bill.billNo, amount: part, toFee, toPrincipal: part - toFee });
    left -= part;
  }
  return { items, toBalance: left };
}

export interface Ageing {
  notDue: number;
  d1_30: number;
  d31_60: number;
  d61_90: number;
  over90: number;
  overdue: number;
  open: number;
}

const UNTIL = [0, 30, 60, 90] as const;

/** What is open of bills on a day, by the days since they were to be paid. */
export function ageing(bills: readonly OwedBill[], at: string): Ageing {
  const sums = [0, 0, 0, 0, 0];
  for (const bill of bills) {
    const days = dayNumber(at) - dayNumber(bill.payBy);
    const bucket = UNTIL.findIndex((most) => days <= most);
    const index = bucket === -1 ? UNTIL.length : bucket;
    sums[index] = (sums[index] ?? 0) + standing(bill, at).unpaid;
  }
  const [notDue = 0, d1_30 = 0, d31_60 = 0, d61_90 = 0, over90 = 0] = sums;
  const overdue = d1_30 + d31_60 + d61_90 + over90;
  return { notDue, d1_30, d31_60, d61_90, over90, overdue, open: notDue + overdue };
}
