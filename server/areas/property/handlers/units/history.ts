import { and, desc, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { unitApi } from '../../../../../src/contract/property/units';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { operationLog } from '../../../../platform/schema/platform';
import { global, ofParent, within } from '../../../../platform/scope';
import { pmsLease, pmsLeaseUnit, pmsUnit } from '../../data/schema/property';

const MOST_CHANGES = 100;

export async function unitHistory(
  { id }: Parsed<typeof unitApi.history>,
  { db, session }: Context,
): Promise<Output<typeof unitApi.history>> {
  const [unit] = await db
    .select({ unitId: pmsUnit.unitId })
    .from(pmsUnit)
    .where(within(session, pmsUnit, eq(pmsUnit.unitId, id)));
  if (!unit) throw notFound();
  const changes = await db
    .select({
      time: operationLog.operateTime,
      operatorName: operationLog.operatorName,
      action: operationLog.action,
      changes: operationLog.changes,
    })
    .from(operationLog)
    // A user who sees the unit sees its whole history, whoever made it.
    .where(
      global(
        'line',
        and(eq(operationLog.objectType, 'pmsUnit'), eq(operationLog.objectId, id), eq(operationLog.resultCode, 200)),
      ),
    )
    .orderBy(desc(operationLog.operateTime), desc(operationLog.logId))
    .limit(MOST_CHANGES);
  const leases = await db
    .select({
      ...{ leaseNo: pmsLease.leaseNo, tenantName: pmsLease.tenantName, leaseStatus: pmsLease.leaseStatus },
      ...{ startDate: pmsLease.startDate, endDate: pmsLease.endDate },
    })
    .from(pmsLease)
    .innerJoin(pmsLeaseUnit, eq(pmsLeaseUnit.leaseId, pmsLease.leaseId))
    .where(ofParent(pmsLeaseUnit.unitId, id, eq(pmsLease.deleted, 0)))
    .orderBy(desc(pmsLease.startDate))
    .limit(MOST_CHANGES);
  return { changes, leases };
}
