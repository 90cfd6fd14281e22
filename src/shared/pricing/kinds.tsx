import type { ActivityType } from '@/contract/promotion/activity';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { T, type TextId } from '@/core/i18n';

type Kind = ActivityType | RuleCategory;

/** The name of each kind. */
export const KINDS: Readonly<Record<Kind, TextId>> = {
  flexible: 'activityType.flexible',
  specialOffer: 'activityType.specialOffer',
  fullQuantityReductionAgg: 'activityType.fullQuantityReductionAgg',
  fullQuantityReductionNonAgg: 'activityType.fullQuantityReductionNonAgg',
  eachFullQuantityReductionAgg: 'activityType.eachFullQuantityReductionAgg',
  eachFullQuantityReductionNonAgg: 'activityType.eachFullQuantityReductionNonAgg',
  intervalFullQuantityReductionAgg: 'activityType.intervalFullQuantityReductionAgg',
  intervalFullQuantityReductionNonAgg: 'activityType.intervalFullQuantityReductionNonAgg',
  fullAmountReduction: 'activityType.fullAmountReduction',
  eachFullAmountReduction: 'activityType.eachFullAmountReduction',
  fullAmountRebate: 'activityType.fullAmountRebate',
  eachFullAmountRebate: 'activityType.eachFullAmountRebate',
  SPECIAL: 'ruleKind.special',
  FLEXIBLE: 'ruleKind.flexible',
  DISCOUNT: 'ruleKind.discount',
  CALCULATION: 'ruleKind.calculation',
  REBATE: 'ruleKind.rebate',
};
export const KindName = ({ kind }: { kind: Kind }) => <T id={KINDS[kind]} />;
