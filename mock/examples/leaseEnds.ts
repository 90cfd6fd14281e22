import { endBook } from '../../server/areas/property/data/billing/endBook';
import type { LeaseRow } from '../../server/areas/property/data/billing/leaseBook';
import { pmsDepositEntry, pmsDepositReturn, pmsSettlement } from '../../server/areas/property/data/schema/settlements';
import { DAY, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import type { PropertyFacts } from './propertyFacts';

/** By lease, how much more than its deposit is held: that part may go back. */
const ABOVE = new Map([
  ['83105', 50_000],
  ['83106', 50_000],
]);
const LEAVING = [
  { leaseId: '83104', settlementId: '85501' },
  { leaseId: '83108', settlementId: '85502' },
];

/** Deposits that are held, some of which is asked back, and leases of which somebody has begun the end. */
export async function seedLeaseEnds(db: Db, facts: PropertyFacts, leases: readonly LeaseRow[]) {
  const { audit, branchId, index } = facts;
  await db.insert(pmsDepositEntry).values(
    leases.map(({ leaseId, leaseNo, deposit, startDate }) => {
      const amount = deposit + (ABOVE.get(leaseId) ?? 0);
      const { createdByName } = audit;
      const entry = { leaseId, branchId, kind: 1 as const, amount, balanceAfter: amount, date: startDate };
      return { ...entry, refNo: leaseNo, createdByName, gmtCreated: `${startDate} 10:00:00` };
    }),
  );
  if (index !== 1) return;
  const today = shanghai(facts.today).slice(0, 10);
  const by = { ...audit, createdBy: 'op.hubei', createdByName: '陈志远' };
  const asked = { ...by, branchId, leaseId: '83105', amount: 20_000, reason: '押金多收部分' };
  await db.insert(pmsDepositReturn).values([
    { ...asked, returnId: '85601' },
    { ...asked, returnId: '85602', status: 1 },
  ]);
  for (const [nth, { leaseId, settlementId }] of LEAVING.entries()) {
    const lease = leases.find((one) => one.leaseId === leaseId);
    if (!lease?.tenantId) continue;
    const ending = { outDate: shanghai(facts.today + 10 * DAY).slice(0, 10), settleDate: today };
    const { figures, fingerprint } = await endBook(db, lease, { ...ending, charges: [], readings: [] });
    const { propertyId, tenantId } = lease;
    await db.insert(pmsSettlement).values({
      ...{ ...by, ...ending, ...figures, fingerprint, settlementId, leaseId, propertyId, tenantId, branchId },
      ...{ settleNo: `TZ${today.slice(0, 7).replace('-', '')}000${nth + 1}`, reason: '经营调整，提前退租' },
    });
  }
}
