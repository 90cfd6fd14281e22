/** The standing rules (docs/domain/pricing.md#rules) and the trace of a price (docs/domain/pricing.md#trace). */
/**
 * What sets a price or grants a reward; a fair does so by a special offer
 * (docs/domain/trade-fair.md#suppliers-and-commodities).
 */
export const SOURCES = ['RULE', 'ACTIVITY', 'FAIR'] as const;
export const RULE_CATEGORIES = ['SPECIAL', 'FLEXIBLE', 'DISCOUNT', 'CALCULATION', 'REBATE'] as const;
export type RuleCategory = (typeof RULE_CATEGORIES)[number];

export const BASE_SOURCES = ['LIST', 'COST', 'LAST_SALE', 'CONTRACT'] as const;
export const ROUND_MODES = ['NONE4', 'FEN', 'JIAO', 'JIAO_UP', 'YUAN'] as const;
export type BaseSource = (typeof BASE_SOURCES)[number];
export type RoundMode = (typeof ROUND_MODES)[number];

export const STAGE = { sellable: 0, base: 1, unitPrice: 2, order: 3, deferred: 4 } as const;
export type Stage = (typeof STAGE)[keyof typeof STAGE];

export const TRACE_RESULTS = ['HIT', 'SKIP', 'LOSE'] as const;
export type TraceResult = (typeof TRACE_RESULTS)[number];

/** Reasons why another rule or activity came first, as opposed to a condition that did not hold. */
export const LOST_REASONS = [
  'LOWER_PRIORITY',
  'LESS_SPECIFIC',
  'HIGHER_PRICE',
  // Equal in priority, scope and price: the one with the smaller id comes first.
  'TIE',
  'LOCKED',
  'CLAIMED',
] as const;

/** Why a rule or an activity applied, did not apply, or came second. */
export const TRACE_REASONS = [
  'HIT',
  'TIME_OUT',
  'BRANCH',
  'CUSTOMER_SCOPE',
  'STAFF_SCOPE',
  'PRODUCT_SCOPE',
  'DISABLED',
  'MIN_QTY',
  'LIMIT_USED',
  'NOT_BETTER',
  ...LOST_REASONS,
  'SPECIAL_LINE',
  'NOT_REACHED',
  // The threshold is reached, but there is nothing to reduce, or the reward rounds to nothing.
  'NO_REWARD',
  'BUDGET',
  'MIN_PRICE',
  'NO_SOURCE',
  // Flexible prices: none was entered, it lies outside of the band, or the salesperson's quota is used up.
  'NOT_ENTERED',
  'OUT_OF_BAND',
  'QUOTA',
] as const;
export type TraceReason = (typeof TRACE_REASONS)[number];

/** The rule or activity was not meant for this order: no change of the order would make it apply. */
export const OUT_OF_SCOPE: ReadonlySet<TraceReason> = new Set([
  ...(['TIME_OUT', 'BRANCH', 'CUSTOMER_SCOPE', 'STAFF_SCOPE', 'PRODUCT_SCOPE', 'DISABLED'] as const),
]);

/** What has cut a reward below what its steps grant. */
export const REWARD_CUTS = ['ORDER_CAP', 'CUSTOMER_CAP', 'BUDGET'] as const;
export type RewardCut = (typeof REWARD_CUTS)[number];

/** Warnings for the salesperson about a line that is sold all the same. */
export const PRICE_WARNINGS = ['LOWER_PRICE', 'BELOW_MIN', 'ENTERED_UNUSED'] as const;
export type PriceWarning = (typeof PRICE_WARNINGS)[number];
