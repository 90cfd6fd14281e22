import { dividedRounded, scaled } from '../../../platform/numbers/exact';
import { PERCENT_WHOLE, PRICE_PER_FEN } from '../../../platform/numbers/scale';
import type { Fen } from '../../promotion/rules/public';
import type { RebateRule } from './types';

type Terms = Pick<RebateRule, 'basis' | 'calcMode' | 'ladders'>;

const unitOf = ({ basis }: Pick<Terms, 'basis'>) => (basis === 'AMOUNT' ? PERCENT_WHOLE : PRICE_PER_FEN);

/** PROGRESSIVE: the part between two thresholds counts at the rate of the lower one, and the sum is rounded once. */
function progressive({ ladders, ...terms }: Terms, value: number): Fen {
  const exact = ladders.reduce((sum, step, i) => {
    const upper = Math.min(value, ladders[i + 1]?.from ?? value);
    return sum + BigInt(Math.max(0, upper - step.from)) * BigInt(step.value);
  }, 0n);
  return Number(dividedRounded(exact, BigInt(unitOf(terms))));
}

/** The rebate for the amount or quantity of a period (docs/domain/pricing.md#rules). */
export function rebateOf(terms: Terms, value: number): Fen {
  if (terms.calcMode === 'PROGRESSIVE') return progressive(terms, value);
  const step = terms.ladders.findLast(({ from }) => value >= from);
  return step ? scaled(value, step.value, unitOf(terms)) : 0;
}

export const rebateGap = ({ ladders }: Pick<Terms, 'ladders'>, value: number): number | null => {
  const next = ladders.find(({ from }) => from > value);
  return next ? next.from - value : null;
};
