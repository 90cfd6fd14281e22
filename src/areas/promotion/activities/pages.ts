import type { RuleCategory } from '@/contract/pricing/pricing';
import { activityApi } from '@/contract/promotion/activities';
import type { ActivityType } from '@/contract/promotion/activity';
import type { TextId } from '@/core/i18n';
import { type ActivityPage, typesOf } from '@/contract/promotion/activity-pages';
import type { ActivityField } from './activityFields';

/** What differs between the pricing pages. */
export interface PageSetup {
  title: TextId;
  help: TextId;
  list: typeof activityApi.queryDiscount;
  detail: typeof activityApi.discount;
  types: readonly ActivityType[];
  /** The category of its standing rules. */
  category: RuleCategory;
  show: readonly ActivityField[];
  search: readonly ActivityField[];
}

const FIRST = ['activityName', 'activityCode', 'status'] as const;
const LAST = ['visible', 'gmtModified'] as const;
const SEARCH = [
  'activityCode',
  'activityName',
  'branchId',
  'status',
  'startTime',
  'productCode',
  'custCode',
  'visible',
] as const;

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
      'branchName',
      'startTime',
      'productCount',
      'customerScopeText',
      'limitText',
      'priority',
      'usedAmount',
      'createdByName',
      ...LAST,
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
      'branchName',
      'startTime',
      'productCount',
      'staffCount',
      'quotaAmount',
      'usedAmount',
      'priority',
      ...LAST,
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
      'activityType',
      'ladderText',
      'settleMode',
      'branchName',
      'startTime',
      'productScopeText',
      'customerScopeText',
      'budgetAmount',
      'usedAmount',
      'stackMode',
      'priority',
      ...LAST,
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
      'activityType',
      'ladderText',
      'crossProductFlag',
      'perOrderFlag',
      'branchName',
      'startTime',
      'customerScopeText',
      'rewardAmount',
      'grantedAmount',
      'priority',
      ...LAST,
    ],
    search: [...SEARCH, 'activityType'],
  },
};
