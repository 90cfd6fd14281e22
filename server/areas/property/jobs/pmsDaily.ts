import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { BILL_STATUS } from '../../../../src/contract/property/micro-pms';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { refreshBills } from '../data/billing/copies';
import { endLeases, freeUnits, startLeases } from '../data/billing/leaseStates';
import { pmsBill } from '../data/schema/bills';

/** How many bills are renewed each minute; those of a property are done in a few. */
const MOST = 2_000;

/**
 * Leases begin and end by their days, and the copies that lists show follow the clock; what is owed is derived from
 * none of them, so that a day without this job changes no figure (docs/domain/property-bills.md#late-fees).
 */
export async function pmsDaily(db: Db, now: string) {
  const today = now.slice(0, 10);
  // Leases change together with their units: no later minute looks at a lease that has begun or ended already.
  await db.transaction(async (tx) => {
    await endLeases(tx, now);
    await freeUnits(tx, now);
    await startLeases(tx, now);
  });
  const due = await db
    .select()
    .from(pmsBill)
    .where(
      global(
        'clock',
        and(
          notInArray(pmsBill.billStatus, [BILL_STATUS.void, BILL_STATUS.paid]),
          lt(pmsBill.payBy, today),
          sql`${pmsBill.copiedOn} is distinct from ${today}`,
        ),
      ),
    )
    .orderBy(pmsBill.billId)
    .limit(MOST);
  if (due.length === 0) return;
  await refreshBills(db, due, today);
  const ids = due.map(({ billId }) => billId);
  await db
    .update(pmsBill)
    .set({ copiedOn: today })
    .where(global('clock', inArray(pmsBill.billId, ids)));
}
