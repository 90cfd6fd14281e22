import { branchTreeApi } from '../../../../src/contract/pricing/branch-trees';
import { global, ofParent } from '../../../platform/scope';
import { branchOperateRange, branchRegion, operateRange, region, servedTree } from '../../master-data/public';
import type { Context } from '../../../http/context';
import { implement } from '../../../http/implement';

/** The part of a tree that concerns a branch which the user may name. */
async function treeOf(
  { db }: Context,
  branchId: string,
  [nodes, parts]: readonly [typeof region | typeof operateRange, typeof branchRegion | typeof branchOperateRange],
) {
  const served = await db.select({ nodeId: parts.nodeId }).from(parts).where(ofParent(parts.branchId, branchId));
  const all = await db.select().from(nodes).where(global('shared'));
  return servedTree(all, new Set(served.map(({ nodeId }) => nodeId)));
}

export const branchTreeRoutes = implement(branchTreeApi, {
  regionTree: ({ branchId }, context) => treeOf(context, branchId, [region, branchRegion]),
  operateRangeTree: ({ branchId }, context) => treeOf(context, branchId, [operateRange, branchOperateRange]),
});
