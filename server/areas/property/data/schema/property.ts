import { and, eq, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, fen, flag, id, newId, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { PROPERTY_STATUS, PROPERTY_TYPE } from '../../../../../src/contract/property/properties';
import { among, atMost, inOrder, notNegative, versions } from '../../../../platform/database/checks';
import type { Increase } from '../../rules/billing/rent';
import { type LeaseFee, pmsFeeItem } from './fees';
import { pmsTenant } from './tenants';

/*
 * The property module. The branch of the property stands in each row, so that the rule of the data layer
 * needs no join. Areas are in 1/100 m².
 */

type Code<T> = T[keyof T];

/** The branch whose row it is. */
export const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

export const pmsProperty = pgTable(
  'pms_property',
  {
    propertyId: newId().primaryKey(),
    propertyCode: text().notNull(),
    propertyName: text().notNull(),
    /** 1 offices, 2 warehouse, 3 dormitory, 4 shops, 5 park. */
    propertyType: smallint().$type<Code<typeof PROPERTY_TYPE>>().notNull(),
    branchId: owner(),
    address: text().notNull().default(''),
    /** 1/100 m². */
    totalArea: fen().notNull().default(0),
    managerId: text().notNull().default(''),
    phone: text().notNull().default(''),
    status: smallint().$type<Code<typeof PROPERTY_STATUS>>().notNull().default(1),
    ...audit,
    ...versioned,
  },
  (table) => [uniqueIndex('pms_property_code').on(table.propertyCode), index('pms_property_branch').on(table.branchId)],
);

/** The property that it belongs to. */
export const ofProperty = () =>
  id()
    .notNull()
    .references(() => pmsProperty.propertyId);

export const pmsBuilding = pgTable(
  'pms_building',
  {
    buildingId: newId().primaryKey(),
    propertyId: ofProperty(),
    buildingName: text().notNull(),
    floors: integer().notNull(),
    undergroundFloors: integer().notNull().default(0),
    buildArea: fen(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_building_name')
      .on(table.propertyId, table.buildingName)
      .where(sql`deleted = 0`),
  ],
);

export const pmsUnit = pgTable(
  'pms_unit',
  {
    unitId: newId().primaryKey(),
    propertyId: ofProperty(),
    buildingId: id()
      .notNull()
      .references(() => pmsBuilding.buildingId),
    branchId: owner(),
    floor: integer().notNull(),
    unitNo: text().notNull(),
    area: fen().notNull(),
    innerArea: fen(),
    unitType: text().notNull().default(''),
    rentPrice: fen(),
    /** 1/10000 yuan a month for each square metre. */
    propertyFeeRate: fen(),
    unitStatus: smallint().notNull().default(1),
    /** The last day of a reservation; `reservedFor` says whom it is for. */
    reservedUntil: date({ mode: 'string' }),
    reservedFor: text().notNull().default(''),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_unit_no')
      .on(table.buildingId, table.unitNo)
      .where(sql`deleted = 0`),
    index('pms_unit_reserved')
      .on(table.reservedUntil)
      .where(sql`unit_status = 2`),
    atMost('pms_unit_inner_area', table.innerArea, table.area),
    index('pms_unit_property').on(table.propertyId, table.unitStatus),
    among('pms_unit_unit_status', table.unitStatus, UNIT_STATUS),
    versions('pms_unit_version', table.version),
  ],
);

export const pmsLease = pgTable(
  'pms_lease',
  {
    leaseId: newId().primaryKey(),
    leaseNo: text().notNull(),
    propertyId: ofProperty(),
    branchId: owner(),
    tenantId: id().references(() => pmsTenant.tenantId),
    tenantName: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    rentAmount: fen().notNull(),
    deposit: fen().notNull().default(0),
    /** Months: 1, 3, 6 or 12. */
    payCycle: smallint().notNull(),
    /** Groups of months from January, or from the first month of the lease. */
    cycleAnchor: smallint().$type<1 | 2>().notNull().default(1),
    billDay: smallint().notNull().default(5),
    freeDays: integer().notNull().default(0),
    /** Rates in 1/100 per cent. */
    increases: jsonb().$type<readonly Increase[]>().notNull().default([]),
    /** The fee whose late fee and tax the rent has. */
    rentFeeItemId: id().references(() => pmsFeeItem.feeItemId),
    fees: jsonb().$type<readonly LeaseFee[]>().notNull().default([]),
    /** The last day of a tenant who left before the end. */
    outDate: date({ mode: 'string' }),
    predecessorId: id(),
    opinion: text().notNull().default(''),
    leaseStatus: smallint().$type<Code<typeof LEASE_STATUS>>().notNull().default(0),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_lease_no').on(table.leaseNo),
    index('pms_lease_tenant').on(table.tenantId),
    index('pms_lease_end').on(table.leaseStatus, table.endDate),
    among('pms_lease_lease_status', table.leaseStatus, LEASE_STATUS),
    inOrder('pms_lease_period', [table.startDate, table.endDate]),
    notNegative('pms_lease_amounts', table.rentAmount, table.deposit),
    versions('pms_lease_version', table.version),
  ],
);

/** A unit of a lease. */
export const pmsLeaseUnit = pgTable(
  'pms_lease_unit',
  {
    id: newId().primaryKey(),
    leaseId: id()
      .notNull()
      .references(() => pmsLease.leaseId),
    unitId: id()
      .notNull()
      .references(() => pmsUnit.unitId),
    area: fen().notNull(),
    rent: fen().notNull(),
    /** The days on which it is taken, both included; the database refuses two at once (pms_lease_unit_overlap). */
    fromDate: date({ mode: 'string' }),
    toDate: date({ mode: 'string' }),
    /** Whether the lease is approved. */
    active: flag(),
  },
  (table) => [
    uniqueIndex('pms_lease_unit_once').on(table.leaseId, table.unitId),
    index('pms_lease_unit_unit').on(table.unitId),
  ],
);

/** A building is seen by whoever sees its property. */
branchRule(pmsBuilding, (viewer) =>
  and(
    eq(pmsBuilding.deleted, 0),
    sql`exists (select from ${pmsProperty} where ${pmsProperty.propertyId} = ${pmsBuilding.propertyId} and ${branchIs(pmsProperty.branchId, viewer)})`,
  ),
);

for (const table of [pmsProperty, pmsUnit, pmsLease])
  branchRule(table, (viewer) => and(eq(table.deleted, 0), branchIs(table.branchId, viewer)));
