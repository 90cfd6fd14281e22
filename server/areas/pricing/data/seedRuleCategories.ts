import type { Db } from '../../../platform/database/db';
import { readSetting, writeSetting } from '../../../platform/settings';
import { ruleCategory } from './schema/price-rule';

/** Second-level names, which the company may change: id, Chinese, English, Spanish, Japanese. */
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

/** Categories come with the product, so every database gets them. */
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
