import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import { pmsLeaseUnit, pmsUnit } from '../../data/schema/property';

export type UnitRow = typeof pmsUnit.$inferSelect;

/** Locks units of one property, which is that of the lease, so that none is deleted before the lease names it. */
export async function demandUnits(unitIds: readonly string[], { db, session }: Context) {
  const units = await db
    .select()
    .from(pmsUnit)
    .where(within(session, pmsUnit, inArray(pmsUnit.unitId, [...unitIds])))
    .orderBy(asc(pmsUnit.unitId))
    .for('key share');
  const [first] = units;
  const isOne = units.every((unit) => unit.propertyId === first?.propertyId);
  if (!first || units.length !== new Set(unitIds).size || !isOne)
    throw new InvalidInput([{ field: 'unitIds', text: 'field.choice' }]);
  return { units, propertyId: first.propertyId, branchId: first.branchId };
}

/** A unit alone has the rent of the lease; several have their standard rents. */
export async function writeUnits(
  { leaseId, rentAmount }: { leaseId: string; rentAmount: number },
  units: readonly UnitRow[],
  { db }: Context,
) {
  await db.delete(pmsLeaseUnit).where(ofParent(pmsLeaseUnit.leaseId, leaseId));
  await db.insert(pmsLeaseUnit).values(
    units.map(({ unitId, area, rentPrice }) => ({
      ...{ leaseId, unitId, area, rent: units.length === 1 ? rentAmount : (rentPrice ?? 0) },
    })),
  );
}

export async function unitsOfLease(leaseId: string, { db }: Context): Promise<UnitRow[]> {
  const rows = await db
    .select({ unit: pmsUnit })
    .from(pmsLeaseUnit)
    .innerJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
    .where(ofParent(pmsLeaseUnit.leaseId, leaseId));
  return rows.map(({ unit }) => unit);
}
