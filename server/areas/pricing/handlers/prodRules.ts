import { asc, eq } from 'drizzle-orm';
import { BRAND_STATUS, type BrandStatus } from '../../../../src/contract/master-data/brands';
import { prodRulesApi } from '../../../../src/contract/pricing/prod-rules';
import { global } from '../../../platform/scope';
import { brand, productCategory, servedTree } from '../../master-data/public';
import { implement } from '../../../http/implement';
import { readCategories } from './rules/categories';
import { readRule, searchRules } from './rules/readRules';
import { addRule, deleteRule, updateRule } from './rules/saveRule';
import { tryPrice } from './trial/trial';

export const prodRulesRoutes = implement(prodRulesApi, {
  rule: (query, context) => (query.id ? readRule(query.id, context) : searchRules(query, context)),
  addRule,
  updateRule,
  deleteRule,
  trial: tryPrice,
  category: readCategories,
  productScopes: async (_, { db }) => {
    const nodes = await db.select().from(productCategory).where(global('shared'));
    const roots = nodes.flatMap(({ id, parentId }) => (parentId === null ? [id] : []));
    const { brandId, brandName, sort, status } = brand;
    const brandsOf = (wanted: BrandStatus) =>
      db
        .select({ brandId, brandName })
        .from(brand)
        .where(global('shared', eq(status, wanted)))
        .orderBy(asc(sort), asc(brandId));
    const brands = await brandsOf(BRAND_STATUS.on);
    const formerBrands = await brandsOf(BRAND_STATUS.off);
    return { categories: servedTree(nodes, new Set(roots)), brands, formerBrands };
  },
});
