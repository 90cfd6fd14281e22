import { asc, count, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { prodRulesApi } from '../../../../../src/contract/pricing/prod-rules';
import type { RuleCategoryNode } from '../../../../../src/contract/pricing/price-rules';
import { global, within } from '../../../../platform/scope';
import { priceRule, ruleCategory } from '../../data/schema/price-rule';
import type { Context } from '../../../../http/context';
import { categoryNameIn } from './readRules';

/** The number of rules that the user may see, by category; optionally of one branch. */
async function ruleCounts({ db, session }: Context, branchId: string | undefined) {
  const rows = await db
    .select({ categoryId: priceRule.categoryId, rules: count() })
    .from(priceRule)
    .where(within(session, priceRule, branchId ? eq(priceRule.branchId, branchId) : undefined))
    .groupBy(priceRule.categoryId);
  return new Map(rows.map(({ categoryId, rules }) => [categoryId, rules]));
}

/** The whole tree, or the part below one of its nodes. */
export async function readCategories(query: Parsed<typeof prodRulesApi.category>, context: Context) {
  const { branchId, parentId, withCount } = query;
  const { db, request } = context;
  const { categoryId, categoryCode, sort, status } = ruleCategory;
  const rows = await db
    .select({
      categoryId,
      categoryCode,
      parentId: ruleCategory.parentId,
      sort,
      status,
      categoryName: categoryNameIn(request.language),
    })
    .from(ruleCategory)
    .where(global('shared'))
    .orderBy(asc(sort), asc(categoryId));
  const counts = withCount === 1 ? await ruleCounts(context, branchId) : null;
  const below = (parent: string | null): RuleCategoryNode[] =>
    rows
      .filter((row) => row.parentId === parent)
      .map((row) => {
        const children = below(row.categoryId);
        const own = counts?.get(row.categoryId) ?? 0;
        const ruleCount = counts && children.reduce((sum, child) => sum + (child.ruleCount ?? 0), own);
        return { ...row, ruleCount, children };
      });
  return below(parentId ?? null);
}
