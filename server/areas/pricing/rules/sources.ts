import { STAGE } from '../../../../src/contract/pricing/pricing';
import {
  type Activity,
  compareIds,
  type FlexibleActivity,
  openActivities,
  type SpecialActivity,
  type TraceRow,
} from '../../promotion/rules/public';
import type { FlexibleSources } from './flexible';
import { ofCategory, openRules } from './rules';
import type { Book, CalculationRule, Order } from './types';
import type { PriceSources } from './unitPrice';

/** Everything in force for this order, by its effect. */
export interface Sources extends PriceSources, FlexibleSources {
  calculations: readonly CalculationRule[];
}

const isSpecial = (activity: Activity): activity is SpecialActivity => activity.activityType === 'specialOffer';
const isFlexible = (activity: Activity): activity is FlexibleActivity => activity.activityType === 'flexible';

/** Keeps what applies to this order; the trace says why the others do not. */
export function sourcesOf({ activities, rules }: Book, order: Order, trace: TraceRow[]): Sources {
  const priced = activities.filter((one) => isSpecial(one) || isFlexible(one));
  const open = openActivities(priced, { deal: order, stage: STAGE.unitPrice, trace }, ({ items }) =>
    order.lines.some(({ product }) => items.has(product.productId)),
  );
  const pricing = rules.filter(({ category }) => category !== 'REBATE').sort((a, b) => compareIds(a.ruleId, b.ruleId));
  const inForce = openRules(pricing, { lines: order.lines, deal: order, trace });
  return {
    calculations: ofCategory(inForce, 'CALCULATION'),
    specials: open.filter(isSpecial),
    prices: ofCategory(inForce, 'SPECIAL'),
    discounts: ofCategory(inForce, 'DISCOUNT'),
    activities: open.filter(isFlexible),
    rules: ofCategory(inForce, 'FLEXIBLE'),
  };
}
