import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../http/context';
import { InvalidInput, notFound } from '../../../http/failure';
import { branch, staff } from '../../../platform/schema/organisation';
import { ofParent, within } from '../../../platform/scope';
import { pmsBuilding, pmsProperty } from '../data/schema/property';

type Asking = Pick<Context, 'db' | 'session'>;

const properties = (id: string, { db, session }: Asking) =>
  db
    .select()
    .from(pmsProperty)
    .where(within(session, pmsProperty, eq(pmsProperty.propertyId, id)));

export async function propertyOf(id: string, context: Asking) {
  const [found] = await properties(id, context);
  if (!found) throw notFound();
  return found;
}

/** A property, locked so that it is not deleted before a building or a meter names it. */
export async function lockedProperty(id: string, context: Asking) {
  const [found] = await properties(id, context).for('key share');
  if (!found) throw notFound();
  return found;
}

/** The name of a record's company, for its documents; the record was read under a scope. */
export async function companyOf(branchId: string, { db }: Pick<Asking, 'db'>) {
  const [found] = await db
    .select({ branchName: branch.branchName })
    .from(branch)
    .where(ofParent(branch.branchId, branchId));
  return { branchName: found?.branchName ?? '' };
}

/** A building with the company and the name of its property, which its units are listed under. */
const buildings = (id: string, { db, session }: Asking) =>
  db
    .select({ building: pmsBuilding, branchId: pmsProperty.branchId, propertyName: pmsProperty.propertyName })
    .from(pmsBuilding)
    .innerJoin(pmsProperty, eq(pmsProperty.propertyId, pmsBuilding.propertyId))
    .where(within(session, pmsBuilding, eq(pmsBuilding.buildingId, id)));

export async function buildingOf(id: string, context: Asking) {
  const [found] = await buildings(id, context);
  if (!found) throw notFound();
  return found;
}

/** A building, locked so that it neither goes nor loses a floor before a unit is on it. */
export async function lockedBuilding(id: string, context: Asking) {
  const [found] = await buildings(id, context).for('key share', { of: pmsBuilding });
  if (!found) throw notFound();
  return found;
}

/** A member of staff of any company in sight; refuses the field if it names anybody else. */
export async function demandStaff(staffId: string, field: string, { db, session }: Asking) {
  const [found] = await db
    .select({ staffId: staff.staffId, staffName: staff.staffName })
    .from(staff)
    .where(within(session, staff, and(eq(staff.staffId, staffId), eq(staff.status, 1))));
  if (!found) throw new InvalidInput([{ field, text: 'field.unknown' }]);
  return found;
}

export const staffOf = (branchId: string, { db, session }: Asking) =>
  db
    .select({ value: staff.staffId, label: staff.staffName })
    .from(staff)
    .where(within(session, staff, and(eq(staff.branchId, branchId), eq(staff.status, 1))))
    .orderBy(asc(staff.staffName))
    .limit(1_000);
