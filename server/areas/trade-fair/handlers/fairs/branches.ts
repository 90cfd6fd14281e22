import { and, eq, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { subquery } from '../../../../platform/database/columns';
import { global, visibleBranches, within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { branch } from '../../../../platform/schema/organisation';
import { fairCustomer, fairSupplier, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { yuan } from '../../../../platform/numbers/money';

/** The participating branches that the user may see, each with its figures. */
export async function fairBranches(id: string, { db, session }: Context) {
  const [fair] = await db
    .select({ hostBranchId: tradeFair.hostBranchId, branchIds: tradeFair.branchIds })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, id)));
  if (!fair) throw notFound();
  const rows = await db
    .select({
      branchId: branch.branchId,
      branchName: branch.branchName,
      supplierCount: subquery<number>(
        sql`select count(*)::int from ${fairSupplier} where ${fairSupplier.tradeFairId} = ${id} and ${fairSupplier.branchId} = ${branch.branchId} and ${fairSupplier.deleted} = 0`,
      ),
      customerCount: subquery<number>(
        sql`select count(*)::int from ${fairCustomer} where ${fairCustomer.tradeFairId} = ${id} and ${fairCustomer.branchId} = ${branch.branchId} and ${fairCustomer.deleted} = 0`,
      ),
      orderAmount: subquery<string>(
        sql`select coalesce(sum(${fairOrder.orderAmount}), 0) from ${fairOrder} where ${fairOrder.tradeFairId} = ${id} and ${fairOrder.branchId} = ${branch.branchId} and ${fairOrder.status} <> ${ORDER_STATUS.cancelled}`,
      ),
    })
    .from(branch)
    .where(global('shared', and(sql`${branch.branchId} = any(${sql.param(fair.branchIds)})`, visibleBranches(session))))
    .orderBy(branch.path);
  return rows.map((row) => ({
    ...row,
    isHost: row.branchId === fair.hostBranchId,
    orderAmount: yuan(BigInt(row.orderAmount)),
  }));
}
