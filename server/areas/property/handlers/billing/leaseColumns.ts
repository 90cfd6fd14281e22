import { sql } from 'drizzle-orm';
import { subquery, told } from '../../../../platform/database/columns';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease, pmsLeaseUnit, pmsProperty, pmsUnit } from '../../data/schema/property';
import { pmsSettlement } from '../../data/schema/settlements';

/** Of the rent, the first day that no bill has. */
const nextBillDate = subquery<string | null>(sql`
  select case when ${pmsLease.leaseStatus} not in (2, 3) then null
    when max(${pmsBill.periodEnd}) is null then ${pmsLease.startDate}
    when max(${pmsBill.periodEnd}) >= ${pmsLease.endDate} then null
    else max(${pmsBill.periodEnd}) + 1 end::text
  from ${pmsBill} where ${pmsBill.leaseId} = ${pmsLease.leaseId} and ${pmsBill.feeItemId} = ${pmsLease.rentFeeItemId}
    and ${pmsBill.billStatus} <> 9`);

/** The numbers of its units. */
export const unitText = sql`
  select coalesce(string_agg(${pmsUnit.unitNo}, ' ' order by ${pmsUnit.unitNo}), '')
  from ${pmsLeaseUnit} join ${pmsUnit} on ${pmsUnit.unitId} = ${pmsLeaseUnit.unitId}
  where ${pmsLeaseUnit.leaseId} = ${pmsLease.leaseId}`;

/** The end of it that is under way, or done. */
const settlement = subquery<string | null>(sql`
  select ${pmsSettlement.settlementId}::text from ${pmsSettlement}
  where ${pmsSettlement.leaseId} = ${pmsLease.leaseId} and ${pmsSettlement.status} <> 9`);

/** What stands beside the row of a lease. */
export const beside = {
  ...{ propertyName: told(pmsProperty.propertyName), unitText: subquery<string>(unitText), nextBillDate },
  settlementId: settlement,
};
