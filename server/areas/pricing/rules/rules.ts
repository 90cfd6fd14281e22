import { type RuleCategory, STAGE, type TraceReason } from '../../../../src/contract/pricing/pricing';
import {
  closedTo,
  compareIds,
  type Deal,
  type Product,
  productMatches,
  type Subject,
  traceRow,
  type TraceRow,
} from '../../promotion/rules/public';
import { specificityOf } from './ranking';
import type { FlexibleRule, Rule, RuleOf } from './types';

export const subjectOfRule = ({ ruleId, ruleCode, ruleName, category }: Rule): Subject => ({
  source: 'RULE',
  id: ruleId,
  code: ruleCode,
  name: ruleName,
  kind: category,
});

/** Whether the salesperson is named, by himself or by role; a rule that names neither is for everybody. */
function inStaff({ staffIds, roleCodes }: FlexibleRule, { staffId, roleCodes: held }: Deal): boolean {
  if (staffIds === null && roleCodes === null) return true;
  return (staffId !== null && staffIds?.has(staffId)) || held.some((role) => roleCodes?.has(role));
}

export function ruleClosedTo(deal: Deal, rule: Rule): TraceReason | null {
  const { enabled, effectiveStart: start, effectiveEnd: end, customers, branchId } = rule;
  const inBranch = rule.inherit ? deal.branchIds.includes(branchId) : deal.branchIds[0] === branchId;
  const reason = closedTo(deal, { enabled, start, end, customers }, inBranch);
  return reason ?? (rule.category === 'FLEXIBLE' && !inStaff(rule, deal) ? 'STAFF_SCOPE' : null);
}

/** Whether a rule applies to a product; prices by product name their products themselves. */
export function ruleTakes(rule: Rule, product: Product): boolean {
  const { productId } = product;
  if (rule.category === 'SPECIAL') return rule.items.has(productId);
  if (rule.category === 'FLEXIBLE' && rule.band.items) return rule.band.items.has(productId);
  return productMatches(rule.products, product);
}

/** The stage of the pipeline at which a rule works, from 0 to 4. */
const stageOf = ({ category }: Rule) =>
  category === 'REBATE' ? STAGE.deferred : category === 'CALCULATION' ? STAGE.base : STAGE.unitPrice;

/** The rules that apply to the deal and to one of its lines; the trace says why the others do not. */
export const openRules = <R extends Rule>(
  rules: readonly R[],
  { lines, deal, trace }: { lines: readonly { product: Product }[]; deal: Deal; trace: TraceRow[] },
): R[] =>
  rules.filter((rule) => {
    const touches = lines.some(({ product }) => ruleTakes(rule, product));
    const reason = ruleClosedTo(deal, rule) ?? (touches ? null : 'PRODUCT_SCOPE');
    if (reason) trace.push(traceRow(subjectOfRule(rule), { stage: stageOf(rule), reason }));
    return !reason;
  });

export const standing = (rule: Rule) => ({
  subject: subjectOfRule(rule),
  priority: rule.priority,
  specificity: specificityOf(rule.customers.type, rule.products.type),
});

const isOf =
  <C extends RuleCategory>(category: C) =>
  (rule: Rule): rule is RuleOf<C> =>
    rule.category === category;

export const ofCategory = <C extends RuleCategory>(rules: readonly Rule[], category: C): RuleOf<C>[] =>
  rules.filter(isOf(category)).sort((a, b) => compareIds(a.ruleId, b.ruleId));
