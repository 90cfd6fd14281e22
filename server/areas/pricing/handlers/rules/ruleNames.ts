import { inArray } from 'drizzle-orm';
import { customersText, productsText, ruleText, type Say } from '../../../../../src/contract/pricing/rule-text';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { brand, customer, operateRange, product, productCategory, region } from '../../../master-data/public';
import { dictItem } from '../../../../platform/schema/organisation';
import { type Language, translate } from '../../../../http/texts';
import { contentOf, type RuleRow } from './toRule';

/** How many names of each list a text contains. */
const SHOWN = 2;
const first = (ids: readonly string[]) => ids.slice(0, SHOWN);

const sayIn =
  (language: Language): Say =>
  (id, values) =>
    translate(language)(id, values);

type Names = Record<
  'type' | 'region' | 'customer' | 'category' | 'brand' | 'operateRange' | 'product',
  Map<string, string>
>;

const named = (rows: readonly { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** The names for the texts about these rules. */
async function namesFor(db: Db, rows: readonly RuleRow[], language: Language): Promise<Names> {
  const custIds = rows.flatMap((row) => first(row.custIds));
  const productIds = rows.flatMap((row) => first(row.productIds));
  const types = await db
    .select()
    .from(dictItem)
    .where(global('shared', inArray(dictItem.dictCode, ['customerType'])));
  const [customers, products] = [
    custIds.length > 0
      ? await db
          .select({ id: customer.custId, name: customer.custName })
          .from(customer)
          .where(global('name', inArray(customer.custId, custIds)))
      : [],
    productIds.length > 0
      ? await db
          .select({ id: product.productId, name: product.productName })
          .from(product)
          .where(global('shared', inArray(product.productId, productIds)))
      : [],
  ];
  const tree = async (table: typeof region | typeof operateRange | typeof productCategory) =>
    named(await db.select({ id: table.id, name: table.name }).from(table).where(global('shared')));
  const brands = await db.select({ id: brand.brandId, name: brand.brandName }).from(brand).where(global('shared'));
  return {
    type: named(types.map(({ value, label, labelEn }) => ({ id: value, name: language === 'zh' ? label : labelEn }))),
    region: await tree(region),
    category: await tree(productCategory),
    operateRange: await tree(operateRange),
    brand: named(brands),
    customer: named(customers),
    product: named(products),
  };
}

const SCOPE_NAMES: Record<
  RuleRow['productScopeType'],
  (row: RuleRow) => { ids: readonly string[]; kind: keyof Names }
> = {
  ALL: () => ({ ids: [], kind: 'product' }),
  CATEGORY: ({ categoryIds: ids }) => ({ ids, kind: 'category' }),
  BRAND: ({ brandIds: ids }) => ({ ids, kind: 'brand' }),
  OPERATE_RANGE: ({ operateRangeIds: ids }) => ({ ids, kind: 'operateRange' }),
  PRODUCT: ({ productIds: ids }) => ({ ids, kind: 'product' }),
};

/** Content, customers and products of rules, in words. */
export async function textsOf(db: Db, rows: readonly RuleRow[], language: Language) {
  const names = await namesFor(db, rows, language);
  const say = sayIn(language);
  const part = (ids: readonly string[], kind: keyof Names) => ({
    names: first(ids).map((id) => names[kind].get(id) ?? id),
    total: ids.length,
  });
  return (row: RuleRow) => {
    const { ids, kind } = SCOPE_NAMES[row.productScopeType](row);
    const whom = [part(row.customerTypeCodes, 'type'), part(row.regionIds, 'region'), part(row.custIds, 'customer')];
    return {
      paramText: ruleText(contentOf(row), say),
      customerScopeText: customersText(row.customerScopeType, whom, say),
      productScopeText: productsText(row.productScopeType, part(ids, kind), say),
    };
  };
}
