import { dividedRounded } from '../../../../platform/numbers/exact';
import { addDays, dayNumber } from './days';

export type BillEventKind = 'PAY' | 'REDUCE' | 'WAIVE' | 'CREDIT';

/** What happened to a bill, in fen, in the order in which it was entered. */
export interface BillEvent {
  date: string;
  kind: BillEventKind;
  amount: number;
  no?: string;
}

export interface OwedBill {
  amount: number;
  /** The last day on which it is paid in time. */
  payBy: string;
  lateFeeDays: number;
  /** Per day, in 1/10000 of a thousandth. */
  lateRate: number;
  events: readonly BillEvent[];
}

/** What an event did to the bill. */
export interface AppliedEvent extends BillEvent {
  toFee: number;
  toPrincipal: number;
  surplus: number;
}

export interface Standing {
  principal: number;
  /** Paid, waived and open. */
  lateFee: number;
  feePaid: number;
  feeOpen: number;
  surplus: number;
  unpaid: number;
  /** Payments without what was left over. */
  paid: number;
  /** What was let off, of the principal and of the late fee. */
  reduced: number;
  credited: number;
  applied: AppliedEvent[];
}

/** Fen × days × rate in one fen. */
const RATE_WHOLE = 10_000_000n;

const small = (value: bigint) => Number(value);

/** In order of their days; on one day as they were entered. */
const inOrder = (events: readonly BillEvent[], at: string) =>
  events.filter(({ date }) => date <= at).sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));

/**
 * What is open of a bill on a day, from what happened until then and from nothing else: a payment that is entered late
 * gives what it would have given in time (docs/domain/property-bills.md#late-fees).
 */
export function standing(bill: OwedBill, at: string): Standing {
  const { payBy, lateFeeDays } = bill;
  let principal = bill.amount;
  let exact = 0n;
  let day = dayNumber(addDays(payBy, lateFeeDays));
  let [feePaid, waived, surplus, paid, reduced, credited] = [0, 0, 0, 0, 0, 0];
  const rate = BigInt(bill.lateRate);
  const reach = (date: string) => {
    const next = dayNumber(date);
    if (next <= day) return;
    exact += BigInt(principal) * BigInt(next - day) * rate;
    day = next;
  };
  const feeNow = () => Math.min(small(dividedRounded(exact, RATE_WHOLE)), principal);
  const applied: AppliedEvent[] = [];
  for (const event of inOrder(bill.events, at)) {
    reach(event.date);
    const fee = feeNow();
    let [toFee, toPrincipal] = [0, 0];
    if (event.kind === 'PAY' || event.kind === 'WAIVE') toFee = Math.min(event.amount, fee);
    if (event.kind !== 'WAIVE') toPrincipal = Math.min(event.amount - toFee, principal);
    const over = event.kind === 'PAY' || event.kind === 'CREDIT' ? event.amount - toFee - toPrincipal : 0;
    if (event.kind === 'PAY') {
      feePaid += toFee;
      paid += toFee + toPrincipal;
    }
    if (event.kind === 'WAIVE') waived += toFee;
    if (event.kind === 'REDUCE' || event.kind === 'WAIVE') reduced += toFee + toPrincipal;
    if (event.kind === 'CREDIT') credited += toPrincipal;
    // A payment or a waiver leaves the rest of the fee, rounded to the fen; a reduction leaves the fee exact.
    if (event.kind === 'PAY' || event.kind === 'WAIVE') exact = BigInt(fee - toFee) * RATE_WHOLE;
    principal -= toPrincipal;
    surplus += over;
    applied.push({ ...event, toFee, toPrincipal, surplus: over });
  }
  reach(at);
  const feeOpen = feeNow();
  return {
    ...{ principal, feePaid, feeOpen, surplus, paid, reduced, credited, applied },
    lateFee: feePaid + waived + feeOpen,
    unpaid: principal + feeOpen,
  };
}
