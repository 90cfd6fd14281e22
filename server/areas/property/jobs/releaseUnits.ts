import { and, eq, lt, sql } from 'drizzle-orm';
import { UNIT_STATUS } from '../../../../src/contract/property/micro-pms';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { pmsUnit } from '../data/schema/property';

/** A reservation ends with its last day: the unit is vacant again (docs/domain/property.md#units). */
export async function releaseUnits(db: Db, now: string) {
  const { vacant: unitStatus, reserved } = UNIT_STATUS;
  await db
    .update(pmsUnit)
    .set({ unitStatus, reservedUntil: null, reservedFor: '', gmtModified: now, version: sql`${pmsUnit.version} + 1` })
    .where(
      global(
        'clock',
        and(eq(pmsUnit.unitStatus, reserved), lt(pmsUnit.reservedUntil, now.slice(0, 10)), eq(pmsUnit.deleted, 0)),
      ),
    );
}
