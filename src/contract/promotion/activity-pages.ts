import type { RuleCategory } from '../pricing/pricing';
import { ACTIVITY_TYPES, type ActivityType } from './activity';

/** The pages that list activities by their purpose (docs/domain/promotion.md#types). */
export type ActivityPage = 'specialsPricing' | 'flexiblePricing' | 'discountPricing' | 'rebatePricing';

type Kind = ActivityType | RuleCategory;

/** Types that are always paid later: the form offers no other settlement. */
export const REBATES: readonly Kind[] = ['fullAmountRebate', 'eachFullAmountRebate'];

export function pageOf(kind: Kind): ActivityPage {
  if (kind === 'specialOffer') return 'specialsPricing';
  if (kind === 'flexible') return 'flexiblePricing';
  return REBATES.includes(kind) ? 'rebatePricing' : 'discountPricing';
}

/** The types of activities that a page lists. */
export const typesOf = (page: ActivityPage) => ACTIVITY_TYPES.filter((type) => pageOf(type) === page);
