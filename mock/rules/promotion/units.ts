import { AMOUNT_BASIS, LADDER_TRAITS, SETTLE_MODE } from '../../../src/contract/promotion/activity';
import { type Reward, rewardOf, type Terms } from './reward';
import { productMatches } from './scope';
import type { Fen, LadderActivity, Product, Qty } from './types';

/** A line, or a part of a split one, as the order stage sees it. */
export interface NetLine {
  lineNo: number;
  part: string;
  product: Product;
  qty: Qty;
  base: Fen;
  net: Fen;
  /** Priced by a special offer or a flexible price. */
  special: boolean;
}

/** Lines that count together, by their place in the list. */
export type Unit = readonly number[];

export interface UnitReward {
  unit: Unit;
  terms: Terms;
  reward: Reward;
}

/** K (domain/03 §3.1). */
export function isPooled({
  activityType,
  crossProduct,
}: Pick<LadderActivity, 'activityType' | 'crossProduct'>): boolean {
  const { pooled } = LADDER_TRAITS[activityType];
  return pooled === 'chosen' ? crossProduct : pooled;
}

/** Ladders of single products belong to activities that compute by product. */
const laddersOf = (activity: LadderActivity) => (isPooled(activity) ? null : activity.productLadders);

export const inProductScope = (activity: LadderActivity, product: Product) =>
  productMatches(activity.products, product) && (laddersOf(activity)?.has(product.productId) ?? true);

export function termsFor(activity: LadderActivity, productId: string | undefined): Terms {
  const { activityType, calcMode, ladders, maxTimes } = activity;
  const own = productId === undefined ? undefined : laddersOf(activity)?.get(productId);
  return { activityType, calcMode, maxTimes, steps: own ?? ladders };
}

/** Groups by a key, groups and members in the order in which they come. */
export function grouped(indices: readonly number[], keyOf: (index: number) => string): number[][] {
  const groups = new Map<string, number[]>();
  for (const index of indices) {
    const key = keyOf(index);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  return [...groups.values()];
}

export const countsBase = ({ amountBasis, settleMode }: LadderActivity) =>
  amountBasis === AMOUNT_BASIS.base && settleMode === SETTLE_MODE.deferred;

/** The rewards of an activity over lines that are free and in its scope, at their present nets. */
export function rewardsOf(
  activity: LadderActivity,
  lines: readonly NetLine[],
  { indices, nets }: { indices: readonly number[]; nets: readonly Fen[] },
): UnitReward[] {
  const pooled = isPooled(activity);
  const units = pooled ? [indices] : grouped(indices, (index) => lines[index]?.product.productId ?? '');
  return units.map((unit) => {
    const [first = -1] = unit;
    const terms = termsFor(activity, pooled ? undefined : lines[first]?.product.productId);
    const rewardLines = unit.map((index) => {
      const net = nets[index] ?? 0;
      return { qty: lines[index]?.qty ?? 0, net, counted: net };
    });
    return { unit, terms, reward: rewardOf(terms, rewardLines) };
  });
}
