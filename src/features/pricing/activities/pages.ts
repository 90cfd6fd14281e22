import type { RuleCategory } from '@/contract/promotion/pricing';
import { activityApi } from '@/contract/promotion/activities';
import { ACTIVITY_TYPES, type ActivityType } from '@/contract/promotion/activity';
import type { TextId } from '@/core/i18n';
import { type ActivityPage, pageOf } from '../kinds';
import type { ActivityField } from './activityColumns';

/** What one of the pricing pages shows; all else they have in common. */
export interface PageSetup {
  title: TextId;
  help: TextId;
  list: typeof activityApi.queryDiscount;
  detail: typeof activityApi.discount;
  types: readonly ActivityType[];
  /** The kind of its standing rules. */
  category: RuleCategory;
  show: readonly ActivityField[];
  search: readonly ActivityField[];
}

const FIRST = ['activityName', 'activityCode', 'status'] as const;
const LAST = ['visible', 'gmtModified'] as const;
const SEARCH = [
  ...(['activityCode', 'activityName', 'branchId', 'status', 'startTime'] as const),
  ...(['productCode', 'custCode', 'visible'] as const),
] as const;

const typesOf = (page: ActivityPage) => ACTIVITY_TYPES.filter((type) => pageOf(type) === page);

export const PAGES: Readonly<Record<ActivityPage, PageSetup>> = {
  specialsPricing: {
    title: 'pricing.specials',
    help: 'pricing.specialsHelp',
    list: activityApi.querySpecialOffers,
    detail: activityApi.specialOffers,
    types: typesOf('specialsPricing'),
    category: 'SPECIAL',
    show: [
      ...FIRST,
      ...(['branchName', 'startTime', 'productCount', 'customerScopeText', 'limitText'] as const),
      ...(['priority', 'usedAmount', 'createdByName', ...LAST] as const),
    ],
    search: SEARCH,
  },
  flexiblePricing: {
    title: 'pricing.flexible',
    help: 'pricing.flexibleHelp',
    list: activityApi.queryFlexible,
    detail: activityApi.flexible,
    types: typesOf('flexiblePricing'),
    category: 'FLEXIBLE',
    show: [
      ...FIRST,
      ...(['branchName', 'startTime', 'productCount', 'staffCount', 'quotaAmount'] as const),
      ...(['usedAmount', 'priority', ...LAST] as const),
    ],
    search: [...SEARCH, 'staffName'],
  },
  discountPricing: {
    title: 'pricing.discount',
    help: 'pricing.discountHelp',
    list: activityApi.queryDiscount,
    detail: activityApi.discount,
    types: typesOf('discountPricing'),
    category: 'DISCOUNT',
    show: [
      ...FIRST,
      ...(['activityType', 'ladderText', 'settleMode', 'branchName', 'startTime', 'productScopeText'] as const),
      ...(['customerScopeText', 'budgetAmount', 'usedAmount', 'stackMode', 'priority', ...LAST] as const),
    ],
    search: [...SEARCH, 'activityType', 'settleMode'],
  },
  rebatePricing: {
    title: 'pricing.rebate',
    help: 'pricing.rebateHelp',
    list: activityApi.queryDiscount,
    detail: activityApi.discount,
    types: typesOf('rebatePricing'),
    category: 'REBATE',
    show: [
      ...FIRST,
      ...(['activityType', 'ladderText', 'crossProductFlag', 'perOrderFlag', 'branchName', 'startTime'] as const),
      ...(['customerScopeText', 'usedAmount', 'priority', ...LAST] as const),
    ],
    search: [...SEARCH, 'activityType'],
  },
};
