import { inArray, sql } from 'drizzle-orm';
import { lowPrices, priceAt, product } from '../../../master-data/public';
import { branchLine } from '../../../promotion/public';
import { toUnits } from '../../../../platform/numbers/decimal';
import { global } from '../../../../platform/scope';
import { RULE_STATUS } from '../../../../../src/contract/pricing/price-rules';
import type { Context } from '../../../../http/context';
import type { Warning } from '../../../../http/failure';
import { contentOf, type RuleRow } from './toRule';

const DECIMALS = 4;

/** The lowest price that a rule gives each product that it prices itself. */
function leastOf(row: RuleRow): ReadonlyMap<string, number> {
  const content = contentOf(row);
  if (content.categoryCode === 'SPECIAL')
    return new Map(content.params.items.map((one) => [one.productId, toUnits(one.specialPrice, DECIMALS)]));
  if (content.categoryCode !== 'FLEXIBLE') return new Map();
  return new Map(content.params.items.map((one) => [one.productId, toUnits(one.floorPrice, DECIMALS)]));
}

/** Products with their minimum prices at a branch, by product code. */
export async function minimumsAt(branchId: string, productIds: readonly string[], { db }: Context) {
  const prices = priceAt(db, await branchLine(db, branchId));
  return db
    .select({ productId: product.productId, productName: product.productName, minSalePrice: prices.minSalePrice })
    .from(product)
    .innerJoinLateral(prices, sql`true`)
    .where(global('shared', inArray(product.productId, [...productIds])))
    .orderBy(product.productCode);
}

/**
 * Fixed prices and lower limits below the minimum of their products. `before` is the rule before the change: its prices
 * were accepted while it was enabled.
 */
export async function leastPriceWarnings(row: RuleRow, before: RuleRow | null, context: Context): Promise<Warning[]> {
  const known = before?.status === RULE_STATUS.enabled ? leastOf(before) : new Map<string, number>();
  const asked = new Map([...leastOf(row)].filter(([productId, price]) => known.get(productId) !== price));
  if (asked.size === 0) return [];
  const rows = await minimumsAt(row.branchId, [...asked.keys()], context);
  return lowPrices(rows.map((one) => ({ ...one, price: asked.get(one.productId) ?? 0 })));
}
