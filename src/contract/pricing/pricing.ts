/** The standing rules (docs/domain/pricing.md#rules) and the trace of a price (docs/domain/pricing.md#trace). */
/**
 * Whose price or reward it is; that of a fair is a special offer (docs/domain/trade-fair.md#suppliers-and-commodities).
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

/** Beaten by another one, not stopped by a condition. */
export const LOST_REASONS = [
  'LOWER_PRIORITY',
  'LESS_SPECIFIC',
  'HIGHER_PRICE',
  // Alike in priority, scope and price: the other has the smaller id.
  'TIE',
  'LOCKED',
  'CLAIMED',
] as const;

/** Why a rule or an activity fired, did not, or was beaten. */
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
  // Reached, but there is nothing to take it from, or it rounds to nothing.
  'NO_REWARD',
  'BUDGET',
  'MIN_PRICE',
  'NO_SOURCE',
  // Flexible prices: none was entered, it lies outside of the band, the salesperson has not enough left.
  'NOT_ENTERED',
  'OUT_OF_BAND',
  'QUOTA',
] as const;
export type TraceReason = (typeof TRACE_REASONS)[number];

/** It was not meant for this order: nothing that anybody could change about the order would help. */
export const OUT_OF_SCOPE: ReadonlySet<TraceReason> = new Set([
  ...(['TIME_OUT', 'BRANCH', 'CUSTOMER_SCOPE', 'STAFF_SCOPE', 'PRODUCT_SCOPE', 'DISABLED'] as const),
]);

/** What made a reward smaller than its steps say. */
export const REWARD_CUTS = ['ORDER_CAP', 'CUSTOMER_CAP', 'BUDGET'] as const;
export type RewardCut = (typeof REWARD_CUTS)[number];

/** What the salesperson should know although the line is sold. */
export const PRICE_WARNINGS = ['LOWER_PRICE', 'BELOW_MIN', 'ENTERED_UNUSED'] as const;
export type PriceWarning = (typeof PRICE_WARNINGS)[number];
