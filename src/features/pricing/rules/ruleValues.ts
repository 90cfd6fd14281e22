import type { Picked } from '@/components/pick/picks';
import type { Input } from '@/contract/endpoint';
import type { prodRulesApi } from '@/contract/prod-rules';
import type { CustomerScopeType } from '@/contract/promotion/activity';
import type { PriceRule, PriceRuleDetail } from '@/contract/promotion/price-rules';
import type { RuleCategory } from '@/contract/promotion/pricing';
import type { ParamsOf, RuleContent } from '@/contract/promotion/rule';
import type { TextId } from '@/core/i18n';

/** A price of one product: its own, or the two ends of a band. */
interface ItemValues {
  product: Picked | null;
  specialPrice?: string;
  minQty?: number;
  floorPrice?: string;
  ceilPrice?: string;
}

/** The fields of all categories: a form shows those of its own. */
interface ParamValues {
  items: ItemValues[];
  lockPrice: 0 | 1;
  contractNo: string;
  /** How a flexible price is limited. */
  band: 'rates' | 'items';
  lowerRate: string;
  upperRate: string;
  monthlyQuota: string;
  staff: Picked[];
  /** Set by other means; the form keeps them. */
  roleCodes: string[];
  discountRate: string;
  baseSource: ParamsOf<'CALCULATION'>['baseSource'];
  factor: string;
  addend: string;
  roundMode: ParamsOf<'CALCULATION'>['roundMode'];
  clampMin: 0 | 1;
  period: ParamsOf<'REBATE'>['period'];
  basis: ParamsOf<'REBATE'>['basis'];
  calcMode: ParamsOf<'REBATE'>['calcMode'];
  ladders: { threshold: string; value: string }[];
  payDelayDays: number;
  returnsIncluded: 0 | 1;
}

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
  customers: Picked[];
  productScopeType: PriceRule['productScopeType'];
  categoryIds: string[];
  brandIds: string[];
  operateRangeIds: string[];
  products: Picked[];
  params: ParamValues;
  remark: string;
}

const NEW_PARAMS: ParamValues = {
  items: [{ product: null, minQty: 1 }],
  lockPrice: 0,
  contractNo: '',
  band: 'rates',
  lowerRate: '',
  upperRate: '100',
  monthlyQuota: '',
  staff: [],
  roleCodes: [],
  discountRate: '',
  baseSource: 'COST',
  factor: '1',
  addend: '0',
  roundMode: 'NONE4',
  clampMin: 0,
  period: 'QUARTER',
  basis: 'AMOUNT',
  calcMode: 'WHOLE',
  ladders: [{ threshold: '', value: '' }],
  payDelayDays: 0,
  returnsIncluded: 1,
};

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
  customers: [],
  productScopeType: 'ALL',
  categoryIds: [],
  brandIds: [],
  operateRangeIds: [],
  products: [],
  params: NEW_PARAMS,
  remark: '',
});

type Content = Pick<PriceRuleDetail, 'params' | 'categoryCode'>;

/** The server answers the params of the rule's own category. */
const contentOf = ({ categoryCode, params }: Content) => ({ categoryCode, params }) as RuleContent;

function paramValues(rule: Content, pick: (productId: string) => Picked): Partial<ParamValues> {
  const { categoryCode, params } = contentOf(rule);
  if (categoryCode === 'DISCOUNT' || categoryCode === 'CALCULATION') return params;
  if (categoryCode === 'SPECIAL')
    return { ...params, items: params.items.map(({ productId, ...one }) => ({ product: pick(productId), ...one })) };
  if (categoryCode === 'REBATE') {
    const { ladders, ...terms } = params;
    return {
      ...terms,
      ladders: ladders.map(({ threshold, rate, amountPerUnit }) => ({ threshold, value: rate ?? amountPerUnit ?? '' })),
    };
  }
  const { items, lowerRate, upperRate, monthlyQuota, staffIds, roleCodes } = params;
  return {
    band: items.length > 0 ? 'items' : 'rates',
    items: items.map(({ productId, ...one }) => ({ product: pick(productId), ...one })),
    lowerRate: lowerRate ?? '',
    upperRate: upperRate ?? '',
    monthlyQuota: monthlyQuota ?? '',
    roleCodes,
    staff: staffIds.map((value) => ({ value, label: value })),
  };
}

export function valuesOf(rule: PriceRuleDetail): RuleValues {
  const names = new Map(rule.products.map((one) => [one.productId, `${one.productName} ${one.spec}`]));
  const pick = (value: string) => ({ value, label: names.get(value) ?? value });
  const { ruleName, categoryId, branchId, inherit, priority, effectiveStart, effectiveEnd, remark } = rule;
  const { customerScopeType, customerTypeCodes, regionIds, customers } = rule;
  const { productScopeType, categoryIds, brandIds, operateRangeIds, productIds } = rule;
  return {
    ...{ ruleName, categoryId, branchId, inherit, priority, effectiveStart, effectiveEnd, remark },
    ...{ customerScopeType, customerTypeCodes, regionIds, productScopeType, categoryIds, brandIds, operateRangeIds },
    customers: customers.map(({ custId, custName, custCode }) => ({ value: custId, label: `${custName} ${custCode}` })),
    products: productIds.map(pick),
    params: { ...NEW_PARAMS, ...paramValues(rule, pick) },
  };
}

