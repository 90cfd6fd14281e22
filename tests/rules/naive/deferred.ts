/* docs/domain/promotion.md#settlement: what one customer gets, in fen, by document and line. */
import type { DocumentLine } from '../../../server/areas/promotion/rules/deferred';
import type { LadderActivity } from '../../../server/areas/promotion/rules/types';
import { CENT, cents, type Fraction, fourths, inUnits, less, sum } from './fraction';
import { share, unitReward } from './reward';
import { coversProduct } from './scope';

const nameOf = ({ billNo, lineNo }: DocumentLine) => `${billNo}/${lineNo}`;

export function naiveDeferred(activity: LadderActivity, documents: readonly DocumentLine[]): Record<string, number> {
  const isAgg = activity.activityType.endsWith('Agg') && !activity.activityType.endsWith('NonAgg');
  const isNonAgg = activity.activityType.endsWith('NonAgg');
  const k = isAgg || (!isNonAgg && activity.crossProduct);
  const lines = documents
    .filter(({ product }) => coversProduct(activity.products, product))
    .filter(({ product }) => k || activity.productLadders === null || activity.productLadders.has(product.productId))
    .filter(({ special }) => activity.withSpecial || !special)
    .filter(({ orderTime }) => orderTime >= activity.startTime && orderTime <= activity.endTime)
    .sort((a, b) => (a.billNo === b.billNo ? a.lineNo - b.lineNo : a.billNo < b.billNo ? -1 : 1));
  const bills = [...new Set(lines.map(({ billNo }) => billNo))];
  const products = [...new Set(lines.map(({ product }) => product.productId))];
  const rewards = new Map<string, Fraction>();
  for (const bill of activity.perOrder ? bills : [null])
    for (const productId of k ? [null] : products) {
      const unit = lines
        .filter(({ billNo }) => bill === null || billNo === bill)
        .filter(({ product }) => productId === null || product.productId === productId);
      if (unit.length === 0) continue;
      const { parts } = unitReward(
        activity,
        unit.map((line) => ({
          lineNo: line.lineNo,
          part: '',
          productId: line.product.productId,
          qty: fourths(line.qty),
          net: cents(line.net),
          counted: cents(activity.amountBasis === 2 ? line.base : line.net),
        })),
      );
      for (const [i, line] of unit.entries()) rewards.set(nameOf(line), parts[i]!);
    }
  const cap = (some: readonly DocumentLine[], limit: number | null) => {
    const parts = some.map((line) => rewards.get(nameOf(line))!);
    if (limit === null || !less(cents(limit), sum(parts))) return;
    for (const [i, part] of share(cents(limit), parts).entries()) rewards.set(nameOf(some[i]!), part);
  };
  if (activity.perOrder)
    for (const bill of bills)
      cap(
        lines.filter(({ billNo }) => billNo === bill),
        activity.limits.maxRewardPerOrder,
      );
  cap(lines, activity.limits.customerRewardLimit);
  return Object.fromEntries([...rewards].map(([name, reward]) => [name, inUnits(reward, CENT)]));
}
