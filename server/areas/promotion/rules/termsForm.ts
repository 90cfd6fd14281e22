import { type ActivityType, isLine, LADDER_TRAITS } from '../../../../src/contract/promotion/activity';
import { ladderProblems } from '../../../../src/contract/promotion/ladder';
import type { FieldProblem } from '../../../platform/problem';
import type { Price } from './types';
import type { Terms } from './wire';

const PERCENT_MOST = 9_999;

type Problem = Pick<FieldProblem, 'field' | 'text'>;

const wrong = (field: string, isWrong: boolean, text: FieldProblem['text'] = 'field.format'): Problem[] =>
  isWrong ? [{ field, text }] : [];

/** Where the value of a special price stands in the form. */
export const VALUE_FIELD = { FIXED: 'specialPrice', RATE: 'specialRate', REDUCE: 'reducePrice' } as const;

function specialProblems({ priceMode, value }: Terms, isComplete: boolean): Problem[] {
  if (priceMode === null) return wrong('priceMode', isComplete, 'field.required');
  const field = VALUE_FIELD[priceMode];
  if (value === null) return wrong(field, isComplete, 'field.required');
  return wrong(field, value <= 0 || (priceMode === 'RATE' && value > PERCENT_MOST));
}

function bandProblems({ floorPrice, ceilPrice }: Terms, listPrice: Price, isComplete: boolean): Problem[] {
  return [
    ...wrong('floorPrice', isComplete && floorPrice === null, 'field.required'),
    ...wrong('ceilPrice', isComplete && ceilPrice === null, 'field.required'),
    ...wrong('floorPrice', floorPrice !== null && floorPrice > (ceilPrice ?? listPrice), 'field.aboveCeiling'),
    ...wrong('ceilPrice', ceilPrice !== null && ceilPrice > listPrice, 'field.aboveList'),
  ];
}

function ladderRowProblems(type: ActivityType, { ladders }: Terms): Problem[] {
  if (isLine(type) || ladders === null) return [];
  const { measure } = LADDER_TRAITS[type];
  const problems = measure === 'QUANTITY' ? ladderProblems({ activityType: type, calcMode: 'WHOLE' }, ladders) : [];
  return problems.slice(0, 1).map(() => ({ field: 'ladders', text: 'field.format' }));
}

/** What is wrong with the terms of a product; `isComplete` asks for those that an activity cannot do without. */
export function termsProblems(
  type: ActivityType,
  terms: Terms,
  { listPrice, isComplete }: { listPrice: Price; isComplete: boolean },
) {
  if (type === 'specialOffer') return specialProblems(terms, isComplete);
  if (type === 'flexible') return bandProblems(terms, listPrice, isComplete);
  return ladderRowProblems(type, terms);
}
