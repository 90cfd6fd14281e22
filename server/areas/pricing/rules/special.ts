import { type Price, type Qty, type SpecialActivity, specialPrice, subjectOf } from '../../promotion/rules/public';
import type { TraceReason } from '../../../../src/contract/pricing/pricing';
import { type Offer, specificityOf } from './ranking';
import { affordable, type Ledger, moneyLeft, restOf } from './taken';

export interface Asked {
  productId: string;
  base: Price;
  /** The rest of the line. */
  qty: Qty;
  /** The quantity of the product over all lines, for least quantities. */
  productQty: Qty;
  /** Offers that have priced a part of this line, and have no more for it. */
  spent: ReadonlySet<string>;
}

/** A special offer: the quantity of the line that it prices, or why it does not apply. */
export function specialOffer(
  activity: SpecialActivity,
  asked: Asked,
  ledger: Ledger,
): (Offer & { qty: Qty }) | { refused: TraceReason } | null {
  const item = activity.items.get(asked.productId);
  if (!item) return null;
  const price = specialPrice(item, asked.base);
  if (asked.qty <= 0 || asked.productQty < item.minQty) return { refused: 'MIN_QTY' };
  if (price >= asked.base) return { refused: 'NOT_BETTER' };
  const subject = subjectOf(activity);
  const taken = ledger.qtyOf(subject, asked.productId);
  const limit = restOf([item.restPerCustomer, item.limitPerOrder, item.restTotal]);
  const inLimit = limit === null ? asked.qty : Math.min(asked.qty, limit - taken);
  if (inLimit <= 0) return { refused: 'LIMIT_USED' };
  const money = moneyLeft(activity, ledger);
  // A saving that rounds to zero would be free, so any number of units would get it.
  if (money && (money.rest === 0 || asked.spent.has(activity.activityId))) return { refused: money.reason };
  const qty = money ? affordable({ base: asked.base, price }, inLimit, money.rest) : inLimit;
  if (qty <= 0) return { refused: money?.reason ?? 'BUDGET' };
  const { priority, customers } = activity;
  return { subject, priority, specificity: specificityOf(customers.type, 'PRODUCT'), price, qty };
}
