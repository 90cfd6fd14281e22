import { and, eq, lt, lte, notInArray, type SQL } from 'drizzle-orm';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { pmsLease, pmsLeaseUnit, pmsUnit } from '../schema/property';

async function markUnits(db: Db, leaseIds: readonly string[], unitStatus: number, but?: SQL) {
  if (leaseIds.length === 0) return;
  const units = await db
    .select({ unitId: pmsLeaseUnit.unitId })
    .from(pmsLeaseUnit)
    .where(ofParent(pmsLeaseUnit.leaseId, leaseIds));
  await db
    .update(pmsUnit)
    .set({ unitStatus, reservedUntil: null, reservedFor: '' })
    .where(
      ofParent(
        pmsUnit.unitId,
        units.map(({ unitId }) => unitId),
        but,
      ),
    );
}

/** Approved leases whose day has come; one of them, or all. */
export async function startLeases(db: Db, today: string, leaseId?: string) {
  const started = await db
    .update(pmsLease)
    .set({ leaseStatus: LEASE_STATUS.running })
    .where(
      global(
        'clock',
        and(
          eq(pmsLease.leaseStatus, LEASE_STATUS.approved),
          lte(pmsLease.startDate, today),
          leaseId ? eq(pmsLease.leaseId, leaseId) : undefined,
        ),
      ),
    )
    .returning({ leaseId: pmsLease.leaseId });
  await markUnits(
    db,
    started.map((one) => one.leaseId),
    UNIT_STATUS.let,
  );
  return started.length;
}

/** Units of these leases that are let by another one: a renewal may have begun before. */
const letOn = (db: Db) =>
  db
    .select({ unitId: pmsLeaseUnit.unitId })
    .from(pmsLeaseUnit)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsLeaseUnit.leaseId))
    .where(global('clock', eq(pmsLease.leaseStatus, LEASE_STATUS.running)));

/** Running ones whose last day has passed: their units are free for another one, unless one runs on. */
export async function endLeases(db: Db, today: string) {
  const ended = await db
    .update(pmsLease)
    .set({ leaseStatus: LEASE_STATUS.expired })
    .where(global('clock', and(eq(pmsLease.leaseStatus, LEASE_STATUS.running), lt(pmsLease.endDate, today))))
    .returning({ leaseId: pmsLease.leaseId });
  await markUnits(
    db,
    ended.map((one) => one.leaseId),
    UNIT_STATUS.vacant,
    notInArray(pmsUnit.unitId, letOn(db)),
  );
  return ended.length;
}
