import { idsOf, type Picked } from '../../picks';
import type { PriceRuleDetail } from '@/contract/pricing/price-rules';
import type { RuleCategory } from '@/contract/pricing/pricing';
import type { ParamsOf, RuleContent } from '@/contract/pricing/rule';

/** A price of one product: its own, or the two ends of a band. */
interface ItemValues {
  product: Picked | null;
  specialPrice?: string;
  minQty?: number;
  floorPrice?: string;
  ceilPrice?: string;
}

/** The fields of all categories: a form shows those of its own. */
export interface ParamValues {
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

export const NEW_PARAMS: ParamValues = {
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

type Content = Pick<PriceRuleDetail, 'params' | 'categoryCode'>;

/** The server answers the params of the rule's own category. */
const contentOf = ({ categoryCode, params }: Content) => ({ categoryCode, params }) as RuleContent;

/** The params of a rule as its form holds them; the fields of other categories stay as they were. */
export function paramValues(rule: Content, pick: (productId: string) => Picked): Partial<ParamValues> {
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

const orNull = (value: string) => (value.trim() === '' ? null : value);

/** The params for the contract, by category; rows without a product are left out. */
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

/** Whether the content is complete enough to be shown as a sentence. */
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
