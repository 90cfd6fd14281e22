import { inArray } from 'drizzle-orm';
import { type Changes, namedRows, type NameReader, type Reading } from '../../../../http/namedRows';
import { dictItem, role, staff } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { brand, customer, operateRange, product, productCategory, region } from '../../../master-data/public';
import { ruleCategory } from '../../data/schema/price-rule';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valuesOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** What the content says has a row for each of its terms that has changed. */
function termsApart({ params, ...changes }: Changes): Changes {
  if (!params?.some(isObject)) return params ? { ...changes, params } : changes;
  const [before, after] = params.map(valuesOf);
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const terms = keys
    .map((key): [string, [unknown, unknown]] => [key, [before?.[key] ?? null, after?.[key] ?? null]])
    .filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now));
  return { ...changes, ...Object.fromEntries(terms) };
}

const nodes =
  (table: typeof region | typeof productCategory | typeof operateRange): NameReader =>
  async (ids, { db }) =>
    (
      await db
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(global('shared', inArray(table.id, ids)))
    ).map(({ id, name }) => [id, name]);

const products: NameReader = async (ids, { db }) => {
  const { productId, productName, spec, productCode } = product;
  const rows = await db
    .select({ productId, productName, spec, productCode })
    .from(product)
    .where(global('shared', inArray(productId, ids)));
  return rows.map((one) => [one.productId, `${one.productName} ${one.spec} ${one.productCode}`]);
};

/** Who the ids in a field are, as the form shows them. */
const READERS: Readonly<Record<string, NameReader>> = {
  productIds: products,
  items: products,
  regionIds: nodes(region),
  categoryIds: nodes(productCategory),
  operateRangeIds: nodes(operateRange),
  async brandIds(ids, { db }) {
    const rows = await db
      .select()
      .from(brand)
      .where(global('shared', inArray(brand.brandId, ids)));
    return rows.map(({ brandId, brandName }) => [brandId, brandName]);
  },
  async custIds(ids, { db }) {
    const { custId, custName, custCode } = customer;
    const rows = await db
      .select({ custId, custName, custCode })
      .from(customer)
      .where(global('name', inArray(custId, ids)));
    return rows.map((one) => [one.custId, `${one.custName} ${one.custCode}`]);
  },
  async staffIds(ids, { db }) {
    const { staffId, staffName } = staff;
    const rows = await db
      .select({ staffId, staffName })
      .from(staff)
      .where(global('name', inArray(staffId, ids)));
    return rows.map((one) => [one.staffId, one.staffName]);
  },
  async roleCodes(ids, { db }) {
    const rows = await db
      .select()
      .from(role)
      .where(global('shared', inArray(role.roleCode, ids)));
    return rows.map(({ roleCode, roleName }) => [roleCode, roleName]);
  },
  async customerTypeCodes(_ids, { db, request: { language } }) {
    const rows = await db
      .select()
      .from(dictItem)
      .where(global('shared', inArray(dictItem.dictCode, ['customerType'])));
    return rows.map(({ value, label, labelEn }) => [value, language === 'zh' ? label : labelEn]);
  },
  async categoryId(ids, { db, request: { language } }) {
    const rows = await db
      .select()
      .from(ruleCategory)
      .where(global('shared', inArray(ruleCategory.categoryId, ids)));
    return rows.map(({ categoryId, categoryName, names }) => [categoryId, names[language] ?? categoryName]);
  },
};

/** An item of the content has the id among its prices. */
function idOf(one: unknown): string {
  const id = isObject(one) ? one.productId : one;
  return typeof id === 'string' ? id : '';
}
const idsIn = (value: unknown) => (value === null || value === undefined ? [] : [value].flat().map(idOf));

function named(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, nameOf));
  if (isObject(value)) return { ...value, productId: nameOf(idOf(value)) };
  return value === null ? null : nameOf(idOf(value));
}

/** Changes of rules as people read them. */
export const readableRules = (logged: readonly Changes[], reading: Reading) =>
  namedRows(logged.map(termsApart), { readers: READERS, idsIn, named }, reading);
