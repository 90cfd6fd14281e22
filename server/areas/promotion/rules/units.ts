import { AMOUNT_BASIS, LADDER_TRAITS, SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import { groupBy } from '../../../platform/groupBy';
import { sumOf } from '../../../platform/numbers/exact';
import { type Reward, type RewardLine, rewardOf, type Terms, totalReward } from './reward';
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

/** K (docs/domain/promotion.md#types). */
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
export const grouped = (indices: readonly number[], keyOf: (index: number) => string) => [
  ...groupBy(indices, keyOf).values(),
];

export const countsBase = ({ amountBasis, settleMode }: LadderActivity) =>
  amountBasis === AMOUNT_BASIS.base && settleMode === SETTLE_MODE.deferred;

interface Amounts {
  lines: readonly NetLine[];
  /** Quantity and present net of each line. */
  money: readonly RewardLine[];
}

/** What each line has to give before any activity of the order. */
export const moneyOf = (lines: readonly NetLine[]): RewardLine[] =>
  lines.map(({ qty, net }) => ({ qty, net, counted: net }));

function unitsOf(activity: LadderActivity, { lines, money }: Amounts, indices: readonly number[]) {
  const pooled = isPooled(activity);
  const units = pooled ? [indices] : grouped(indices, (index) => lines[index]?.product.productId ?? '');
  return units.map((unit) => {
    const productId = pooled ? undefined : lines[unit[0] ?? -1]?.product.productId;
    const counted: RewardLine[] = [];
    for (const index of unit) {
      const line = money[index];
      if (line) counted.push(line);
    }
    return { unit, terms: termsFor(activity, productId), counted };
  });
}

/** The rewards of an activity over lines that are free and in its scope. */
export const rewardsOf = (activity: LadderActivity, amounts: Amounts, indices: readonly number[]): UnitReward[] =>
  unitsOf(activity, amounts, indices).map(({ unit, terms, counted }) => ({
    unit,
    terms,
    reward: rewardOf(terms, counted),
  }));

export const totalOf = (activity: LadderActivity, amounts: Amounts, indices: readonly number[]): Fen =>
  sumOf(unitsOf(activity, amounts, indices), ({ terms, counted }) => totalReward(terms, counted));
