import { type Book, type Order, quote } from '../../pricing/rules/public';
import { isLadder, type Qty } from '../../promotion/rules/public';
import { SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import type { TraceReason } from '../../../../src/contract/pricing/pricing';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * The stored terms for computing an order anew: customer, products, and the activities and rules that could apply, as
 * they were.
 */
export interface StoredTerms {
  order: Json;
  book: Json;
}

const MAP = '#map';
const SET = '#set';

function packed(value: unknown): Json {
  if (value instanceof Map) return { [MAP]: [...value].map((pair) => packed(pair)) };
  if (value instanceof Set) return { [SET]: [...value].map(packed) };
  if (Array.isArray(value)) return value.map(packed);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, packed(one)]));
  // The engine's values are only numbers, texts, flags and null.
  return (value ?? null) as Json;
}

function unpacked(value: Json): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value !== 'object' || value === null) return value;
  const { [MAP]: map, [SET]: set } = value;
  // Maps are stored as lists of pairs.
  if (Array.isArray(map)) return new Map(map.map((pair) => unpacked(pair) as [unknown, unknown]));
  if (Array.isArray(set)) return new Set(set.map(unpacked));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpacked(one)]));
}

/** Reasons that can never change with the kept quantity: neither time nor scopes do. */
const OUTSIDE: readonly TraceReason[] = [
  'TIME_OUT',
  'BRANCH',
  'CUSTOMER_SCOPE',
  'STAFF_SCOPE',
  'PRODUCT_SCOPE',
  'DISABLED',
];

/** The terms that are stored with an order, to compute it anew for returns (docs/domain/orders.md#placing). */
export function termsOf(order: Order, { activities, rules }: Book): StoredTerms {
  const now = { activities, rules: rules.filter(({ category }) => category !== 'REBATE') };
  const near = new Set(quote(order, now).trace.flatMap(({ id, reason }) => (OUTSIDE.includes(reason) ? [] : [id])));
  return {
    order: packed(order),
    book: packed({
      activities: now.activities.filter(
        (one) => near.has(one.activityId) && !(isLadder(one) && one.settleMode === SETTLE_MODE.deferred),
      ),
      rules: now.rules.filter(({ ruleId }) => near.has(ruleId)),
    }),
  };
}

/** The net amount of the lines for these kept quantities. */
export function netOfKept(terms: StoredTerms, kept: ReadonlyMap<number, Qty>): number {
  // Both were packed by `termsOf`.
  const { order, book } = unpacked({ ...terms }) as { order: Order; book: Book };
  const lines = order.lines.flatMap((line) => {
    const qty = kept.get(line.lineNo) ?? 0;
    return qty > 0 ? [{ ...line, qty }] : [];
  });
  return lines.length === 0 ? 0 : quote({ ...order, lines }, book).totals.netAmount;
}
