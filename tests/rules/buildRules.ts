/* Standing rules as the worked examples write them. */
import type { CalculationRule, DiscountRule, FlexibleRule, SpecialRule } from '../../server/areas/pricing/rules/types';
import { EVERYBODY, EVERYTHING, onlyProducts, price } from './build';
import { toUnits } from '../../server/platform/numbers/decimal';

const HEADER = {
  ruleId: '1',
  ruleCode: 'GZ1',
  ruleName: '1',
  branchId: 'FDB',
  inherit: true,
  enabled: true,
  effectiveStart: '2026-03-01 00:00:00',
  effectiveEnd: '2026-03-31 23:59:59',
  priority: 100,
  customers: EVERYBODY,
  products: EVERYTHING,
};

export const discount = (rate: string, facts: Partial<DiscountRule> = {}): DiscountRule => ({
  ...HEADER,
  category: 'DISCOUNT',
  rate: toUnits(rate, 2),
  ...facts,
});

export const special = (specialPrice: string, facts: Partial<SpecialRule> = {}): SpecialRule => ({
  ...HEADER,
  category: 'SPECIAL',
  ruleId: '9',
  products: onlyProducts('P001'),
  items: new Map([['P001', { price: price(specialPrice), minQty: 10_000 }]]),
  lockPrice: false,
  ...facts,
});

/** Cost × 1.18 + 0.10. */
export const calculation = (facts: Partial<CalculationRule> = {}): CalculationRule => ({
  ...HEADER,
  category: 'CALCULATION',
  source: 'COST',
  factor: 11_800,
  addend: price('0.10'),
  roundMode: 'NONE4',
  clampMin: false,
  ...facts,
});

export const band = (lower: string, upper: string, facts: Partial<FlexibleRule> = {}): FlexibleRule => ({
  ...HEADER,
  category: 'FLEXIBLE',
  ruleId: '7',
  band: { items: null, lowerRate: toUnits(lower, 2), upperRate: toUnits(upper, 2) },
  restQuota: null,
  staffIds: null,
  roleCodes: null,
  ...facts,
});
