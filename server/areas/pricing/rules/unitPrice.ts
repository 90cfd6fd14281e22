import { scaled } from '../../../platform/numbers/exact';
import { PERCENT_WHOLE } from '../../../platform/numbers/scale';
import {
  type Price,
  type Product,
  type Qty,
  type SpecialActivity,
  subjectOf,
  type TraceRow,
} from '../../promotion/rules/public';
import { firstOf, lost, type Offer, skipped, type Spot, won } from './ranking';
import { ruleTakes, standing, subjectOfRule } from './rules';
import { type Asked, specialOffer } from './special';
import type { Ledger } from './taken';
import type { DiscountRule, SpecialRule } from './types';

export interface PriceSources {
  specials: readonly SpecialActivity[];
  prices: readonly SpecialRule[];
  discounts: readonly DiscountRule[];
}

/** Applies to `qty` of the line; the rest is priced again. */
type Found = Offer & { qty: Qty };

/** Offers that apply, and why the others do not. */
function offersOf(sources: PriceSources, asked: Asked & { product: Product }, context: { ledger: Ledger; spot: Spot }) {
  const { base, product, productQty, qty } = asked;
  const { spot, ledger } = context;
  const skips: TraceRow[] = [];
  const specials: Found[] = [];
  for (const activity of sources.specials) {
    const offer = specialOffer(activity, asked, ledger);
    if (offer && 'refused' in offer) skips.push(skipped(spot, subjectOf(activity), offer.refused));
    else if (offer) specials.push(offer);
  }
  const locked: Found[] = [];
  const prices: Found[] = [];
  for (const rule of sources.prices) {
    const item = ruleTakes(rule, product) ? rule.items.get(product.productId) : undefined;
    if (!item) continue;
    if (productQty < item.minQty) skips.push(skipped(spot, subjectOfRule(rule), 'MIN_QTY'));
    else if (rule.lockPrice) locked.push({ ...standing(rule), price: item.price, qty });
    else if (item.price >= base) skips.push(skipped(spot, subjectOfRule(rule), 'NOT_BETTER'));
    else prices.push({ ...standing(rule), price: item.price, qty });
  }
  const discounts: Found[] = [];
  for (const rule of sources.discounts.filter((one) => ruleTakes(one, product))) {
    const price = scaled(base, rule.rate, PERCENT_WHOLE);
    if (price >= base) skips.push(skipped(spot, subjectOfRule(rule), 'NOT_BETTER'));
    else discounts.push({ ...standing(rule), price, qty });
  }
  return { skips, locked, kinds: [specials, prices, discounts] };
}

export interface Best {
  /** The price without an entered one; undefined: the base price. */
  offer: Found | undefined;
  trace: TraceRow[];
}

/** Stages 2b and 2c: a locked contract price, else the lowest price of all kinds. */
export function bestOffer(
  sources: PriceSources,
  asked: Asked & { product: Product },
  context: { ledger: Ledger; spot: Spot },
): Best {
  const { spot } = context;
  const { skips, locked, kinds } = offersOf(sources, asked, context);
  const trace = [...skips];
  const contract = firstOf(locked, spot, trace);
  if (contract) {
    for (const loser of kinds.flat()) trace.push(lost(spot, loser, { reason: 'LOCKED', by: contract.subject }));
    return { offer: contract, trace };
  }
  const firsts = kinds.flatMap((offers) => firstOf(offers, spot, trace) ?? []);
  // The sort is stable: at equal prices the special offer comes first, then the special price, then the discount.
  const [offer, ...losers] = [...firsts].sort((a, b) => a.price - b.price);
  if (offer)
    for (const loser of losers)
      trace.push(lost(spot, loser, { reason: loser.price > offer.price ? 'HIGHER_PRICE' : 'TIE', by: offer.subject }));
  return { offer, trace };
}

/** The trace row of the winner, or of one that an entered price has replaced. */
export const outcome = (spot: Spot, offer: Offer, entered?: Offer): TraceRow =>
  entered ? lost(spot, offer, { reason: 'LOWER_PRIORITY', by: entered.subject }) : won(spot, offer);

export const isBelow = (price: Price, { minSalePrice }: Product) => minSalePrice !== null && price < minSalePrice;
