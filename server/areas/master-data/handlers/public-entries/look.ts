import { and, eq } from 'drizzle-orm';
import { isUscc } from '../../../../../src/contract/patterns';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { branch } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { branchOperateRange, branchRegion, operateRange, region } from '../../data/schema/reference';
import { servedTree } from '../../rules/servedTree';
import { demandWithin } from './limits';

/** A company that somebody may be invited by; one that is disabled invites nobody. */
export async function invitingBranch(db: Db, branchId: string) {
  const [found] = await db
    .select({ branchId: branch.branchId, branchName: branch.branchName })
    .from(branch)
    .where(global('key', and(eq(branch.branchId, branchId), eq(branch.status, 1))));
  if (!found) throw notFound();
  return found;
}

export async function invite({ branchId }: { branchId: string }, context: Context) {
  await demandWithin(context, { invite: context.request.ip });
  const { branchName } = await invitingBranch(context.db, branchId);
  return { branchName };
}

async function treeOf(
  { db }: Context,
  branchId: string,
  [nodes, parts]: readonly [typeof region | typeof operateRange, typeof branchRegion | typeof branchOperateRange],
) {
  await invitingBranch(db, branchId);
  const served = await db.select({ nodeId: parts.nodeId }).from(parts).where(ofParent(parts.branchId, branchId));
  const all = await db.select().from(nodes).where(global('shared'));
  return servedTree(all, new Set(served.map(({ nodeId }) => nodeId)));
}

export async function regionTree({ branchId }: { branchId: string }, context: Context) {
  await demandWithin(context, { regions: context.request.ip });
  return treeOf(context, branchId, [region, branchRegion]);
}

export async function operateRangeTree({ branchId }: { branchId: string }, context: Context) {
  await demandWithin(context, { ranges: context.request.ip });
  return treeOf(context, branchId, [operateRange, branchOperateRange]);
}

/** The checksum alone: nothing is looked up, so that nothing can be learnt. */
export async function usccCheck({ uscc }: { uscc: string }, context: Context) {
  await demandWithin(context, { uscc: context.request.ip });
  return { valid: isUscc(uscc.toUpperCase()) ? (1 as const) : (0 as const) };
}
