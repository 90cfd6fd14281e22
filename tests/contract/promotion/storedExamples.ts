import type { Input } from '../../../src/contract/endpoint';
import type { ActivityType } from '../../../src/contract/promotion/activity';
import type { activityApi } from '../../../src/contract/promotion/activities';
import { E11, type Item } from './promotions';

type Facts = Partial<Input<(typeof activityApi)['createFlexible']>>;
export interface Case {
  type: ActivityType;
  facts?: Facts;
  items?: Item[];
  entered?: string;
}

const intervals = ['1-49 0.1000', '50-99 0.3000', '100-199 0.5000'].map((row) => {
  const [range = '', rewardValue = ''] = row.split(' ');
  const [fromQty, toQty] = range.split('-').map(Number);
  return { fromQty: fromQty!, toQty: toQty!, rewardType: 'UNIT_PRICE' as const, rewardValue };
});
const E26 = ['500 20.00', '1000 50.00', '2000 120.00'].map((row) => {
  const [threshold = '', rewardValue = ''] = row.split(' ');
  return { threshold, rewardType: 'AMOUNT' as const, rewardValue };
});
const each = [{ threshold: '50', rewardType: 'AMOUNT' as const, rewardValue: '15.00' }];
export const fixed: Item = { productId: 'P001', priceMode: 'FIXED', specialPrice: '11.5000' };
const band = { productId: 'P001', floorPrice: '11.0000', ceilPrice: '12.8000' };

/** Worked examples of docs/domain/promotion.md#worked-examples as somebody would enter them. */
export const CASES: Record<string, Case> = {
  E02: { type: 'specialOffer', items: [{ ...fixed, limitQtyPerCustomer: 60 }] },
  E05: { type: 'specialOffer', items: [{ productId: 'P006', priceMode: 'RATE', specialRate: '88.00' }] },
  E06: { type: 'specialOffer', items: [{ productId: 'P004', priceMode: 'REDUCE', reducePrice: '0.3550' }] },
  E07: { type: 'flexible', items: [band], entered: '12.0000' },
  E11: { type: 'fullQuantityReductionAgg', facts: { ladders: [...E11] } },
  E16: {
    type: 'fullQuantityReductionNonAgg',
    facts: { ladderMode: 'PRODUCT' },
    items: [
      { productId: 'P001', ladders: [{ threshold: '50', rewardType: 'UNIT_PRICE', rewardValue: '0.5000' }] },
      { productId: 'P003', ladders: [{ threshold: '40', rewardType: 'AMOUNT', rewardValue: '20.00' }] },
    ],
  },
  E19: { type: 'eachFullQuantityReductionAgg', facts: { ladders: each, maxTimes: 2 } },
  E23: { type: 'intervalFullQuantityReductionAgg', facts: { ladders: intervals, calcMode: 'PROGRESSIVE' } },
  E24: { type: 'intervalFullQuantityReductionNonAgg', facts: { ladders: intervals } },
  E26: { type: 'fullAmountReduction', facts: { ladders: E26 } },
  E29: {
    type: 'fullAmountReduction',
    facts: {
      ladders: [{ threshold: '2000.00', rewardType: 'PERCENT', rewardValue: '6.00' }],
      maxRewardPerOrder: '100.00',
    },
  },
};