const idsOf = (picked: readonly Picked[]) => picked.map(({ value }) => value);
const orNull = (value: string) => (value.trim() === '' ? null : value);

/** What the form says, by its category; rows without a product are left out. */
export function paramsOf(category: RuleCategory, values: ParamValues): RuleContent {
  const items = values.items.flatMap(({ product, ...one }) => (product ? [{ productId: product.value, ...one }] : []));
  switch (category) {
    case 'SPECIAL': {
      const { lockPrice, contractNo } = values;
      const priced = items.map(({ productId, specialPrice = '', minQty }) => ({
        ...{ productId, specialPrice },
        minQty: minQty ?? 1,
      }));
      return { categoryCode: category, params: { items: priced, lockPrice, contractNo } };
    }
    case 'FLEXIBLE': {
      const isRates = values.band === 'rates';
      const bands = items.map(({ productId, floorPrice = '', ceilPrice = '' }) => ({
        productId,
        floorPrice,
        ceilPrice,
      }));
      const params = {
        items: isRates ? [] : bands,
        lowerRate: isRates ? orNull(values.lowerRate) : null,
        upperRate: isRates ? orNull(values.upperRate) : null,
        monthlyQuota: orNull(values.monthlyQuota),
        staffIds: idsOf(values.staff),
        roleCodes: values.roleCodes,
      };
      return { categoryCode: category, params };
    }
    case 'DISCOUNT':
      return { categoryCode: category, params: { discountRate: values.discountRate } };
    case 'CALCULATION': {
      const { baseSource, factor, addend, roundMode, clampMin } = values;
      return { categoryCode: category, params: { baseSource, factor, addend: addend || '0', roundMode, clampMin } };
    }
    case 'REBATE': {
      const { period, basis, calcMode, payDelayDays, returnsIncluded } = values;
      const ladders = values.ladders.map(({ threshold, value }) => ({
        threshold,
        rate: basis === 'AMOUNT' ? value : null,
        amountPerUnit: basis === 'QTY' ? value : null,
      }));
      return { categoryCode: category, params: { period, basis, calcMode, payDelayDays, returnsIncluded, ladders } };
    }
  }
}

type NewRule = Input<typeof prodRulesApi.addRule>;

/** The whole form in the words of the contract. */
export function inputOf({ customers, products, params, ...values }: RuleValues, category: RuleCategory): NewRule {
  return {
    ...values,
    effectiveStart: values.effectiveStart ?? '',
    custIds: idsOf(customers),
    productIds: idsOf(products),
    params: { ...paramsOf(category, params).params },
  };
}

/** What of a rule that is in force may be changed. */
export const limitedInput = (values: RuleValues, category: RuleCategory) => {
  const { priority, effectiveEnd, remark, params } = inputOf(values, category);
  return { priority, effectiveEnd, remark, params };
};

/** The names of the fields, for two people's changes. */
export const RULE_LABELS: Readonly<Record<keyof RuleValues, TextId>> = {
  ruleName: 'priceRule.ruleName',
  categoryId: 'priceRule.categoryId',
  branchId: 'priceRule.branchId',
  inherit: 'priceRule.inherit',
  priority: 'priceRule.priority',
  effectiveStart: 'priceRule.effectiveStart',
  effectiveEnd: 'priceRule.effectiveEnd',
  customerScopeType: 'priceRule.customerScopeType',
  customerTypeCodes: 'priceRule.customerTypeCodes',
  regionIds: 'priceRule.regionIds',
  customers: 'priceRule.custIds',
  productScopeType: 'priceRule.productScopeType',
  categoryIds: 'priceRule.categoryIds',
  brandIds: 'priceRule.brandIds',
  operateRangeIds: 'priceRule.operateRangeIds',
  products: 'priceRule.productIds',
  params: 'priceRule.params',
  remark: 'priceRule.remark',
};

/** Whether the content says enough to be read aloud. */
export function isWhole({ categoryCode, params }: RuleContent): boolean {
  switch (categoryCode) {
    case 'SPECIAL':
      return params.items.length > 0 && params.items.every(({ specialPrice }) => specialPrice !== '');
    case 'FLEXIBLE':
      return params.items.length > 0
        ? params.items.every(({ floorPrice, ceilPrice }) => floorPrice !== '' && ceilPrice !== '')
        : params.lowerRate !== null && params.upperRate !== null;
    case 'DISCOUNT':
      return params.discountRate !== '';
    case 'CALCULATION':
      return params.factor !== '';
    case 'REBATE':
      return params.ladders.every(
        ({ threshold, rate, amountPerUnit }) => threshold !== '' && (rate ?? amountPerUnit) !== '',
      );
  }
}
