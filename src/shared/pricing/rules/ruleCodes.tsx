import type { CustomerScopeType } from '@/contract/promotion/activity';
import { type PriceRule, RULE_PRODUCT_SCOPES, RULE_STATUS } from '@/contract/pricing/price-rules';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { T, type TextId } from '@/core/i18n';
import { codeTable } from '@kit/fields/codeTable';

export const ruleStatus = codeTable('ruleStatus', RULE_STATUS, {
  tones: { disabled: 'stopped', enabled: 'active' },
  dictCode: 'status',
});

const CUSTOMER_SCOPES: Readonly<Record<CustomerScopeType, TextId>> = {
  ALL: 'priceRule.allCustomers',
  CATEGORY: 'priceRule.byType',
  REGION: 'priceRule.byRegion',
  CATEGORY_REGION: 'priceRule.byTypeAndRegion',
  CUSTOMER: 'priceRule.byCustomer',
};
type ProductScope = PriceRule['productScopeType'];
const PRODUCT_SCOPES: Readonly<Record<ProductScope, TextId>> = {
  ALL: 'priceRule.allProducts',
  CATEGORY: 'priceRule.byCategory',
  BRAND: 'priceRule.byBrand',
  OPERATE_RANGE: 'priceRule.byRange',
  PRODUCT: 'priceRule.byProduct',
};

const options = <K extends string>(texts: Readonly<Record<K, TextId>>, keys: readonly K[]) =>
  keys.map((value) => ({ value, label: <T id={texts[value]} /> }));

export const customerScopeOptions = options(CUSTOMER_SCOPES, [
  'ALL',
  'CATEGORY',
  'REGION',
  'CATEGORY_REGION',
  'CUSTOMER',
]);

/** Prices by product are for products; bands also for brands (docs/domain/pricing.md#rules). */
const TAKEN: Partial<Record<RuleCategory, readonly ProductScope[]>> = {
  SPECIAL: ['PRODUCT'],
  FLEXIBLE: ['PRODUCT', 'BRAND'],
};
export const scopesOf = (category: RuleCategory): readonly ProductScope[] => TAKEN[category] ?? RULE_PRODUCT_SCOPES;
export const productScopeOptions = (category: RuleCategory) => options(PRODUCT_SCOPES, scopesOf(category));

const labelIn = (texts: Readonly<Record<string, TextId>>) => (value: unknown) => {
  const id = texts[String(value)];
  return id ? <T id={id} /> : String(value);
};

export const customerScope = labelIn(CUSTOMER_SCOPES);
export const productScope = labelIn(PRODUCT_SCOPES);
