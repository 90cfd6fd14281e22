import { and, eq, sql } from 'drizzle-orm';
import { global, within } from '../../../../platform/scope';
import { priceRule, rulePriceImport } from '../../data/schema/price-rule';
import { product } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { cell, type CellProblem, demandBranch, type Importer, type ImportRow, textsOf } from '../../../tasks/public';
import { toShortText, toUnits } from '../../../../platform/numbers/decimal';
import { RULE_STATUS } from '../../../../../src/contract/pricing/price-rules';
import { minimumsAt } from './leastPrices';
import type { RuleRow } from './toRule';
import { pricesOf, takeBackPrices } from './importedPrices';
import { updateRule } from './saveRule';

/** The limit in the schema of the rule. */
const MOST_ITEMS = 2_000;
const DECIMALS = 4;

const keyOf = (row: ImportRow) => `${cell(row, 'ruleCode')} ${cell(row, 'productCode')}`;

/** Rules of special prices that the user may see, by code. */
async function rulesOf(rows: readonly ImportRow[], { db, session }: Context) {
  const named = sql`${priceRule.ruleCode} = any(${sql.param(textsOf(rows, 'ruleCode'))}::text[])`;
  const found = await db
    .select()
    .from(priceRule)
    .where(within(session, priceRule, and(eq(priceRule.categoryCode, 'SPECIAL'), named)))
    // Sorted, because they are changed one after the other, each under its lock.
    .orderBy(priceRule.ruleId);
  return new Map(found.map((rule) => [rule.ruleCode, rule]));
}

async function productsOf(rows: readonly ImportRow[], { db }: Context) {
  const named = sql`${product.productCode} = any(${sql.param(textsOf(rows, 'productCode'))}::text[])`;
  const found = await db
    .select({ productId: product.productId, productCode: product.productCode })
    .from(product)
    .where(global('shared', and(eq(product.status, 1), named)));
  return new Map(found.map(({ productCode, productId }) => [productCode, productId]));
}

/**
 * The minimum prices of products, for rules in force: a price below is refused here, because only the page can ask for
 * a confirmation.
 */
async function minimumsOf(rules: Iterable<RuleRow>, productIds: readonly string[], context: Context) {
  const minimums = new Map<string, number>();
  for (const { ruleId, branchId, status } of rules) {
    if (status !== RULE_STATUS.enabled) continue;
    for (const { productId, minSalePrice } of await minimumsAt(branchId, productIds, context))
      minimums.set(`${ruleId} ${productId}`, minSalePrice ?? 0);
  }
  return minimums;
}

const isPositive = (price: string) => /[1-9]/.test(price) && /^\d{1,8}(\.|$)/.test(price);

const check: Importer['check'] = async (rows, _target, context) => {
  const rules = await rulesOf(rows, context);
  const products = await productsOf(rows, context);
  const minimums = await minimumsOf(rules.values(), [...products.values()], context);
  const first = new Map<string, number>();
  const sizes = new Map<string, Set<string>>();
  return rows.map((row) => {
    const [rule, productId] = [rules.get(cell(row, 'ruleCode')), products.get(cell(row, 'productCode'))];
    const before = first.get(keyOf(row));
    if (before === undefined) first.set(keyOf(row), row.number);
    const items = rule && (sizes.get(rule.ruleId) ?? new Set(pricesOf(rule).items.map((item) => item.productId)));
    if (rule && items && productId) sizes.set(rule.ruleId, items.add(productId));
    const price = cell(row, 'specialPrice');
    const isPrice = row.problems.every(({ field }) => field !== 'specialPrice') && isPositive(price);
    const min = (rule && productId && minimums.get(`${rule.ruleId} ${productId}`)) || 0;
    const isUnchanged =
      rule &&
      pricesOf(rule).items.some((one) => one.productId === productId && Number(one.specialPrice) === Number(price));
    const problems: CellProblem[] = [
      ...(cell(row, 'ruleCode') && !rule ? [{ field: 'ruleCode', text: 'import.notFound' } as const] : []),
      ...(cell(row, 'productCode') && !productId ? [{ field: 'productCode', text: 'import.notFound' } as const] : []),
      ...(price && !isPrice && row.problems.every(({ field }) => field !== 'specialPrice')
        ? [{ field: 'specialPrice', text: 'import.format' } as const]
        : []),
      ...(isPrice && toUnits(price, DECIMALS) < min && !isUnchanged
        ? [{ field: 'specialPrice', text: 'import.belowMin', params: { min: toShortText(min, DECIMALS) } } as const]
        : []),
      ...(before !== undefined && rule && productId
        ? [{ field: 'productCode', text: 'import.repeated', params: { row: before } } as const]
        : []),
      ...((items?.size ?? 0) > MOST_ITEMS
        ? [{ field: 'ruleCode', text: 'import.ruleFull', params: { max: MOST_ITEMS } } as const]
        : []),
    ];
    return { ...row, problems: [...row.problems, ...problems] };
  });
};

/** Changes a rule as its form would: with the same checks, revision and permissions. */
const write: Importer['write'] = async (rows, _target, context) => {
  const rules = await rulesOf(rows, context);
  const products = await productsOf(rows, context);
  const made = new Map<ImportRow, string>();
  for (const [ruleCode, rule] of rules) {
    const own = rows.filter((row) => cell(row, 'ruleCode') === ruleCode);
    const { ruleId, version } = rule;
    const params = pricesOf(rule);
    const items = new Map(params.items.map((item) => [item.productId, item]));
    const changes = own.map((row) => {
      const productId = products.get(cell(row, 'productCode')) ?? '';
      const minQty = Number(cell(row, 'minQty') || '1');
      const after = { productId, specialPrice: cell(row, 'specialPrice'), minQty };
      const change = { ruleId, before: items.get(productId) ?? null, after };
      items.set(productId, after);
      return change;
    });
    await updateRule({ id: ruleId, version, params: { ...params, items: [...items.values()] }, confirm: 1 }, context);
    const noted = await context.db.insert(rulePriceImport).values(changes).returning({ id: rulePriceImport.id });
    for (const [i, row] of own.entries()) made.set(row, noted[i]?.id ?? '');
  }
  return rows.map((row) => made.get(row) ?? '');
};

/** PRICE_RULE_SPECIAL: prices by product into existing rules. */
export const rulePriceImporter: Importer = {
  open: demandBranch,
  check,
  write,
  undo: (ids, _target, context) => takeBackPrices(ids, context),
};
