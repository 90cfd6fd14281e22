import { and, eq, gte, isNull, like, lte, ne, or, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { branchLine, loadProducts } from '../../../promotion/public';
import { global } from '../../../../platform/scope';
import { branch } from '../../../../platform/schema/organisation';
import { priceRule } from '../../data/schema/price-rule';
import type { Context } from '../../../../http/context';
import type { Warning } from '../../../../http/failure';
import { scopesMeet } from '../../rules/overlap';
import { type RuleRow, toRule } from './toRule';
import { loadCustomers, loadPaths } from '../trial/world';

const NAMED = 3;

/** Enabled rules of the same kind and priority whose periods and branches overlap. */
function rivalsOf({ db }: Context, row: RuleRow, way: readonly string[]) {
  const path = `/${[...way].reverse().join('/')}/`;
  const above = sql`${path} like ${branch.path} || '%'`;
  return db
    .select({ rule: priceRule })
    .from(priceRule)
    .innerJoin(branch, eq(branch.branchId, priceRule.branchId))
    .where(
      global(
        'line',
        and(
          ne(priceRule.ruleId, row.ruleId),
          eq(priceRule.deleted, 0),
          eq(priceRule.status, 1),
          eq(priceRule.categoryCode, row.categoryCode),
          eq(priceRule.priority, row.priority),
          row.effectiveEnd === null ? undefined : lte(priceRule.effectiveStart, row.effectiveEnd),
          or(isNull(priceRule.effectiveEnd), gte(priceRule.effectiveEnd, row.effectiveStart)),
          or(
            eq(priceRule.branchId, row.branchId),
            and(above, eq(priceRule.inherit, 1)),
            row.inherit === 1 ? like(branch.path, `${path}%`) : undefined,
          ),
        ),
      ),
    );
}

/** Throws 44131 with the names of overlapping rules. */
export async function overlapWarnings(row: RuleRow, context: Context): Promise<Warning[]> {
  const { db } = context;
  const branchIds = await branchLine(db, row.branchId);
  const rivals = (await rivalsOf(context, row, branchIds)).map(({ rule }) => rule);
  if (rivals.length === 0) return [];
  const paths = await loadPaths(db);
  const rows = [row, ...rivals];
  const productIds = [...new Set(rows.flatMap((one) => one.productIds))];
  const world = {
    paths,
    customers: await loadCustomers(db, [...new Set(rows.flatMap(({ custIds }) => custIds))], paths),
    products: await loadProducts(db, { productIds, branchIds, unlisted: true }),
  };
  const own = toRule(row);
  const names = rivals.filter((rival) => scopesMeet(own, toRule(rival), world)).map(({ ruleName }) => ruleName);
  if (names.length === 0) return [];
  return [{ code: ERROR.ruleOverlaps, params: { names: names.slice(0, NAMED).join(', ') } }];
}
