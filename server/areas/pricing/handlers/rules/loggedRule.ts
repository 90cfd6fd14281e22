import { inArray } from 'drizzle-orm';
import type { Changes, NameReader } from '../../../../http/namedRows';
import { dictItem, role } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { ruleCategory } from '../../data/schema/price-rule';
import { isObject } from '../../../../platform/isObject';

const valuesOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** What the content says has a row for each of its terms that has changed. */
export function termsApart({ params, ...changes }: Changes): Changes {
  if (!params?.some(isObject)) return params ? { ...changes, params } : changes;
  const [before, after] = params.map(valuesOf);
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const terms = keys
    .map((key): [string, [unknown, unknown]] => [key, [before?.[key] ?? null, after?.[key] ?? null]])
    .filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now));
  return { ...changes, ...Object.fromEntries(terms) };
}

/** Names of what only a rule refers to. */
export const ruleNames = {
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
} satisfies Readonly<Record<string, NameReader>>;
