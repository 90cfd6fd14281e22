import type { ParamsOf, RuleContent } from '../../../../src/contract/pricing/rule';
import { toUnits } from '../../../platform/numbers/decimal';
import type { FieldProblem } from '../../../platform/problem';

/* Checks of a rule's content beyond its schema (docs/domain/pricing.md#rules). */

const at = (field: string, text: FieldProblem['text']): FieldProblem => ({ field: `params.${field}`, text });

/** A problem for each row whose product stands in a row before it. */
const repeated = (items: readonly { productId: string }[]) =>
  items.flatMap(({ productId }, i) =>
    items.findIndex((one) => one.productId === productId) < i ? [at(`items.${i}.productId`, 'field.taken')] : [],
  );

function flexible({ items, lowerRate, upperRate }: ParamsOf<'FLEXIBLE'>): FieldProblem[] {
  const hasRates = lowerRate !== null || upperRate !== null;
  if (hasRates && items.length > 0) return [at('items', 'field.bandOrRates')];
  if (items.length === 0) {
    if (lowerRate === null) return [at('lowerRate', 'field.required')];
    if (upperRate === null) return [at('upperRate', 'field.required')];
    return toUnits(lowerRate, 2) > toUnits(upperRate, 2) ? [at('lowerRate', 'field.bandOrder')] : [];
  }
  const disordered = items.flatMap(({ floorPrice, ceilPrice }, i) =>
    toUnits(floorPrice, 4) > toUnits(ceilPrice, 4) ? [at(`items.${i}.floorPrice`, 'field.bandOrder')] : [],
  );
  return [...repeated(items), ...disordered];
}

const rebate = ({ basis, ladders }: ParamsOf<'REBATE'>): FieldProblem[] =>
  ladders.flatMap(({ threshold, rate, amountPerUnit }, i) => {
    const before = ladders[i - 1]?.threshold;
    const [wanted, other] = basis === 'AMOUNT' ? [rate, amountPerUnit] : [amountPerUnit, rate];
    const value = basis === 'AMOUNT' ? 'rate' : 'amountPerUnit';
    return [
      ...(before !== undefined && toUnits(threshold, 2) <= toUnits(before, 2)
        ? [at(`ladders.${i}.threshold`, 'field.ladderOrder')]
        : []),
      ...(wanted === null || other !== null ? [at(`ladders.${i}.${value}`, 'field.oneValue')] : []),
    ];
  });

export function contentProblems(content: RuleContent): FieldProblem[] {
  if (content.categoryCode === 'SPECIAL') return repeated(content.params.items);
  if (content.categoryCode === 'FLEXIBLE') return flexible(content.params);
  return content.categoryCode === 'REBATE' ? rebate(content.params) : [];
}

/** The products that have prices of their own in the rule; null where its scope says which it is for. */
export function productsOf(content: RuleContent): string[] | null {
  if (content.categoryCode !== 'SPECIAL' && content.categoryCode !== 'FLEXIBLE') return null;
  const { items } = content.params;
  return items.length > 0 ? items.map(({ productId }) => productId) : null;
}
