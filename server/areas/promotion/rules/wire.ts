import type { ActivityType, PriceMode } from '../../../../src/contract/promotion/activity';
import { stepsAnswer, stepsOf } from '../../../../src/contract/promotion/ladder';
import type { WireTerms } from '../../../../src/contract/promotion/terms';
import { toText, toUnits } from '../../../platform/numbers/decimal';
import { priceText } from '../../../platform/numbers/money';
import { UNIT } from '../../../platform/numbers/scale';
import type { Step } from './types';

/* The terms of a product: from the wire to the units that the engine counts in, and back. */

/** As they are stored. */
export interface Terms {
  exclude: 0 | 1;
  sort: number;
  priceMode: PriceMode | null;
  value: number | null;
  minQty: number | null;
  limitQtyPerCustomer: number | null;
  limitQtyPerOrder: number | null;
  limitQtyTotal: number | null;
  floorPrice: number | null;
  ceilPrice: number | null;
  ladders: Step[] | null;
}

export const NO_TERMS: Terms = {
  exclude: 0,
  sort: 0,
  priceMode: null,
  value: null,
  minQty: null,
  limitQtyPerCustomer: null,
  limitQtyPerOrder: null,
  limitQtyTotal: null,
  floorPrice: null,
  ceilPrice: null,
  ladders: null,
};

const MODE_FIELDS = { FIXED: 'specialPrice', RATE: 'specialRate', REDUCE: 'reducePrice' } as const;
const MODE_DECIMALS = { FIXED: 4, RATE: 2, REDUCE: 4 } as const;

const maybe = <T, R>(value: T | null | undefined, to: (value: T) => R) =>
  value === undefined ? undefined : value === null ? null : to(value);

const price = (text: string) => toUnits(text, 4);
const quantity = (count: number) => count * UNIT;

/** The stored form of the fields that a call has given; the others are left out. */
export function termsOf(type: ActivityType, wire: WireTerms): Partial<Terms> {
  const { priceMode } = wire;
  const mode = (['FIXED', 'RATE', 'REDUCE'] as const).find(
    (one) => one === priceMode || (priceMode === undefined && wire[MODE_FIELDS[one]]),
  );
  const given = mode && wire[MODE_FIELDS[mode]];
  const value = mode && (given === undefined ? undefined : maybe(given, (text) => toUnits(text, MODE_DECIMALS[mode])));
  const terms: { [K in keyof Terms]: Terms[K] | undefined } = {
    exclude: wire.exclude,
    sort: wire.sort,
    priceMode: mode ?? priceMode,
    value: priceMode === null ? null : value,
    minQty: maybe(wire.minQty, quantity),
    limitQtyPerCustomer: maybe(wire.limitQtyPerCustomer, quantity),
    limitQtyPerOrder: maybe(wire.limitQtyPerOrder, quantity),
    limitQtyTotal: maybe(wire.limitQtyTotal, quantity),
    floorPrice: maybe(wire.floorPrice, price),
    ceilPrice: maybe(wire.ceilPrice, price),
    ladders: maybe(wire.ladders, (ladders) => (ladders.length > 0 ? stepsOf(type, ladders) : null)),
  };
  return Object.fromEntries(Object.entries(terms).filter(([, one]) => one !== undefined));
}

/** Terms with a change. A value is counted in units of its mode, so another mode without a value of its own has none. */
export function changedTerms(before: Terms, given: Partial<Terms>): Terms {
  const isOtherMode = given.priceMode !== undefined && given.priceMode !== before.priceMode;
  return { ...before, ...(isOtherMode ? { value: null } : {}), ...given };
}

const priceOrNull = (value: number | null) => (value === null ? null : priceText(value));
const count = (value: number | null) => (value === null ? null : value / UNIT);

export const termsAnswer = (type: ActivityType, terms: Terms) => ({
  exclude: terms.exclude,
  sort: terms.sort,
  priceMode: terms.priceMode,
  specialPrice: terms.priceMode === 'FIXED' ? priceOrNull(terms.value) : null,
  specialRate: terms.priceMode === 'RATE' && terms.value !== null ? toText(terms.value, 2) : null,
  reducePrice: terms.priceMode === 'REDUCE' ? priceOrNull(terms.value) : null,
  minQty: count(terms.minQty),
  limitQtyPerCustomer: count(terms.limitQtyPerCustomer),
  limitQtyPerOrder: count(terms.limitQtyPerOrder),
  limitQtyTotal: count(terms.limitQtyTotal),
  floorPrice: priceOrNull(terms.floorPrice),
  ceilPrice: priceOrNull(terms.ceilPrice),
  ladders: terms.ladders && stepsAnswer(type, terms.ladders),
});
