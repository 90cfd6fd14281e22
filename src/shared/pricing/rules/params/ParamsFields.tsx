import type { RuleCategory } from '@/contract/pricing/pricing';
import { CalculationParams, DiscountParams, RebateParams } from './formulaParams';
import { FlexibleParams, SpecialParams } from './itemParams';
import type { ParamProps } from './paramInputs';

const FIELDS = {
  SPECIAL: SpecialParams,
  FLEXIBLE: FlexibleParams,
  DISCOUNT: DiscountParams,
  CALCULATION: CalculationParams,
  REBATE: RebateParams,
};

/** The content of the rule: the fields of its category (docs/domain/pricing.md#rules). */
export function ParamsFields({ category, ...props }: ParamProps & { category: RuleCategory }) {
  const Fields = FIELDS[category];
  return <Fields {...props} />;
}
