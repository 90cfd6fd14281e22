/** The twelve types of activities (docs/domain/promotion.md#types). */
export const ACTIVITY_TYPES = [
  'flexible',
  'specialOffer',
  'fullQuantityReductionAgg',
  'fullQuantityReductionNonAgg',
  'eachFullQuantityReductionAgg',
  'eachFullQuantityReductionNonAgg',
  'intervalFullQuantityReductionAgg',
  'intervalFullQuantityReductionNonAgg',
  'fullAmountReduction',
  'eachFullAmountReduction',
  'fullAmountRebate',
  'eachFullAmountRebate',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
/** Types that price a line; the other ten compute a reward from steps. */
export type LineType = 'flexible' | 'specialOffer';
export type LadderType = Exclude<ActivityType, LineType>;
export const isLine = (type: ActivityType): type is LineType => type === 'flexible' || type === 'specialOffer';

interface Trait {
  family: 'FULL' | 'EACH' | 'INTERVAL';
  measure: 'QUANTITY' | 'AMOUNT';
  /** Whether quantities of all products are counted together (K), each product by itself, or as the activity says. */
  pooled: boolean | 'chosen';
}

export const LADDER_TRAITS: Record<LadderType, Trait> = {
  fullQuantityReductionAgg: { family: 'FULL', measure: 'QUANTITY', pooled: true },
  fullQuantityReductionNonAgg: { family: 'FULL', measure: 'QUANTITY', pooled: false },
  eachFullQuantityReductionAgg: { family: 'EACH', measure: 'QUANTITY', pooled: true },
  eachFullQuantityReductionNonAgg: { family: 'EACH', measure: 'QUANTITY', pooled: false },
  intervalFullQuantityReductionAgg: { family: 'INTERVAL', measure: 'QUANTITY', pooled: true },
  intervalFullQuantityReductionNonAgg: { family: 'INTERVAL', measure: 'QUANTITY', pooled: false },
  fullAmountReduction: { family: 'FULL', measure: 'AMOUNT', pooled: 'chosen' },
  eachFullAmountReduction: { family: 'EACH', measure: 'AMOUNT', pooled: 'chosen' },
  fullAmountRebate: { family: 'FULL', measure: 'AMOUNT', pooled: 'chosen' },
  eachFullAmountRebate: { family: 'EACH', measure: 'AMOUNT', pooled: 'chosen' },
};

/** Immediate activities change the order, deferred ones are paid later. */
export const SETTLE_MODE = { immediate: 1, deferred: 2 } as const;
export const AMOUNT_BASIS = { net: 1, base: 2 } as const;
export const RETURN_POLICY = { proRata: 1, recompute: 2 } as const;
export const MIN_PRICE_GUARD = { off: 0, warn: 1, forbid: 2 } as const;
export const SETTLE_STATUS = { open: 0, settled: 1, clawBack: 2, payMore: 3 } as const;
export const GRANT_TYPE = { onInvoice: 1, balance: 2, transfer: 3 } as const;
export const POLICY_TYPE = { fullNumber: 1, fullAmount: 2, flexible: 3 } as const;
export const POLICY_STATUS = { inForce: 1, usedUp: 2, expired: 3, void: 9 } as const;
export const LEDGER_ENTRY = { grant: 1, clawBack: 2, use: 3, transfer: 4, adjust: 5 } as const;

export const STACK_MODES = ['EXCLUSIVE', 'STACKABLE'] as const;
export const REWARD_TYPES = ['AMOUNT', 'UNIT_PRICE', 'PERCENT'] as const;
export const CALC_MODES = ['WHOLE', 'PROGRESSIVE'] as const;
export const LADDER_MODES = ['ACTIVITY', 'PRODUCT'] as const;
export const PRICE_MODES = ['FIXED', 'RATE', 'REDUCE'] as const;
export const CUSTOMER_SCOPES = ['ALL', 'CATEGORY', 'REGION', 'CATEGORY_REGION', 'CUSTOMER'] as const;
export const PRODUCT_SCOPES = ['ALL', 'CATEGORY', 'BRAND', 'SUPPLIER', 'OPERATE_RANGE', 'PRODUCT'] as const;

export type StackMode = (typeof STACK_MODES)[number];
export type RewardType = (typeof REWARD_TYPES)[number];
export type CalcMode = (typeof CALC_MODES)[number];
export type LadderMode = (typeof LADDER_MODES)[number];
export type PriceMode = (typeof PRICE_MODES)[number];
export type CustomerScopeType = (typeof CUSTOMER_SCOPES)[number];
export type ProductScopeType = (typeof PRODUCT_SCOPES)[number];
type ValueOf<T> = T[keyof T];
export type SettleMode = ValueOf<typeof SETTLE_MODE>;
export type AmountBasis = ValueOf<typeof AMOUNT_BASIS>;
export type ReturnPolicy = ValueOf<typeof RETURN_POLICY>;
export type MinPriceGuard = ValueOf<typeof MIN_PRICE_GUARD>;
export type SettleStatus = ValueOf<typeof SETTLE_STATUS>;
export type LedgerEntry = ValueOf<typeof LEDGER_ENTRY>;
export type PolicyType = ValueOf<typeof POLICY_TYPE>;
export type GrantType = ValueOf<typeof GRANT_TYPE>;
