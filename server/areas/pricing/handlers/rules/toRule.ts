import type { RuleContent } from '../../../../../src/contract/pricing/rule';
import type { priceRule } from '../../data/schema/price-rule';
import { toUnits } from '../../../../platform/numbers/decimal';
import type { Rule } from '../../rules/types';
import { UNIT } from '../../../../platform/numbers/scale';

export type RuleRow = typeof priceRule.$inferSelect;

const price = (text: string) => toUnits(text, 4);
const orNull = (text: string | null, decimals: number) => (text === null ? null : toUnits(text, decimals));
/** Empty: everybody. */
const some = (ids: readonly string[]) => (ids.length > 0 ? new Set(ids) : null);

/** The content of a row: it was parsed by its category when it was written. */
export const contentOf = ({ categoryCode, params }: Pick<RuleRow, 'categoryCode' | 'params'>) =>
  ({ categoryCode, params }) as RuleContent;

const PRODUCT_IDS = {
  ALL: () => [],
  CATEGORY: ({ categoryIds }: RuleRow) => categoryIds,
  BRAND: ({ brandIds }: RuleRow) => brandIds,
  OPERATE_RANGE: ({ operateRangeIds }: RuleRow) => operateRangeIds,
  PRODUCT: ({ productIds }: RuleRow) => productIds,
};

function bandOf({ items, lowerRate, upperRate }: Extract<RuleContent, { categoryCode: 'FLEXIBLE' }>['params']) {
  if (items.length === 0)
    return { items: null, lowerRate: toUnits(lowerRate ?? '0', 2), upperRate: toUnits(upperRate ?? '0', 2) };
  const bands = items.map(
    (one) => [one.productId, { floor: price(one.floorPrice), ceil: price(one.ceilPrice) }] as const,
  );
  return { items: new Map(bands) };
}

/** The content in the engine's numbers. */
function termsOf(content: RuleContent) {
  switch (content.categoryCode) {
    case 'SPECIAL': {
      const { items, lockPrice } = content.params;
      const priced = items.map(
        (one) => [one.productId, { price: price(one.specialPrice), minQty: one.minQty * UNIT }] as const,
      );
      return { category: 'SPECIAL', items: new Map(priced), lockPrice: lockPrice === 1 } as const;
    }
    case 'FLEXIBLE': {
      const { monthlyQuota, staffIds, roleCodes } = content.params;
      const who = { staffIds: some(staffIds), roleCodes: some(roleCodes) };
      return {
        category: 'FLEXIBLE',
        band: bandOf(content.params),
        restQuota: orNull(monthlyQuota, 2),
        ...who,
      } as const;
    }
    case 'DISCOUNT':
      return { category: 'DISCOUNT', rate: toUnits(content.params.discountRate, 2) } as const;
    case 'CALCULATION': {
      const { baseSource: source, factor, addend, roundMode, clampMin } = content.params;
      const sums = { source, factor: price(factor), addend: price(addend), roundMode, clampMin: clampMin === 1 };
      return { category: 'CALCULATION', ...sums } as const;
    }
    case 'REBATE': {
      const { basis, calcMode, ladders } = content.params;
      const steps = ladders.map(({ threshold, rate, amountPerUnit }) =>
        basis === 'AMOUNT'
          ? { from: toUnits(threshold, 2), value: toUnits(rate ?? '0', 2) }
          : { from: toUnits(threshold, 4), value: price(amountPerUnit ?? '0') },
      );
      return { category: 'REBATE', basis, calcMode, ladders: steps, counted: 0 } as const;
    }
  }
}

/** A stored rule in the engine's form. */
export function toRule(row: RuleRow): Rule {
  const { ruleId, ruleCode, ruleName, branchId, effectiveStart, effectiveEnd, priority } = row;
  return {
    ...{ ruleId, ruleCode, ruleName, branchId, effectiveStart, effectiveEnd, priority },
    inherit: row.inherit === 1,
    enabled: row.status === 1,
    customers: {
      type: row.customerScopeType,
      typeCodes: new Set(row.customerTypeCodes),
      regionIds: new Set(row.regionIds),
      custIds: new Set(row.custIds),
      excluded: false,
    },
    products: {
      type: row.productScopeType,
      ids: new Set(PRODUCT_IDS[row.productScopeType](row)),
      excludedProductIds: new Set(),
    },
    ...termsOf(contentOf(row)),
  };
}
