import { allocate, proRata, type Qty, recomputed, type Refund, type ReturnedLine } from '../../promotion/rules/public';
import { scaled, sumOf } from '../../../platform/numbers/exact';
import { netOfKept, type StoredTerms } from './terms';

/** A line of an order, for computing returns. */
export interface BasisLine {
  lineNo: number;
  splitFrom: number | null;
  qty: Qty;
  unitPrice: number;
  amount: number;
  netAmount: number;
  returnedQty: Qty;
  refundedAmount: number;
}

export interface Basis {
  lines: readonly BasisLine[];
  /** The terms with which an order under policy 2 is computed anew. */
  terms: StoredTerms | null;
}

const rootOf = ({ lineNo, splitFrom }: BasisLine) => splitFrom ?? lineNo;

/** The quantity that is kept of each original line, its parts together. */
function keptOf(lines: readonly BasisLine[], returning: ReadonlyMap<number, Qty>) {
  const kept = new Map<number, Qty>();
  for (const line of lines) {
    const left = line.qty - line.returnedQty - (returning.get(line.lineNo) ?? 0);
    kept.set(rootOf(line), (kept.get(rootOf(line)) ?? 0) + left);
  }
  return kept;
}

/** The refunds of these quantities, after all earlier returns (docs/domain/orders.md#refunds). */
export function refundsOf({ lines, terms }: Basis, returning: ReadonlyMap<number, Qty>): Refund[] {
  const returned = lines.map(({ lineNo, qty, unitPrice, netAmount, returnedQty, refundedAmount }): ReturnedLine => ({
    ...{ lineNo, qty, unitPrice, net: netAmount, returnedBefore: returnedQty, refundedBefore: refundedAmount },
    returning: returning.get(lineNo) ?? 0,
  }));
  if (!terms) return proRata(returned);
  const paid = sumOf(lines, ({ netAmount }) => netAmount);
  return recomputed(returned, { paid, newTotal: netOfKept(terms, keptOf(lines, returning)) });
}

/** The lines after a return. */
export const afterReturn = (
  lines: readonly BasisLine[],
  returning: ReadonlyMap<number, Qty>,
  refunds: readonly Refund[],
): BasisLine[] =>
  lines.map((line) => ({
    ...line,
    returnedQty: line.returnedQty + (returning.get(line.lineNo) ?? 0),
    refundedAmount: line.refundedAmount + (refunds.find(({ lineNo }) => lineNo === line.lineNo)?.refund ?? 0),
  }));

/**
 * The upper limit of all refunds: under policy 1 the price paid; computed anew the price without any discount, because
 * a reward that is still reached is not refunded.
 */
function mostOf({ amount, netAmount, returnedQty, qty }: BasisLine, isAnew: boolean) {
  // Kept goods are priced line by line: each line may round by one fen.
  return isAnew ? amount - scaled(amount, qty - returnedQty, qty) + 1 : scaled(netAmount, returnedQty, qty);
}

/** Whether more was refunded than allowed; no sequence of returns may lead to that. */
export function givesTooMuch({ lines, terms }: Basis) {
  const refunded = sumOf(lines, ({ refundedAmount }) => refundedAmount);
  const paid = sumOf(lines, ({ netAmount }) => netAmount);
  return (
    refunded >
    Math.min(
      paid,
      sumOf(lines, (line) => mostOf(line, terms !== null)),
    )
  );
}

interface Batched {
  lineNo: number;
  qty: Qty;
}

/** The refund of each line spread over its batches. */
export function byBatch<P extends Batched>(parts: readonly P[], refunds: readonly Refund[]) {
  const spread = (lineNo: number, value: (refund: Refund) => number) => {
    const own = parts.filter((part) => part.lineNo === lineNo);
    const whole = refunds.find((one) => one.lineNo === lineNo);
    const amount = whole ? value(whole) : 0;
    // A deduction may be negative, where an earlier return has lost the reward.
    const shares = allocate(
      Math.abs(amount),
      own.map(({ qty }) => qty),
    );
    return new Map(own.map((part, i) => [part, amount < 0 ? -(shares[i] ?? 0) : (shares[i] ?? 0)]));
  };
  const numbers = [...new Set(parts.map(({ lineNo }) => lineNo))];
  const refund = new Map(numbers.flatMap((lineNo) => [...spread(lineNo, (one) => one.refund)]));
  const deduct = new Map(numbers.flatMap((lineNo) => [...spread(lineNo, (one) => one.promotionDeduct)]));
  return parts.map((part) => ({ ...part, refund: refund.get(part) ?? 0, promotionDeduct: deduct.get(part) ?? 0 }));
}
