import { stepText } from '../../src/contract/promotion/activity-text';
import { ruleText } from '../../src/contract/pricing/rule-text';
import { translate } from '../../server/http/texts';

test('rules and ladders are told with decimals as the language writes them', () => {
  const rule = { categoryCode: 'DISCOUNT', params: { discountRate: '95.50' } } as const;
  expect(ruleText(rule, translate('es'))).toContain('95,50');
  expect(ruleText(rule, translate('zh'))).toContain('95.50');
  const ladder = { activityType: 'eachFullAmountReduction', settleMode: 1 } as const;
  const step = { seq: 1, from: 30_000, to: null, rewardType: 'AMOUNT', value: 1_050 } as const;
  expect(stepText(ladder, step, translate('es'))).toMatch(/300 ¥.*10,50 ¥/);
  expect(stepText(ladder, step, translate('ja'))).toMatch(/300元.*10\.50元/);
  const pieces = { ...step, from: 1_000_000 };
  const byNumber = { ...ladder, activityType: 'fullQuantityReductionAgg' } as const;
  expect(stepText(byNumber, pieces, translate('zh'))).toBe('满100件减10.50元');
  expect(stepText(byNumber, pieces, translate('en'))).toMatch(/^from 100 units/);
});
