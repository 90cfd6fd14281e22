import { scaled, sumOf } from '../../../platform/numbers/exact';
import { allocate } from './allocate';
import { amountOf } from './reward';
import type { Fen, Price, Qty } from './types';

/** A line of an order as it was sold, and what has been returned of it. */
export interface ReturnedLine {
  lineNo: number;
  qty: Qty;
  unitPrice: Price;
  net: Fen;
  returnedBefore: Qty;
  refundedBefore: Fen;
  /** Now. */
  returning: Qty;
}

export interface Refund {
  lineNo: number;
  refund: Fen;
  /** What the discounts that are lost take from a pro-rata refund. */
  promotionDeduct: Fen;
}

const upTo = ({ net, qty }: ReturnedLine, returned: Qty): Fen => (qty > 0 ? scaled(net, returned, qty) : 0);

/** Policy 1: the share of everything returned so far, less what was refunded; the last unit gets the rest. */
export const proRata = (lines: readonly ReturnedLine[]): Refund[] =>
  lines.map((line) => ({
    lineNo: line.lineNo,
    refund: upTo(line, line.returnedBefore + line.returning) - line.refundedBefore,
    promotionDeduct: 0,
  }));

/** Of this return alone, whatever was deducted before. */
const shareOf = (line: ReturnedLine) =>
  upTo(line, line.returnedBefore + line.returning) - upTo(line, line.returnedBefore);

/** What the returned goods would share a refund by: the first of these that is anything; small parts cost nothing. */
function weightsOf(lines: readonly ReturnedLine[]) {
  const candidates = [shareOf, ({ unitPrice, returning }: ReturnedLine) => amountOf(unitPrice, returning)];
  const found = candidates.map((weight) => lines.map(weight)).find((weights) => sumOf(weights, (one) => one) > 0);
  return found ?? lines.map(({ returning }) => returning);
}

/**
 * Policy 2, over all lines of the order: paid, less what the kept goods cost when the order is computed again, less what
 * was refunded.
 */
export function recomputed(lines: readonly ReturnedLine[], { paid, newTotal }: { paid: Fen; newTotal: Fen }): Refund[] {
  const refund = Math.max(0, paid - newTotal - sumOf(lines, ({ refundedBefore }) => refundedBefore));
  const parts = allocate(refund, weightsOf(lines));
  return lines.map((line, i) => {
    const part = parts[i] ?? 0;
    return { lineNo: line.lineNo, refund: part, promotionDeduct: shareOf(line) - part };
  });
}
