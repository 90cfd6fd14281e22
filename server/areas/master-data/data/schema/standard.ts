import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { STANDARD_STATUS, type StandardStatus } from '../../../../../src/contract/master-data/standards';
import { PRESCRIPTION_TYPE } from '../../../../../src/contract/master-data/codes/goods-codes';
import { audit, newId } from '../../../../platform/database/columns';
import { among, versions } from '../../../../platform/database/checks';

/** A product as its package describes it: one row for what several suppliers call by different names. */
export const standard = pgTable(
  'standard',
  {
    standardId: newId().primaryKey(),
    standardCode: text().notNull().unique(),
    commonName: text().notNull(),
    tradeName: text().notNull().default(''),
    spec: text().notNull(),
    dosageForm: text().notNull(),
    manufacturer: text().notNull(),
    approvalNo: text().notNull().default(''),
    barcode: text().notNull().default(''),
    packUnit: text().notNull(),
    shelfLifeMonths: integer(),
    storage: smallint().$type<1 | 2 | 3 | 4>(),
    otcType: smallint().$type<(typeof PRESCRIPTION_TYPE)[keyof typeof PRESCRIPTION_TYPE]>().notNull(),
    status: smallint().$type<StandardStatus>().notNull().default(STANDARD_STATUS.on),
    /** The code of the standard that it has become part of (docs/domain/duplicates.md#merging). */
    mergedInto: text(),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('standard_key')
      .on(table.commonName, table.spec, table.manufacturer, table.approvalNo, table.packUnit)
      .where(sql`status <> 9`),
    index('standard_approval').on(table.approvalNo, table.spec),
    index('standard_barcode').on(table.barcode),
    among('standard_status', table.status, STANDARD_STATUS),
    among('standard_otc', table.otcType, PRESCRIPTION_TYPE),
    versions('standard_version', table.version),
  ],
);
