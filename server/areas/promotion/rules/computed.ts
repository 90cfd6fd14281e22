import { LADDER_TRAITS } from '../../../../src/contract/promotion/activity';
import { sumOf } from '../../../platform/numbers/exact';
import { gapOf, measured } from './reward';
import type { Settlement } from './settlement';
import type { Computed } from './trace';
import type { UnitReward } from './units';

/** The unit that is nearest to its next step. */
function nearestGap(rewards: readonly UnitReward[]) {
  let nearest: ReturnType<typeof gapOf> = null;
  for (const { terms, reward } of rewards) {
    const gap = gapOf(terms, reward);
    if (gap && (nearest === null || gap.gap < nearest.gap)) nearest = gap;
  }
  return nearest;
}

/** What an activity counted over all of its units, for the trace. */
export function computedOf(rewards: readonly UnitReward[], { units, total, uncut, cut }: Settlement): Computed | null {
  const [first] = rewards;
  if (!first) return null;
  const giving = units.map(({ of }) => of);
  const counted = giving.length > 0 ? giving : rewards;
  const gap = nearestGap(counted);
  const [reached] = giving;
  return {
    measure: LADDER_TRAITS[first.terms.activityType].measure,
    value: sumOf(counted, ({ terms, reward }) => measured(terms, reward)),
    threshold: reached?.reward.step?.from ?? gap?.threshold ?? null,
    gap: gap?.gap ?? null,
    times: sumOf(giving, ({ reward }) => reward.times),
    reward: giving.length > 0 ? total : 0,
    uncut,
    cut,
  };
}
