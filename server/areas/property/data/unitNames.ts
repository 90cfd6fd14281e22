import { type Column, sql } from 'drizzle-orm';
import { pmsBuilding, pmsLeaseUnit, pmsUnit } from './schema/property';

/** A unit as people call it: its number stands once in a building alone (docs/domain/property.md#units). */
export const unitName = sql<string>`${pmsBuilding.buildingName} || ' ' || ${pmsUnit.unitNo}`;

/** The query of the names of a lease's units; '' without any. `leaseId` is a column of the query around it. */
export const unitsOf = (leaseId: Column) => sql`
  select coalesce(string_agg(${unitName}, ', ' order by ${pmsBuilding.buildingName}, ${pmsUnit.unitNo}), '')
  from ${pmsLeaseUnit} join ${pmsUnit} on ${pmsUnit.unitId} = ${pmsLeaseUnit.unitId}
    join ${pmsBuilding} on ${pmsBuilding.buildingId} = ${pmsUnit.buildingId}
  where ${pmsLeaseUnit.leaseId} = ${leaseId}`;
