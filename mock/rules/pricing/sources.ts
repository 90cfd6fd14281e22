import type { Stage } from '../../../src/contract/promotion/pricing';
import { compareIds, subjectOf } from '../promotion/candidates';
import { activityClosedTo } from '../promotion/scope';
import { type TraceRow, traceRow } from '../promotion/trace';
import type { Activity, FlexibleActivity, SpecialActivity } from '../promotion/types';
import type { FlexibleSources } from './flexible';
import { ofCategory, ruleClosedTo, ruleTakes, subjectOfRule } from './rules';
import type { Book, CalculationRule, Order, Rule } from './types';
import type { PriceSources } from './unitPrice';

/** What is in force for this order, by what it does. */
export interface Sources extends PriceSources, FlexibleSources {
  calculations: readonly CalculationRule[];
}

const isSpecial = (activity: Activity): activity is SpecialActivity => activity.activityType === 'specialOffer';
const isFlexible = (activity: Activity): activity is FlexibleActivity => activity.activityType === 'flexible';

const stageOf = (rule: Rule): Stage => (rule.category === 'CALCULATION' ? 1 : 2);

/** Keeps what speaks of this order; the others say in the trace why they do not. */
export function sourcesOf({ activities, rules }: Book, order: Order, trace: TraceRow[]): Sources {
  const priced = activities.filter((one) => isSpecial(one) || isFlexible(one));
  const open = priced
    .sort((a, b) => compareIds(a.activityId, b.activityId))
    .filter((activity) => {
      const touches = order.lines.some(({ product }) => activity.items.has(product.productId));
      const reason = activityClosedTo(order, activity) ?? (touches ? null : 'PRODUCT_SCOPE');
      if (reason) trace.push(traceRow(subjectOf(activity), { stage: 2, reason }));
      return !reason;
    });
  const openRules = rules
    .filter(({ category }) => category !== 'REBATE')
    .sort((a, b) => compareIds(a.ruleId, b.ruleId))
    .filter((rule) => {
      const touches = order.lines.some(({ product }) => ruleTakes(rule, product));
      const reason = ruleClosedTo(order, rule) ?? (touches ? null : 'PRODUCT_SCOPE');
      if (reason) trace.push(traceRow(subjectOfRule(rule), { stage: stageOf(rule), reason }));
      return !reason;
    });
  return {
    calculations: ofCategory(openRules, 'CALCULATION'),
    specials: open.filter(isSpecial),
    prices: ofCategory(openRules, 'SPECIAL'),
    discounts: ofCategory(openRules, 'DISCOUNT'),
    activities: open.filter(isFlexible),
    rules: ofCategory(openRules, 'FLEXIBLE'),
  };
}
