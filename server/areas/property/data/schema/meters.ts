import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { METER_STATUS, type METER_TYPE } from '../../../../../src/contract/property/meters';
import { among, versions } from '../../../../platform/database/checks';
import { audit, fen, flag, id, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { holdsFiles } from '../../../../platform/files/references';
import { branchIs, branchRule } from '../../../../platform/scope';
import { pmsProperty, pmsUnit } from './property';

const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const values = () => jsonb().$type<readonly number[]>();

/** What counts water or power; values in 1/100, the factor in 1/10000. */
export const pmsMeter = pgTable(
  'pms_meter',
  {
    meterId: newId().primaryKey(),
    meterNo: text().notNull(),
    propertyId: id()
      .notNull()
      .references(() => pmsProperty.propertyId),
    branchId: owner(),
    feeType: smallint().$type<(typeof METER_TYPE)[keyof typeof METER_TYPE]>().notNull(),
    /** Null for a meter of the house. */
    unitId: id().references(() => pmsUnit.unitId),
    /** The main meter, whose usage includes that of this one. */
    parentId: id(),
    registers: smallint().notNull(),
    digits: smallint().notNull(),
    factor: fen().notNull(),
    installDate: date({ mode: 'string' }).notNull(),
    startValues: values().notNull(),
    removeDate: date({ mode: 'string' }),
    finalValues: values(),
    replacesId: id(),
    meterStatus: smallint().$type<(typeof METER_STATUS)[keyof typeof METER_STATUS]>().notNull().default(1),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('pms_meter_no').on(table.propertyId, table.meterNo),
    index('pms_meter_unit').on(table.unitId),
    among('pms_meter_status', table.meterStatus, METER_STATUS),
    versions('pms_meter_version', table.version),
  ],
);

/** What a meter has shown on a day. */
export const pmsReading = pgTable(
  'pms_reading',
  {
    readingId: newId().primaryKey(),
    meterId: id()
      .notNull()
      .references(() => pmsMeter.meterId),
    branchId: owner(),
    /** 1 installed, 2 read, 3 removed, 4 moved in, 5 moved out. */
    kind: smallint().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** The month that it closes. */
    period: text(),
    values: values().notNull(),
    overflow: flag(),
    estimated: flag(),
    remark: text().notNull().default(''),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the meter was read, not when the reading was entered. */
    readTime: moment().notNull(),
    /** 1 valid, 2 corrected by another reading. */
    state: smallint().notNull().default(1),
    correctsId: id(),
    ...audit,
  },
  (table) => [
    uniqueIndex('pms_reading_once')
      .on(table.meterId, table.period)
      .where(sql`kind = 2 and state = 1`),
    index('pms_reading_meter').on(table.meterId, table.date),
    among('pms_reading_kind', table.kind, [1, 2, 3, 4, 5]),
    among('pms_reading_state', table.state, [1, 2]),
  ],
);

for (const table of [pmsMeter, pmsReading]) branchRule(table, (viewer) => branchIs(table.branchId, viewer));

holdsFiles(pmsReading.images);
