import { and, between, eq } from 'drizzle-orm';
import { OWNER_TYPE, type OwnerType } from '../../../../src/contract/master-data/licences';
import { groupBy } from '../../../platform/groupBy';
import type { Db } from '../../../platform/database/db';
import type { Scoped } from '../../../platform/scope';
import { addDays, restrictingOn } from '../rules/licence';
import { ownedLicences, ownerFacts } from './licences';
import { licence, type LicenceRow } from './schema/licence';

/** Licences that end within so many days of a day, both ends counted. */
export const endsWithin = (day: string, days: number) =>
  and(eq(licence.deleted, 0), between(licence.expiryDate, day, addDays(day, days)));

/**
 * The licences that will restrict their owners within so many days; `scope` says whose. The list of licences that end
 * soon and the daily messages ask the same.
 */
export async function endingLicences(
  db: Db,
  scope: Scoped,
  { day, days }: { day: string; days: number },
): Promise<LicenceRow[]> {
  const found = await db.select().from(licence).where(scope);
  const ending: LicenceRow[] = [];
  const last = addDays(day, days);
  for (const ownerType of Object.values<OwnerType>(OWNER_TYPE)) {
    const ownerIds = [...new Set(found.filter((row) => row.ownerType === ownerType).map(({ ownerId }) => ownerId))];
    if (ownerIds.length === 0) continue;
    const facts = await ownerFacts(db, ownerType, ownerIds);
    const of = groupBy(await ownedLicences(db, ownerType, ownerIds), ({ ownerId }) => ownerId);
    for (const ownerId of ownerIds)
      ending.push(
        ...restrictingOn({ ownerType, ...facts.get(ownerId) }, of.get(ownerId) ?? [], day).filter(
          ({ expiryDate }) => expiryDate !== null && expiryDate <= last,
        ),
      );
  }
  return ending;
}
