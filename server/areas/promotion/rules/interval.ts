import { dividedRounded } from '../../../platform/numbers/exact';
import { PRICE_PER_FEN, UNIT } from '../../../platform/numbers/scale';
import type { Fen, Qty, Step } from './types';

/** WHOLE: the one interval that holds the quantity, both ends included. Between two, and above the last, none does. */
export const containingStep = (steps: readonly Step[], qty: Qty) =>
  steps.find(({ from, to }) => from <= qty && (to === null || qty <= to));

/** An interval covers what lies above `from - 1`, decimals included (docs/domain/promotion.md#ladders). */
function unitsInside({ from, to }: Step, qty: Qty): Qty {
  const upper = to === null ? qty : Math.min(qty, to);
  return Math.max(0, upper - (from - UNIT));
}

/** PROGRESSIVE: each slice at its own rate, the sum rounded once. */
export function progressiveReward(steps: readonly Step[], qty: Qty): Fen {
  const exact = steps.reduce((sum, step) => sum + BigInt(unitsInside(step, qty)) * BigInt(step.value), 0n);
  return Number(dividedRounded(exact, BigInt(PRICE_PER_FEN)));
}

export const lastReached = (steps: readonly Step[], qty: Qty) => steps.findLast((step) => unitsInside(step, qty) > 0);
