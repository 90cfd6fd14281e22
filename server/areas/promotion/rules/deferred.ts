import { scaled, sumOf } from '../../../platform/numbers/exact';
import { allocate } from './allocate';
import { compareTexts, takesLine } from './candidates';
import { amountOf, gapOf, measured, type Reward, rewardOf, type Terms } from './reward';
import { PERCENT_WHOLE } from '../../../platform/numbers/scale';
import type { Fen, LadderActivity, Product, Qty, Step } from './types';
import { countsBase, grouped, inProductScope, isPooled, termsFor } from './units';

/** An effective line of a document: shipped minus returned. */
export interface DocumentLine {
  billNo: string;
  lineNo: number;
  product: Product;
  orderTime: string;
  qty: Qty;
  net: Fen;
  base: Fen;
  special: boolean;
}

interface NextStep {
  threshold: number;
  gap: number;
  /** The reward for reaching the next step, at the present price of what counts. */
  reward: Fen;
}

export interface DeferredUnit {
  /** null: across documents. */
  billNo: string | null;
  /** null: across products. */
  productId: string | null;
  qty: Qty;
  amount: Fen;
  step: Step | null;
  times: number;
  reward: Fen;
  next: NextStep | null;
  lines: { line: DocumentLine; reward: Fen }[];
}

export interface DeferredResult {
  units: DeferredUnit[];
  reward: Fen;
}

/** Whether a line counts for the activity; the caller checks customer and branch. */
export const countsFor = (activity: LadderActivity, line: DocumentLine) =>
  inProductScope(activity, line.product) &&
  takesLine(activity, line) &&
  activity.startTime <= line.orderTime &&
  line.orderTime <= activity.endTime;

const inOrder = (a: DocumentLine, b: DocumentLine) => compareTexts(a.billNo, b.billNo) || a.lineNo - b.lineNo;

function nextOf(terms: Terms, reward: Reward): NextStep | null {
  const next = gapOf(terms, reward);
  if (!next) return null;
  const { step, threshold, gap } = next;
  const value = measured(terms, reward);
  const amountThere = value === reward.amount ? threshold : value > 0 ? scaled(reward.amount, threshold, value) : 0;
  const times = Math.round(threshold / step.from);
  const byType = {
    AMOUNT: step.value * times,
    UNIT_PRICE: amountOf(step.value, threshold),
    PERCENT: scaled(amountThere, step.value, PERCENT_WHOLE),
  };
  return { threshold, gap, reward: byType[step.rewardType] };
}

/** Cuts the rewards of some lines to a limit, in proportion. */
function limit(rewards: Fen[], indices: readonly number[], cap: Fen | null) {
  const parts = indices.map((index) => rewards[index] ?? 0);
  if (cap === null || sumOf(parts, (part) => part) <= cap) return;
  const cut = allocate(cap, parts);
  for (const [i, index] of indices.entries()) rewards[index] = cut[i] ?? 0;
}

/** One customer's reward by K and D (docs/domain/promotion.md#settlement). Lines may come in any order. */
export function computeDeferred(activity: LadderActivity, given: readonly DocumentLine[]): DeferredResult {
  const lines = given.filter((line) => countsFor(activity, line)).sort(inOrder);
  const { perOrder, limits } = activity;
  const pooled = isPooled(activity);
  const all = lines.map((_, index) => index);
  const billOf = (index: number) => lines[index]?.billNo ?? '';
  const productOf = (index: number) => lines[index]?.product.productId ?? '';
  const keyOf = (index: number) => JSON.stringify([perOrder ? billOf(index) : 0, pooled ? 0 : productOf(index)]);
  const counted = countsBase(activity);
  const rewards = lines.map(() => 0);
  const units = grouped(all, keyOf).map((unit) => {
    const [first = 0] = unit;
    const terms = termsFor(activity, pooled ? undefined : productOf(first));
    const reward = rewardOf(
      terms,
      unit
        .flatMap((index) => lines[index] ?? [])
        .map(({ qty, net, base }) => ({ qty, net, counted: counted ? base : net })),
    );
    for (const [i, index] of unit.entries()) rewards[index] = reward.parts[i] ?? 0;
    return { unit, first, terms, reward };
  });
  if (perOrder) for (const bill of grouped(all, billOf)) limit(rewards, bill, limits.maxRewardPerOrder);
  limit(rewards, all, limits.customerRewardLimit);
  return {
    reward: sumOf(rewards, (one) => one),
    units: units.map(({ unit, first, terms, reward }) => ({
      billNo: perOrder ? billOf(first) : null,
      productId: pooled ? null : productOf(first),
      qty: reward.qty,
      amount: reward.amount,
      step: reward.step,
      times: reward.times,
      reward: sumOf(unit, (index) => rewards[index] ?? 0),
      next: nextOf(terms, reward),
      lines: unit.flatMap((index) => {
        const line = lines[index];
        return line ? [{ line, reward: rewards[index] ?? 0 }] : [];
      }),
    })),
  };
}
