import { and, eq, gte, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { closePlain, PLAIN_END } from '../../../master-data/public';
import { PLAIN_KIND } from '../../../../../src/contract/master-data/kinds';
import { pmsLease, pmsLeaseUnit, pmsUnit } from '../schema/property';

interface Marked {
  unitStatus: number;
  now: string;
  only?: SQL;
}

/** The clock raises the version of a unit as a user does: a form that is open does not write over its change. */
async function markUnits(db: Db, leases: readonly { leaseId: string }[], { unitStatus, now, only }: Marked) {
  if (leases.length === 0) return;
  const leaseIds = leases.map(({ leaseId }) => leaseId);
  const units = await db
    .select({ unitId: pmsLeaseUnit.unitId })
    .from(pmsLeaseUnit)
    .where(ofParent(pmsLeaseUnit.leaseId, leaseIds));
  await db
    .update(pmsUnit)
    .set({ unitStatus, reservedUntil: null, reservedFor: '', gmtModified: now, version: sql`${pmsUnit.version} + 1` })
    .where(
      ofParent(
        pmsUnit.unitId,
        units.map(({ unitId }) => unitId),
        only,
      ),
    );
}

const moved = (now: string) => ({ gmtModified: now, version: sql`${pmsLease.version} + 1` });

/** Starts approved leases whose first day has come; one of them, or all. */
export async function startLeases(db: Db, now: string, leaseId?: string) {
  const started = await db
    .update(pmsLease)
    .set({ leaseStatus: LEASE_STATUS.running, ...moved(now) })
    .where(
      global(
        'clock',
        and(
          eq(pmsLease.leaseStatus, LEASE_STATUS.approved),
          lte(pmsLease.startDate, now.slice(0, 10)),
          leaseId ? eq(pmsLease.leaseId, leaseId) : undefined,
        ),
      ),
    )
    .returning({ leaseId: pmsLease.leaseId });
  // The approval of a lease that runs is not taken back any more.
  const clock = { db, now, session: { userId: null, loginName: 'system', realName: '' } };
  for (const { leaseId: id } of started)
    await closePlain(clock, { kind: PLAIN_KIND.lease, id }, { end: PLAIN_END.written });
  await markUnits(db, started, { unitStatus: UNIT_STATUS.let, now });
  return started.length;
}

/** Leases that have their units on a day: one that was settled has them until its last day is over. */
export const hasUnitsOn = (today: string) =>
  or(
    eq(pmsLease.leaseStatus, LEASE_STATUS.running),
    and(eq(pmsLease.leaseStatus, LEASE_STATUS.ended), gte(pmsLease.outDate, today)),
  );

/** Units that some lease has on a day: a renewal, for example, that has begun already. */
const letOn = (db: Db, today: string) =>
  db
    .select({ unitId: pmsLeaseUnit.unitId })
    .from(pmsLeaseUnit)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsLeaseUnit.leaseId))
    .where(global('clock', hasUnitsOn(today)));

/** Ends running leases whose last day has passed: their units are vacant, unless another lease has them. */
export async function endLeases(db: Db, now: string) {
  const today = now.slice(0, 10);
  const ended = await db
    .update(pmsLease)
    .set({ leaseStatus: LEASE_STATUS.expired, ...moved(now) })
    .where(global('clock', and(eq(pmsLease.leaseStatus, LEASE_STATUS.running), lt(pmsLease.endDate, today))))
    .returning({ leaseId: pmsLease.leaseId });
  const only = notInArray(pmsUnit.unitId, letOn(db, today));
  await markUnits(db, ended, { unitStatus: UNIT_STATUS.vacant, now, only });
  return ended.length;
}

/** Frees the units of settled leases from the day after their last one; of one lease, or of all. */
export async function freeUnits(db: Db, now: string, leaseId?: string) {
  const today = now.slice(0, 10);
  const left = await db
    .selectDistinct({ leaseId: pmsLease.leaseId })
    .from(pmsLease)
    .innerJoin(pmsLeaseUnit, eq(pmsLeaseUnit.leaseId, pmsLease.leaseId))
    .innerJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
    .where(
      global(
        'clock',
        and(
          eq(pmsLease.leaseStatus, LEASE_STATUS.ended),
          lt(pmsLease.outDate, today),
          eq(pmsUnit.unitStatus, UNIT_STATUS.let),
          notInArray(pmsUnit.unitId, letOn(db, today)),
          leaseId ? eq(pmsLease.leaseId, leaseId) : undefined,
        ),
      ),
    );
  const only = and(eq(pmsUnit.unitStatus, UNIT_STATUS.let), notInArray(pmsUnit.unitId, letOn(db, today)));
  await markUnits(db, left, { unitStatus: UNIT_STATUS.vacant, now, only: only ?? sql`true` });
  return left.length;
}
