import { idsOf, type Picked, productLabel } from '../picks';
import type { Input } from '@/contract/endpoint';
import type { prodRulesApi } from '@/contract/pricing/prod-rules';
import type { CustomerScopeType } from '@/contract/promotion/activity';
import type { PriceRule, PriceRuleDetail } from '@/contract/pricing/price-rules';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { NEW_PARAMS, paramsOf, type ParamValues, paramValues } from './params/paramValues';

/** A rule as its form holds it. */
export interface RuleValues {
  ruleName: string;
  categoryId: string | undefined;
  branchId: string;
  inherit: 0 | 1;
  priority: number;
  effectiveStart: string | null;
  effectiveEnd: string | null;
  customerScopeType: CustomerScopeType;
  customerTypeCodes: string[];
  regionIds: string[];
  custIds: Picked[];
  productScopeType: PriceRule['productScopeType'];
  categoryIds: string[];
  brandIds: string[];
  operateRangeIds: string[];
  productIds: Picked[];
  params: ParamValues;
  remark: string;
}

export const newRule = (branchId: string, day: string): RuleValues => ({
  ruleName: '',
  categoryId: undefined,
  branchId,
  inherit: 1,
  priority: 100,
  effectiveStart: `${day} 00:00:00`,
  effectiveEnd: null,
  customerScopeType: 'ALL',
  customerTypeCodes: [],
  regionIds: [],
  custIds: [],
  productScopeType: 'ALL',
  categoryIds: [],
  brandIds: [],
  operateRangeIds: [],
  productIds: [],
  params: NEW_PARAMS,
  remark: '',
});

export function valuesOf(rule: PriceRuleDetail): RuleValues {
  const names = new Map(rule.products.map((one) => [one.productId, productLabel(one)]));
  const pick = (value: string) => ({ value, label: names.get(value) ?? value });
  const { ruleName, categoryId, branchId, inherit, priority, effectiveStart, effectiveEnd, remark } = rule;
  const { customerScopeType, customerTypeCodes, regionIds, customers } = rule;
  const { productScopeType, categoryIds, brandIds, operateRangeIds, productIds } = rule;
  return {
    ...{ ruleName, categoryId, branchId, inherit, priority, effectiveStart, effectiveEnd, remark },
    ...{ customerScopeType, customerTypeCodes, regionIds, productScopeType, categoryIds, brandIds, operateRangeIds },
    custIds: customers.map(({ custId, custName, custCode }) => ({ value: custId, label: `${custName} ${custCode}` })),
    productIds: productIds.map(pick),
    params: { ...NEW_PARAMS, ...paramValues(rule, pick) },
  };
}

type NewRule = Input<typeof prodRulesApi.addRule>;

/** The form's values as the contract names them. */
export function inputOf({ custIds, productIds, params, ...values }: RuleValues, category: RuleCategory): NewRule {
  return {
    ...values,
    effectiveStart: values.effectiveStart ?? '',
    custIds: idsOf(custIds),
    productIds: idsOf(productIds),
    params: { ...paramsOf(category, params).params },
  };
}

/** The fields that may still be changed when a rule is in force. */
export const limitedInput = (values: RuleValues, category: RuleCategory) => {
  const { priority, effectiveEnd, remark, params } = inputOf(values, category);
  return { priority, effectiveEnd, remark, params };
};
