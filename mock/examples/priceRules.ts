import type { CustomerScopeType } from '../../src/contract/promotion/activity';
import type { RULE_PRODUCT_SCOPES } from '../../src/contract/pricing/price-rules';
import type { RuleContent } from '../../src/contract/pricing/rule';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/open';
import { readSetting, writeSetting } from '../../server/platform/settings';
import { priceRule, ruleCategory } from '../../server/areas/pricing/data/schema/price-rule';
import { EXAMPLE_RULES, RUNNING_RULES } from './priceRuleRows';

/** Second-level names are data that the company may change (domain/04 §4.1): id, Chinese, English, Spanish, Japanese. */
const CATEGORIES = [
  ['SPECIAL', '10', '特价', 'Special prices', 'Precios especiales', '特価'],
  ['SPECIAL', '1001', '客户协议价', 'Contract prices', 'Precios pactados', '契約価格'],
  ['SPECIAL', '1002', '区域控销价', 'Regional prices', 'Precios regionales', '地域別価格'],
  ['FLEXIBLE', '20', '灵活价', 'Flexible prices', 'Precios flexibles', '変動価格'],
  ['FLEXIBLE', '2001', '业务员议价', 'Negotiated by sales', 'Negociado por el comercial', '担当者交渉'],
  ['DISCOUNT', '30', '折扣', 'Discounts', 'Descuentos', '割引'],
  ['DISCOUNT', '3001', '客户折扣', 'Customer discounts', 'Descuentos por cliente', '得意先割引'],
  ['DISCOUNT', '3002', '品牌折扣', 'Brand discounts', 'Descuentos por marca', 'ブランド割引'],
  ['CALCULATION', '40', '计算', 'Calculation', 'Cálculo', '計算'],
  ['CALCULATION', '4001', '成本加成', 'Cost plus', 'Coste más margen', '原価加算'],
  ['CALCULATION', '4002', '挂网价折算', 'From the list price', 'Desde el precio de lista', '定価換算'],
  ['CALCULATION', '4003', '取整规则', 'Rounding', 'Redondeo', '端数処理'],
  ['REBATE', '50', '返利', 'Rebates', 'Rappels', 'リベート'],
  ['REBATE', '5001', '季度返利', 'Quarterly rebates', 'Rappels trimestrales', '四半期リベート'],
  ['REBATE', '5002', '年度返利', 'Yearly rebates', 'Rappels anuales', '年間リベート'],
] as const;

/** Part of the product, so every database gets them. */
export async function seedRuleCategories(db: Db) {
  if (await readSetting(db, 'ruleCategories')) return;
  await db.insert(ruleCategory).values(
    CATEGORIES.map(([categoryCode, categoryId, categoryName, en, es, ja], sort) => ({
      ...{ categoryCode, categoryId, categoryName, sort },
      names: { en, es, ja },
      parentId: categoryId.length > 2 ? categoryId.slice(0, 2) : null,
    })),
  );
  await writeSetting(db, 'ruleCategories', '1');
}

export interface SeedRule {
  name: string;
  categoryId: string;
  content: RuleContent;
  branchId?: string;
  priority?: number;
  remark?: string;
  types?: string[];
  regions?: string[];
  customers?: string[];
  categories?: string[];
  brands?: string[];
  products?: string[];
  /** First and last month of the year; all of it otherwise. */
  months?: readonly [number, number];
  ended?: true;
}

const FIRST_RULE = 81_001;

const customerScope = ({ types, regions, customers }: SeedRule): CustomerScopeType =>
  customers ? 'CUSTOMER' : types && regions ? 'CATEGORY_REGION' : types ? 'CATEGORY' : regions ? 'REGION' : 'ALL';
const productScope = ({ categories, brands, products }: SeedRule): (typeof RULE_PRODUCT_SCOPES)[number] =>
  products ? 'PRODUCT' : brands ? 'BRAND' : categories ? 'CATEGORY' : 'ALL';

/** A quarter of a year and more ago the last of them, the others before. */
const HOURS = 31;

function rowOf(rule: SeedRule, i: number, { day, status }: { day: string; status: 0 | 1 }) {
  const year = day.slice(0, 4);
  const [first, last] = rule.months ?? [1, 12];
  const at = shanghai(fromShanghai(`${day} 08:30:00`) - (i + 2) * HOURS * (DAY / 24));
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

/** Rules that are in force beside the examples of the documents, which are not: a trial switches them on. Does nothing twice. */
export async function seedPriceRules(db: Db, day: string) {
  if (await readSetting(db, 'priceRules')) return;
  const running = RUNNING_RULES.map((rule, i) => rowOf(rule, i, { day, status: 1 }));
  const examples = EXAMPLE_RULES.map((rule, i) => rowOf(rule, RUNNING_RULES.length + i, { day, status: 0 }));
  await db.insert(priceRule).values([...running, ...examples]);
  await writeSetting(db, 'priceRules', '1');
}
