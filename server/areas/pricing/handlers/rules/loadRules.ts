import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { priceRule } from '../../data/schema/price-rule';
import type { Rule } from '../../rules/types';
import { toRule } from './toRule';

/** The rules that may apply to an order of a branch: those in force there, and others to try out. */
export async function loadRules(db: Db, branchIds: readonly string[], tried: readonly string[]): Promise<Rule[]> {
  const [own = ''] = branchIds;
  const enabled = eq(priceRule.status, 1);
  const rows = await db
    .select()
    .from(priceRule)
    .where(
      global(
        'line',
        and(
          eq(priceRule.deleted, 0),
          inArray(priceRule.branchId, [...branchIds]),
          tried.length > 0 ? or(enabled, inArray(priceRule.ruleId, [...tried])) : enabled,
          or(eq(priceRule.branchId, own), eq(priceRule.inherit, 1)),
        ),
      ),
    );
  return rows.map((row) => toRule(tried.includes(row.ruleId) ? { ...row, status: 1 } : row));
}
