import * as z from 'zod';
import type { PageKey } from '../buttons';
import { get, post, service } from '../endpoint';
import { done, erpCode, flag, id, version } from '../fields';
import { treeNode } from './branch-trees';
import { trialInput, trialResult } from './trial';
import { categoryTree, newRule, ruleChange, ruleShapes, savedRule } from './price-rules';

const namedBrand = z.object({ brandId: z.string(), brandName: z.string() });

/** The pages that list standing rules: their own, and the five of the activities beside them (docs/domain/pricing.md#rules). */
const RULE_PAGES = [
  'pricingRule',
  'priceTrial',
  'specialsPricing',
  'flexiblePricing',
  'discountPricing',
  'calculationPricing',
  'rebatePricing',
] as const satisfies readonly PageKey[];

export const prodRulesApi = service('platform', '/prodrules/api', {
  /** With an id, one rule in full; otherwise a page of rules. */
  rule: get('/rule', ruleShapes.query, z.union([ruleShapes.rulePage, ruleShapes.detail]), {
    access: { pages: RULE_PAGES },
    write: false,
    reads: ['import'],
  }),
  addRule: post('/rule', newRule, savedRule, {
    access: { buttons: ['pricingRule_add', 'pricingRule_copy'] },
    write: true,
    log: ['add', 'priceRule'],
  }),
  /** Needs `pricingRule_enable` for a change of the status alone, `pricingRule_edit` for anything else. */
  updateRule: post('/rule/update/:id', ruleChange, savedRule, {
    access: { buttons: ['pricingRule_edit', 'pricingRule_enable'] },
    write: true,
    log: ['edit', 'priceRule'],
  }),
  deleteRule: post('/rule/delete/:id', z.object({ id, version }), done, {
    access: { buttons: ['pricingRule_del'] },
    write: true,
    log: ['delete', 'priceRule'],
  }),
  trial: post('/rule/trial', trialInput, trialResult, {
    access: { buttons: ['priceTrial_calc'] },
    write: false,
    cost: 'heavy',
    assumed: true,
  }),
  category: get(
    '/category',
    z.object({ branchId: erpCode.optional(), parentId: erpCode.optional(), withCount: flag.optional() }),
    categoryTree,
    { access: { pages: RULE_PAGES }, write: false },
  ),
  /** Categories and brands from which product scopes are chosen, besides the trees of a branch. */
  productScopes: get(
    '/productScopes',
    z.object({}),
    z.object({
      categories: z.array(treeNode),
      brands: z.array(namedBrand),
      /** Disabled brands, so that scopes chosen before still show names. */
      formerBrands: z.array(namedBrand),
    }),
    {
      access: {
        pages: [
          ...RULE_PAGES,
          'activityForm',
          'productShield',
          'monitorStrategy',
          'onlineGoods',
          'appHome',
          'updateZoneConfig',
        ],
      },
      write: false,
      assumed: true,
    },
  ),
});

/** The first call, once as a list uses it and once as a form does: its answer depends on the id. */
export const ruleList = { ...prodRulesApi.rule, output: ruleShapes.rulePage };
export const ruleDetail = { ...prodRulesApi.rule, input: z.object({ id }), output: ruleShapes.detail };
