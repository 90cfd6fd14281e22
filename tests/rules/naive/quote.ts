import type { LadderActivity } from '../../../server/areas/promotion/rules/types';
import type { Book, Order } from '../../../server/areas/pricing/rules/types';
import { CENT, FOURTH, inUnits, less, minus, ZERO } from './fraction';
import { Counter } from './lines';
import { orderStage } from './order';
import { activityHolds } from './scope';

const isLadder = (one: Book['activities'][number]): one is LadderActivity => 'ladders' in one;

const isUsedUp = ({ limits, used }: LadderActivity) =>
  (limits.customerRewardLimit !== null && used.reward >= limits.customerRewardLimit) ||
  (limits.budgetAmount !== null && used.budget >= limits.budgetAmount);

/** The second implementation: what an order costs, in fen. */
export function naiveQuote(order: Order, book: Book) {
  const sold = new Counter(order, book).sell();
  const inOrder = sold
    .filter(({ refusal, qty }) => refusal === null && less(ZERO, qty))
    .map((one) => ({ ...one, productId: one.product.productId, counted: one.net }));
  const candidates = book.activities.filter(isLadder).filter((one) => one.settleMode === 1);
  const { applied, nets } = orderStage(
    inOrder,
    candidates.filter((one) => activityHolds(one, order) && !isUsedUp(one)),
  );
  const netOf = new Map(inOrder.map(({ lineNo, part }, i) => [`${lineNo}${part}`, nets[i]!]));
  return {
    lines: sold.map((one) => ({
      line: `${one.lineNo}${one.part}`,
      qty: inUnits(one.qty, FOURTH),
      base: inUnits(one.base, FOURTH),
      price: inUnits(one.price, FOURTH),
      amount: inUnits(one.amount, CENT),
      unitDiscount: inUnits(minus(one.amount, one.net), CENT),
      net: inUnits(netOf.get(`${one.lineNo}${one.part}`) ?? one.net, CENT),
      refusal: one.refusal,
    })),
    applied: applied.map(({ id, reward, times }) => ({ id, reward: inUnits(reward, CENT), times })),
  };
}
