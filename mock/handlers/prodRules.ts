import { eq } from 'drizzle-orm';
import { ERROR } from '../../src/contract/error-codes';
import { prodRulesApi } from '../../src/contract/prod-rules';
import { foreignBranches, unscoped } from '../db/scope';
import { branchOperateRange, branchRegion, operateRange, region } from '../db/schema/reference';
import type { Context } from '../http/context';
import { Failure } from '../http/failure';
import { implement } from '../http/implement';
import { servedTree } from '../rules/servedTree';

/** The part of a tree that concerns a branch which the user may name. */
async function treeOf(
  { db, session }: Context,
  branchId: string,
  [nodes, parts]: readonly [typeof region | typeof operateRange, typeof branchRegion | typeof branchOperateRange],
) {
  if ((await foreignBranches(db, session, [branchId])).length > 0) throw new Failure(ERROR.branchNotGranted);
  const served = await db
    .select({ nodeId: parts.nodeId })
    .from(parts)
    .where(unscoped(eq(parts.branchId, branchId)));
  const all = await db.select().from(nodes).where(unscoped(undefined));
  return servedTree(all, new Set(served.map(({ nodeId }) => nodeId)));
}

export const prodRulesRoutes = implement(prodRulesApi, {
  regionTree: ({ branchId }, context) => treeOf(context, branchId, [region, branchRegion]),
  operateRangeTree: ({ branchId }, context) => treeOf(context, branchId, [operateRange, branchOperateRange]),
});
