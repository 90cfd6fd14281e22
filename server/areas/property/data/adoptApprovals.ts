import { and, eq, inArray } from 'drizzle-orm';
import { PLAIN_KIND } from '../../../../src/contract/master-data/kinds';
import { LEASE_STATUS } from '../../../../src/contract/property/micro-pms';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { adoptPlain } from '../../master-data/public';
import { pmsLease } from './schema/property';

const { submitted, approved } = LEASE_STATUS;

/** Adopts leases that were submitted or approved, and do not run yet, before their approvals were kept. */
export async function adoptLeases(db: Db) {
  const rows = await db
    .select()
    .from(pmsLease)
    .where(global('clock', and(eq(pmsLease.deleted, 0), inArray(pmsLease.leaseStatus, [submitted, approved]))));
  await adoptPlain(
    db,
    rows.map(({ leaseId: id, leaseNo: no, branchId, tenantName: title, ...row }) => ({
      ...{ kind: PLAIN_KIND.lease, id, no, branchId, title, loginName: row.createdBy, realName: row.createdByName },
      ...{ submitTime: row.gmtModified, passTime: row.leaseStatus === approved ? row.gmtModified : null },
    })),
  );
}
