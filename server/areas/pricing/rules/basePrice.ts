import type { BaseSource, RoundMode } from '../../../../src/contract/pricing/pricing';
import { dividedRounded } from '../../../platform/numbers/exact';
import type { Price, Product, TraceRow } from '../../promotion/rules/public';
import { firstOf, type Offer, skipped, type Spot, won } from './ranking';
import { ruleTakes, standing, subjectOfRule } from './rules';
import type { CalculationRule, OrderLine } from './types';

const sourceOf: Record<BaseSource, (product: Product) => Price | null> = {
  LIST: ({ listPrice }) => listPrice,
  COST: ({ costPrice }) => costPrice,
  LAST_SALE: ({ lastSalePrice }) => lastSalePrice,
  CONTRACT: ({ contractPrice }) => contractPrice,
};

/** Source × factor counts 10^-8 yuan; a price 10^-4. */
const PER_PRICE = 10_000n;
const STEP: Record<RoundMode, bigint> = { NONE4: 1n, FEN: 100n, JIAO: 1_000n, JIAO_UP: 1_000n, YUAN: 10_000n };

/** Rounds once, from the exact value. */
function rounded(exact: bigint, mode: RoundMode): Price {
  const divisor = PER_PRICE * STEP[mode];
  const steps = mode === 'JIAO_UP' ? (exact + divisor - 1n) / divisor : dividedRounded(exact, divisor);
  return Number(steps * STEP[mode]);
}

/** Null: the product lacks the source, or the result is not positive. */
export function calculatedPrice(rule: CalculationRule, product: Product): Price | null {
  const source = sourceOf[rule.source](product);
  if (source === null) return null;
  const exact = BigInt(source) * BigInt(rule.factor) + BigInt(rule.addend) * PER_PRICE;
  const price = exact > 0n ? rounded(exact, rule.roundMode) : 0;
  if (price === 0) return null;
  return rule.clampMin ? Math.max(price, product.minSalePrice ?? 0) : price;
}

/** Stage 1: the price of one calculation rule, or the list price. */
export function basePriceOf({ lineNo, product }: OrderLine, rules: readonly CalculationRule[], trace: TraceRow[]) {
  const spot: Spot = { stage: 1, lineNo, before: product.listPrice };
  const offers: Offer[] = [];
  for (const rule of rules.filter((one) => ruleTakes(one, product))) {
    const price = calculatedPrice(rule, product);
    if (price === null) trace.push(skipped(spot, subjectOfRule(rule), 'NO_SOURCE'));
    else offers.push({ ...standing(rule), price });
  }
  const winner = firstOf(offers, spot, trace);
  if (winner) trace.push(won(spot, winner));
  return { price: winner?.price ?? product.listPrice, by: winner?.subject };
}
