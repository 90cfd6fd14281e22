import type { CustomerScopeType, ProductScopeType } from '../../../../src/contract/promotion/activity';
import type { Stage, TraceReason } from '../../../../src/contract/pricing/pricing';
import { compareIds, type Price, type Subject, traceRow, type TraceRow } from '../../promotion/rules/public';

/** A price that a rule or an activity would give. */
export interface Offer {
  subject: Subject;
  priority: number;
  specificity: number;
  price: Price;
}

const CUSTOMER_PART: Record<CustomerScopeType, number> = {
  CUSTOMER: 4,
  CATEGORY_REGION: 3,
  REGION: 2,
  CATEGORY: 2,
  ALL: 1,
};
const PRODUCT_PART: Record<ProductScopeType, number> = {
  PRODUCT: 4,
  BRAND: 3,
  SUPPLIER: 2,
  CATEGORY: 2,
  OPERATE_RANGE: 2,
  ALL: 1,
};

export const specificityOf = (customers: CustomerScopeType, products: ProductScopeType) =>
  CUSTOMER_PART[customers] * 10 + PRODUCT_PART[products];

/** Priority, specificity, lower price, smaller id (docs/domain/pricing.md#price-of-a-line). */
export const inRank = (a: Offer, b: Offer) =>
  b.priority - a.priority ||
  b.specificity - a.specificity ||
  a.price - b.price ||
  compareIds(a.subject.id, b.subject.id);

export function beatenBecause(winner: Offer, loser: Offer): TraceReason {
  if (loser.priority < winner.priority) return 'LOWER_PRIORITY';
  if (loser.specificity < winner.specificity) return 'LESS_SPECIFIC';
  return loser.price > winner.price ? 'HIGHER_PRICE' : 'TIE';
}

/** The line and stage to which the rows of a ranking belong. */
export interface Spot {
  stage: Stage;
  lineNo: number;
  before: Price;
}

export const lost = (spot: Spot, offer: Offer, { reason, by }: { reason: TraceReason; by: Subject }): TraceRow =>
  traceRow(offer.subject, { ...spot, after: offer.price, reason, beatenBy: [by.id] });

export const won = (spot: Spot, { subject, price }: Offer): TraceRow =>
  traceRow(subject, { ...spot, after: price, reason: 'HIT' });

export const skipped = (spot: Spot, subject: Subject, reason: TraceReason): TraceRow =>
  traceRow(subject, { ...spot, reason });

/** The first offer of one kind; the reasons why others lost go into the trace. */
export function firstOf<T extends Offer>(offers: readonly T[], spot: Spot, trace: TraceRow[]): T | undefined {
  const [winner, ...losers] = [...offers].sort(inRank);
  if (winner)
    for (const loser of losers)
      trace.push(lost(spot, loser, { reason: beatenBecause(winner, loser), by: winner.subject }));
  return winner;
}
