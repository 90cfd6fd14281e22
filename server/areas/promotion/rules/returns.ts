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
  /** By this return. */
  returning: Qty;
}

export interface Refund {
  lineNo: number;
  refund: Fen;
  /** How much less than pro rata is refunded, because discounts are lost. */
  promotionDeduct: Fen;
}

const upTo = ({ net, qty }: ReturnedLine, returned: Qty): Fen => (qty > 0 ? scaled(net, returned, qty) : 0);

/**
 * Policy 1 (docs/domain/orders.md#refunds): the share of everything returned so far, less what was refunded before. Once
 * all of a line is back, exactly its net was refunded.
 */
export const proRata = (lines: readonly ReturnedLine[]): Refund[] =>
  lines.map((line) => ({
    lineNo: line.lineNo,
    refund: upTo(line, line.returnedBefore + line.returning) - line.refundedBefore,
    promotionDeduct: 0,
  }));

/** The pro-rata refund of this return alone, without regard to what earlier returns deducted. */
const shareOf = (line: ReturnedLine) =>
  upTo(line, line.returnedBefore + line.returning) - upTo(line, line.returnedBefore);

/** What a refund is shared by: pro-rata refunds; amounts without discounts if all of those are 0; else quantities. */
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
