import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { PmsUnit, unitApi } from '../../../../../src/contract/property/units';
import type { Context } from '../../../../http/context';
import { hasText, told } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toUnits, twoDecimals } from '../../../../platform/numbers/decimal';
import { priceText, yuan } from '../../../../platform/numbers/money';
import { ofParent, type Scoped, within } from '../../../../platform/scope';
import { buildingOf } from '../names';
import { pmsBuilding, pmsLease, pmsLeaseUnit, pmsProperty, pmsUnit } from '../../data/schema/property';
import { unitActions } from '../../rules/unit';

export type UnitRow = typeof pmsUnit.$inferSelect;

/** A text of square metres in 1/100 m². */
export const areaUnits = (text: string) => toUnits(text, 2);

/** 1/100 m² as a text of square metres. */
export const areaText = (area: number | null) => (area === null ? null : twoDecimals(area));

/** The columns of a unit as a form, a list and a conflict show them. */
export const ofUnit = ({ area, innerArea, rentPrice, propertyFeeRate, ...row }: UnitRow) => ({
  ...row,
  area: twoDecimals(area),
  innerArea: areaText(innerArea),
  rentPrice: rentPrice === null ? null : yuan(rentPrice),
  propertyFeeRate: propertyFeeRate === null ? null : priceText(propertyFeeRate),
});

/** The tenant of each of these units: a lease that was settled before its last day has them until then. */
async function tenantsOf(db: Db, unitIds: readonly string[]) {
  if (unitIds.length === 0) return new Map<string, { tenantName: string; leaseEndDate: string }>();
  const rows = await db
    .select({
      ...{ unitId: pmsLeaseUnit.unitId, tenantName: pmsLease.tenantName },
      leaseEndDate: sql<string>`coalesce(${pmsLease.outDate}, ${pmsLease.endDate})::text`,
    })
    .from(pmsLeaseUnit)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsLeaseUnit.leaseId))
    .where(
      ofParent(
        pmsLeaseUnit.unitId,
        unitIds,
        and(inArray(pmsLease.leaseStatus, [LEASE_STATUS.running, LEASE_STATUS.ended]), eq(pmsLease.deleted, 0)),
      ),
    )
    // The map keeps the last row of a unit: the lease that runs, else the one that was left last.
    .orderBy(desc(pmsLease.leaseStatus), pmsLease.outDate);
  return new Map(rows.map(({ unitId, ...tenant }) => [unitId, tenant]));
}

interface Listed {
  row: UnitRow;
  propertyName: string;
  buildingName: string;
}

const NOBODY = { tenantName: '', leaseEndDate: null };

async function toRecords(db: Db, rows: readonly Listed[]): Promise<PmsUnit[]> {
  const tenants = await tenantsOf(
    db,
    rows.map(({ row }) => row.unitId),
  );
  return rows.map(({ row, propertyName, buildingName }) => ({
    ...ofUnit(row),
    // The check of the table lets no other in.
    unitStatus: row.unitStatus as PmsUnit['unitStatus'],
    ...{ propertyName, buildingName },
    ...((row.unitStatus === UNIT_STATUS.let ? tenants.get(row.unitId) : undefined) ?? NOBODY),
    can: unitActions(row.unitStatus),
  }));
}

const listedUnits = (db: Db, where: Scoped) =>
  db
    .select({
      row: pmsUnit,
      propertyName: told(pmsProperty.propertyName),
      buildingName: told(pmsBuilding.buildingName),
    })
    .from(pmsUnit)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsUnit.propertyId))
    .leftJoin(pmsBuilding, eq(pmsBuilding.buildingId, pmsUnit.buildingId))
    .where(where);

export async function unitPage(query: Parsed<typeof unitApi.page>, { db, session }: Context) {
  const { propertyId, buildingId, unitNo, unitStatus, area = [] } = query;
  const { orderBy = 'unitNo', orderDir = 'asc' } = query;
  const [least, most] = area;
  const where = within(
    session,
    pmsUnit,
    and(
      propertyId ? eq(pmsUnit.propertyId, propertyId) : undefined,
      buildingId ? eq(pmsUnit.buildingId, buildingId) : undefined,
      unitNo ? hasText(pmsUnit.unitNo, unitNo) : undefined,
      unitStatus === undefined ? undefined : eq(pmsUnit.unitStatus, unitStatus),
      least ? gte(pmsUnit.area, areaUnits(least)) : undefined,
      most ? lte(pmsUnit.area, areaUnits(most)) : undefined,
    ),
  );
  const listed = listedUnits(db, where).$dynamic();
  const order = [by(pmsUnit[orderBy], orderDir), by(pmsUnit.unitId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsUnit.unitId] }, query);
  return { records: await toRecords(db, rows), ...found };
}

export async function unitMap({ buildingId }: Parsed<typeof unitApi.map>, context: Context) {
  const { building } = await buildingOf(buildingId, context);
  const rows = await listedUnits(context.db, ofParent(pmsUnit.buildingId, buildingId, eq(pmsUnit.deleted, 0))).orderBy(
    desc(pmsUnit.floor),
    asc(pmsUnit.unitNo),
  );
  const units = await toRecords(context.db, rows);
  const floors = [
    ...Array.from({ length: building.floors }, (_, i) => building.floors - i),
    ...Array.from({ length: building.undergroundFloors }, (_, i) => -1 - i),
  ];
  return {
    buildingName: building.buildingName,
    floors: floors.map((floor) => ({ floor, units: units.filter((unit) => unit.floor === floor) })),
  };
}

/** Which of the numbers the building has already. */
export async function takenNumbers(db: Db, buildingId: string, unitNos: readonly string[]) {
  const rows = await db
    .select({ unitNo: pmsUnit.unitNo })
    .from(pmsUnit)
    .where(
      ofParent(pmsUnit.buildingId, buildingId, and(eq(pmsUnit.deleted, 0), inArray(pmsUnit.unitNo, [...unitNos]))),
    );
  return new Set(rows.map(({ unitNo }) => unitNo));
}
