import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { PriceRule, PriceRuleDetail } from '../../../../../src/contract/pricing/price-rules';
import type { prodRulesApi } from '../../../../../src/contract/pricing/prod-rules';
import { hasText } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, within } from '../../../../platform/scope';
import { customer, product } from '../../../master-data/public';
import { branch } from '../../../../platform/schema/organisation';
import { priceRule, ruleCategory } from '../../data/schema/price-rule';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import type { Language } from '../../../../http/texts';
import { textsOf } from './ruleNames';
import { takesCustomer, takesProduct } from './ruleFilters';
import type { RuleRow } from './toRule';
import { userName } from '../../../../platform/names';

type Query = Parsed<typeof prodRulesApi.rule>;

export const categoryNameIn = (language: Language) =>
  sql<string>`coalesce(nullif(${ruleCategory.names} ->> ${language}, ''), ${ruleCategory.categoryName})`;

const extras = (language: Language) => ({
  branchName: branch.branchName,
  categoryName: categoryNameIn(language),
});

/** A category and those below it. */
const below = (categoryId: string) =>
  sql`${priceRule.categoryId} in (select ${ruleCategory.categoryId} from ${ruleCategory} where ${ruleCategory.categoryId} = ${categoryId} or ${ruleCategory.parentId} = ${categoryId})`;

/** Whether the rule is in force on a day, in whole or in part. */
function inForce(on: string | undefined): SQL | undefined {
  if (!on) return undefined;
  const [first, last] = on.length > 10 ? [on, on] : [`${on} 00:00:00`, `${on} 23:59:59`];
  return and(
    lte(priceRule.effectiveStart, last),
    or(isNull(priceRule.effectiveEnd), gte(priceRule.effectiveEnd, first)),
  );
}

async function filters(query: Query, context: Context) {
  const { db, session } = context;
  const { ruleCode, ruleName, categoryId, categoryCode, branchId, status, effectiveOn } = query;
  return within(
    session,
    priceRule,
    and(
      ruleCode ? hasText(priceRule.ruleCode, ruleCode) : undefined,
      ruleName ? hasText(priceRule.ruleName, ruleName) : undefined,
      categoryId ? below(categoryId) : undefined,
      categoryCode ? eq(priceRule.categoryCode, categoryCode) : undefined,
      branchId ? eq(priceRule.branchId, branchId) : undefined,
      status === undefined ? undefined : eq(priceRule.status, status),
      inForce(effectiveOn),
      await takesProduct(db, query),
      await takesCustomer(context, query),
    ),
  );
}

function ordering({ orderBy, orderDir = 'desc' }: Query): Order {
  const last: Order = [by(priceRule.priority, 'desc'), by(priceRule.gmtModified, 'desc'), by(priceRule.ruleId, 'desc')];
  return orderBy ? [[priceRule[orderBy], orderDir], ...last] : last;
}

type Texts = ReturnType<Awaited<ReturnType<typeof textsOf>>>;

function toRow(rule: RuleRow, more: Texts & { branchName: string; categoryName: string }): PriceRule {
  const { ruleId, ruleCode, ruleName, categoryId, categoryCode, branchId, inherit, priority, status } = rule;
  const { effectiveStart, effectiveEnd, customerScopeType, productScopeType, remark, version } = rule;
  const { createdBy, createdByName, gmtCreated, gmtModified } = rule;
  return {
    id: ruleId,
    ...{ ruleId, ruleCode, ruleName, categoryId, categoryCode, branchId, inherit, priority, status },
    ...{ effectiveStart, effectiveEnd, customerScopeType, productScopeType, remark, version },
    ...{ createdBy, createdByName, gmtCreated, gmtModified },
    ...more,
    can: ['edit', 'enable', ...(status === 0 && rule.lastFired === null ? (['del'] as const) : [])],
  };
}

export async function searchRules(query: Query, context: Context) {
  const { db, request } = context;
  const where = await filters(query, context);
  const listed = db
    .select({ rule: priceRule, ...extras(request.language) })
    .from(priceRule)
    .innerJoin(branch, eq(branch.branchId, priceRule.branchId))
    .innerJoin(ruleCategory, eq(ruleCategory.categoryId, priceRule.categoryId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(db, { listed, order: ordering(query) }, query);
  const ofRule = await textsOf(
    db,
    rows.map(({ rule }) => rule),
    request.language,
  );
  const records = rows.map(({ rule, ...names }) => toRow(rule, { ...names, ...ofRule(rule) }));
  return { records, ...found };
}

const modifiedByName = userName(priceRule.modifiedBy);

async function namedIn(db: Db, { custIds, productIds }: RuleRow) {
  const { custId, custCode, custName } = customer;
  const { productId, productCode, productName, spec, unit } = product;
  return {
    customers:
      custIds.length > 0
        ? await db
            .select({ custId, custCode, custName })
            .from(customer)
            .where(global('name', inArray(custId, custIds)))
        : [],
    products:
      productIds.length > 0
        ? await db
            .select({ productId, productCode, productName, spec, unit })
            .from(product)
            .where(global('shared', inArray(productId, productIds)))
        : [],
  };
}

/** A rule in full; 40004 both for one that does not exist and for one of another branch. */
export async function readRule(id: string, { db, session, request }: Context): Promise<PriceRuleDetail> {
  const { language } = request;
  const [found] = await db
    .select({ rule: priceRule, modifiedByName, ...extras(language) })
    .from(priceRule)
    .innerJoin(branch, eq(branch.branchId, priceRule.branchId))
    .innerJoin(ruleCategory, eq(ruleCategory.categoryId, priceRule.categoryId))
    .where(within(session, priceRule, eq(priceRule.ruleId, id)));
  if (!found) throw notFound();
  const { rule, modifiedByName: editor, ...names } = found;
  const { customerTypeCodes, regionIds, custIds, categoryIds, brandIds, operateRangeIds, productIds } = rule;
  const ofRule = await textsOf(db, [rule], language);
  return {
    ...toRow(rule, { ...names, ...ofRule(rule) }),
    ...{ customerTypeCodes, regionIds, custIds, categoryIds, brandIds, operateRangeIds, productIds },
    params: rule.params,
    revision: rule.revision,
    modifiedByName: editor,
    editing: rule.status === 0 ? 'all' : 'limited',
    ...(await namedIn(db, rule)),
  };
}
