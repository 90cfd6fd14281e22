import type { RewardCut, TraceReason } from '../../../../src/contract/pricing/pricing';
import type { Activity, Fen } from './types';

export interface Cap {
  rest: Fen;
  cut: RewardCut;
}

/**
 * The most that the activity may still give on one order, and the limit that decides; null: no limit
 * (docs/domain/promotion.md#immediate-activities).
 */
export function capOf({ limits, used }: Activity): Cap | null {
  const { maxRewardPerOrder, customerRewardLimit, budgetAmount } = limits;
  const caps: Cap[] = [];
  if (maxRewardPerOrder !== null) caps.push({ rest: maxRewardPerOrder, cut: 'ORDER_CAP' });
  if (customerRewardLimit !== null) caps.push({ rest: customerRewardLimit - used.reward, cut: 'CUSTOMER_CAP' });
  if (budgetAmount !== null) caps.push({ rest: budgetAmount - used.budget, cut: 'BUDGET' });
  const [lowest] = caps.sort((a, b) => a.rest - b.rest);
  return lowest ? { ...lowest, rest: Math.max(0, lowest.rest) } : null;
}

/** Why an activity whose limit is used up gives nothing. */
export const reasonOfCut = (cut: RewardCut): TraceReason => (cut === 'BUDGET' ? 'BUDGET' : 'LIMIT_USED');
