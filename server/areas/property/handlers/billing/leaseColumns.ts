import { sql } from 'drizzle-orm';
import { subquery, told } from '../../../../platform/database/columns';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease, pmsProperty } from '../../data/schema/property';
import { pmsSettlement } from '../../data/schema/settlements';
import { unitsOf } from '../../data/unitNames';

/** The first day whose rent is not billed yet. */
const nextBillDate = subquery<string | null>(sql`
  select case when ${pmsLease.leaseStatus} not in (2, 3) then null
    when max(${pmsBill.periodEnd}) is null then ${pmsLease.startDate}
    when max(${pmsBill.periodEnd}) >= ${pmsLease.endDate} then null
    else max(${pmsBill.periodEnd}) + 1 end::text
  from ${pmsBill} where ${pmsBill.leaseId} = ${pmsLease.leaseId} and ${pmsBill.feeItemId} = ${pmsLease.rentFeeItemId}
    and ${pmsBill.billStatus} <> 9`);

/** The settlement of the lease that is under way, or done. */
const settlement = subquery<string | null>(sql`
  select ${pmsSettlement.settlementId}::text from ${pmsSettlement}
  where ${pmsSettlement.leaseId} = ${pmsLease.leaseId} and ${pmsSettlement.status} <> 9`);

/** What stands beside the row of a lease. */
export const beside = {
  propertyName: told(pmsProperty.propertyName),
  unitText: subquery<string>(unitsOf(pmsLease.leaseId)),
  nextBillDate,
  settlementId: settlement,
};
