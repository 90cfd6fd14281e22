import * as z from 'zod';
import type { PageKey } from './buttons';
import { get, service } from './endpoint';
import { erpCode } from './fields';

/** A node of the region and operate-range trees (specification §3); regions have three levels at most. */
const treeNode = z.object({
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
const rules = { access: { pages: PAGES }, write: false, assumed: true } as const;

export const prodRulesApi = service('platform', '/prodrules/api', {
  /** The regions that the branch serves, with those above and below them. */
  regionTree: get('/regionTree', ofBranch, z.array(treeNode), rules),
  /** What the branch may deal in; a leaf has no children. */
  operateRangeTree: get('/operateRangeTree', ofBranch, z.array(treeNode), rules),
});
