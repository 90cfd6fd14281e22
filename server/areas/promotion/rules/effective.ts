import { scaled } from '../../../platform/numbers/exact';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';
import type { Fen, Qty } from './types';

/** A sold line of a document, with its later returns. */
export interface SoldLine {
  qty: Qty;
  net: Fen;
  base: Fen;
  shipped: Qty;
  /** Accepted returns that count. */
  returned: Qty;
}

/**
 * Shipped minus returned quantity, and the matching share of the line's money (docs/domain/promotion.md#settlement).
 */
export function effectiveOf({ qty, net, base, shipped, returned }: SoldLine) {
  const effective = Math.max(0, shipped - returned);
  const share = (amount: Fen) => (qty > 0 ? scaled(amount, effective, qty) : 0);
  return { qty: effective, net: share(net), base: share(base) };
}

/** Returns count if they are accepted until this many days after the end. */
export const returnDeadline = (endTime: string, days: number) => shanghai(fromShanghai(endTime) + days * DAY);
