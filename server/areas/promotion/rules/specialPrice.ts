import { scaled } from '../../../platform/numbers/exact';
import { PERCENT_WHOLE } from '../../../platform/numbers/scale';
import type { Price, SpecialItem } from './types';

/** What a special offer asks for a product whose price is `base` without it. */
export function specialPrice({ priceMode, value }: Pick<SpecialItem, 'priceMode' | 'value'>, base: Price): Price {
  if (priceMode === 'FIXED') return value;
  return priceMode === 'RATE' ? scaled(base, value, PERCENT_WHOLE) : Math.max(0, base - value);
}
