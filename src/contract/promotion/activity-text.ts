import { withPoint } from '../decimal-point';
import { toShortText, toText } from '../decimal';
import {
  type ActivityType,
  type CustomerScopeType,
  isLine,
  LADDER_TRAITS,
  type ProductScopeType,
  type RewardType,
} from './activity';
import { type LadderStep, stepsAnswer } from './ladder';

/*
 * The reward of an activity in words, for the server's lists and for a form while it is filled in; each brings its own
 * texts.
 */

type Condition = 'full' | 'each' | 'interval' | 'above';
type Reward = 'amount' | 'percent' | 'unitPrice' | 'rebate' | 'rebatePercent' | 'rebateUnit';
type Limit = 'orders' | 'customerCap' | 'orderCap' | 'budget';
type Scope =
  | ('everything' | 'products' | 'productLadders' | 'withoutProducts')
  | ('everybody' | 'customers' | 'withoutCustomers' | 'both');
type ActivityTextId =
  `promotion.${Condition | Reward | Limit | Scope | 'step' | 'point' | 'money' | 'pieces' | 'and' | 'list' | 'more'}`;
export type Say = (key: ActivityTextId, params?: Record<string, string | number>) => string;

/** "50.00" is shown as 50, "0.1000" as 0.10. */
const money = (decimal: string, say: Say) => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = fraction.replace(/0+$/, '');
  return say('promotion.money', { value: digits ? `${whole}.${digits.padEnd(2, '0')}` : whole });
};
const yuan = (fen: number, say: Say) => money(toText(fen, 2), say);

const REWARD: Record<RewardType, readonly [now: ActivityTextId, later: ActivityTextId]> = {
  AMOUNT: ['promotion.amount', 'promotion.rebate'],
  UNIT_PRICE: ['promotion.unitPrice', 'promotion.rebateUnit'],
  PERCENT: ['promotion.percent', 'promotion.rebatePercent'],
};

interface Ladder {
  activityType: ActivityType;
  settleMode: 1 | 2;
}

const measured = (type: ActivityType, value: number, say: Say) =>
  !isLine(type) && LADDER_TRAITS[type].measure === 'AMOUNT'
    ? yuan(value, say)
    : say('promotion.pieces', { value: toShortText(value, 4) });

function conditionOf(type: ActivityType, { from, to }: LadderStep, say: Say) {
  const family = isLine(type) ? 'FULL' : LADDER_TRAITS[type].family;
  const start = measured(type, from, say);
  if (family === 'EACH') return say('promotion.each', { from: start });
  if (family === 'FULL') return say('promotion.full', { from: start });
  // Intervals are of quantities, so the unit is written only once.
  return to === null
    ? say('promotion.above', { from: start })
    : say('promotion.interval', { from: toShortText(from, 4), to: measured(type, to, say) });
}

/** "满100件减50元" */
export function stepText({ activityType, settleMode }: Ladder, step: LadderStep, texts: Say): string {
  const say = withPoint(texts, 'promotion.point');
  const [answer] = stepsAnswer(activityType, [step]);
  const given = answer?.rewardValue ?? '';
  const value = step.rewardType === 'PERCENT' ? toShortText(step.value, 2) : money(given, say);
  const reward = say(REWARD[step.rewardType][settleMode === 2 ? 1 : 0], { value });
  return say('promotion.step', { condition: conditionOf(activityType, step, say), reward });
}

export const ladderText = (ladder: Ladder, steps: readonly LadderStep[], say: Say): string =>
  steps.map((step) => stepText(ladder, step, say)).join(say('promotion.and'));

interface Limits {
  customerOrderLimit: number | null;
  customerRewardLimit: number | null;
  maxRewardPerOrder: number | null;
  budgetAmount: number | null;
}

export function limitText(limits: Limits, texts: Say): string {
  const say = withPoint(texts, 'promotion.point');
  const { customerOrderLimit, customerRewardLimit, maxRewardPerOrder, budgetAmount } = limits;
  return [
    customerOrderLimit === null ? '' : say('promotion.orders', { value: customerOrderLimit }),
    customerRewardLimit === null ? '' : say('promotion.customerCap', { value: yuan(customerRewardLimit, say) }),
    maxRewardPerOrder === null ? '' : say('promotion.orderCap', { value: yuan(maxRewardPerOrder, say) }),
    budgetAmount === null ? '' : say('promotion.budget', { value: yuan(budgetAmount, say) }),
  ]
    .filter(Boolean)
    .join(say('promotion.and'));
}

const NAMED = 3;

/** "楚天、江汉、鄂西等5项" */
export const namesText = (names: readonly string[], say: Say): string =>
  names.length <= NAMED
    ? names.join(say('promotion.list'))
    : say('promotion.more', { names: names.slice(0, NAMED).join(say('promotion.list')), count: names.length });

interface ProductScope {
  type: ProductScopeType;
  /** The names of categories, brands or suppliers. */
  names: string;
  count: number;
}

export function productsText({ type, names, count }: ProductScope, say: Say): string {
  if (type === 'PRODUCT') return say('promotion.products', { count });
  const scope = type === 'ALL' ? say('promotion.everything') : names;
  return count > 0 ? say('promotion.withoutProducts', { scope, count }) : scope;
}

interface CustomerScope {
  type: CustomerScopeType;
  types: string;
  regions: string;
  excluded: boolean;
  count: number;
}

export function customersText({ type, types, regions, excluded, count }: CustomerScope, say: Say): string {
  const scope = {
    ALL: say('promotion.everybody'),
    CATEGORY: types,
    REGION: regions,
    CATEGORY_REGION: say('promotion.both', { types, regions }),
    CUSTOMER: say('promotion.customers', { count }),
  }[type];
  return excluded ? say('promotion.withoutCustomers', { scope, count }) : scope;
}
