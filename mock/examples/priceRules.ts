import type { CustomerScopeType } from '../../src/contract/promotion/activity';
import type { RULE_PRODUCT_SCOPES } from '../../src/contract/pricing/price-rules';
import { fromShanghai, HOUR, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { priceRule } from '../../server/areas/pricing/data/schema/price-rule';
import { EXAMPLE_RULES, RUNNING_RULES, type SeedRule } from './priceRuleRows';

const FIRST_RULE = 81_001;

const customerScope = ({ types, regions, customers }: SeedRule): CustomerScopeType =>
  customers ? 'CUSTOMER' : types && regions ? 'CATEGORY_REGION' : types ? 'CATEGORY' : regions ? 'REGION' : 'ALL';
const productScope = ({ categories, brands, products }: SeedRule): (typeof RULE_PRODUCT_SCOPES)[number] =>
  products ? 'PRODUCT' : brands ? 'BRAND' : categories ? 'CATEGORY' : 'ALL';

/** Between one rule and the next: they were written over some weeks, at different hours of the day. */
const HOURS_APART = 31;

function rowOf(rule: SeedRule, i: number, { day, status }: { day: string; status: 0 | 1 }) {
  const year = day.slice(0, 4);
  const [first, last] = rule.months ?? [1, 12];
  const at = shanghai(fromShanghai(`${day} 08:30:00`) - (i + 2) * HOURS_APART * HOUR);
  const lastDay = new Date(Date.UTC(Number(year), last, 0)).getUTCDate();
  const by = { createdBy: 'op.hubei', createdByName: '陈思远', modifiedBy: 'op.hubei' };
  return {
    ruleId: String(FIRST_RULE + i),
    ruleCode: `GZ${day.slice(0, 7).replace('-', '')}${String(i + 1).padStart(4, '0')}`,
    ruleName: rule.name,
    categoryId: rule.categoryId,
    categoryCode: rule.content.categoryCode,
    branchId: rule.branchId ?? 'FDB',
    inherit: 1 as const,
    priority: rule.priority ?? 100,
    status: rule.ended ? (0 as const) : status,
    effectiveStart: `${rule.ended ? Number(year) - 1 : year}-${String(first).padStart(2, '0')}-01 00:00:00`,
    effectiveEnd: `${rule.ended ? Number(year) - 1 : year}-${String(last).padStart(2, '0')}-${lastDay} 23:59:59`,
    customerScopeType: customerScope(rule),
    customerTypeCodes: rule.types ?? [],
    regionIds: rule.regions ?? [],
    custIds: rule.customers ?? [],
    productScopeType: productScope(rule),
    categoryIds: rule.categories ?? [],
    brandIds: rule.brands ?? [],
    operateRangeIds: [],
    productIds: rule.products ?? [],
    params: rule.content.params,
    remark: rule.remark ?? '',
    lastFired: rule.ended ? at : null,
    ...by,
    gmtCreated: at,
    gmtModified: at,
  };
}

/** Rules that are in force beside the worked examples, which are not: a trial switches them on. */
export async function seedPriceRules(db: Db, day: string) {
  const running = RUNNING_RULES.map((rule, i) => rowOf(rule, i, { day, status: 1 }));
  const examples = EXAMPLE_RULES.map((rule, i) => rowOf(rule, RUNNING_RULES.length + i, { day, status: 0 }));
  await db.insert(priceRule).values([...running, ...examples]);
}
