import * as z from 'zod';
import type { PageKey } from '../buttons';
import { get, service } from '../endpoint';
import { erpCode } from '../fields';

/** A node of the region and operate-range trees (docs/domain/pricing.md#rules); regions have three levels at most. */
export const treeNode = z.object({
  id: z.string(),
  name: z.string(),
  get children() {
    return z.array(treeNode);
  },
});
export type TreeNode = z.infer<typeof treeNode>;

/** The pages whose forms choose regions or operate ranges. */
const PAGES = [
  'pricingRule',
  'activityForm',
  'defaultBusinessCode',
  'productShield',
  'companyManage',
  'companyEntry',
  'customerEntry',
  'commodityEntry',
] as const satisfies readonly PageKey[];

const ofBranch = z.object({ branchId: erpCode });
const inForms = { access: { pages: PAGES }, write: false, assumed: true } as const;

/**
 * A service of its own, because the fields of every list use it and must not load the rules beside it (docs/adr/0035).
 */
export const branchTreeApi = service('platform', '/prodrules/api', {
  /** The regions that the branch serves, with those above and below them. */
  regionTree: get('/regionTree', ofBranch, z.array(treeNode), inForms),
  /** The operate range of the branch; a leaf has no children. */
  operateRangeTree: get('/operateRangeTree', ofBranch, z.array(treeNode), inForms),
});
