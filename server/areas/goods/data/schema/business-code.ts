import { and, eq, sql } from 'drizzle-orm';
import { integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BUSINESS_TYPE, type BusinessType } from '../../../../../src/contract/goods/business-codes';
import { among, versions } from '../../../../platform/database/checks';
import { audit, flag, newId, versioned } from '../../../../platform/database/columns';
import { branch, staff } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

const ids = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** The code that documents of a kind carry. */
export const businessCode = pgTable(
  'business_code',
  {
    codeId: newId().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    businessType: smallint().$type<BusinessType>().notNull(),
    businessCode: text().notNull(),
    businessName: text().notNull(),
    customerTypes: ids(),
    regionIds: ids(),
    salesmanId: text()
      .notNull()
      .references(() => staff.staffId),
    isDefault: flag(),
    /** Versions that it got because another code became the default, and not by a change of its own. */
    lossCount: integer().notNull().default(0),
    status: smallint().$type<0 | 1>().notNull().default(1),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('business_code_code')
      .on(table.branchId, table.businessType, table.businessCode)
      .where(sql`deleted = 0`),
    uniqueIndex('business_code_default')
      .on(table.branchId, table.businessType)
      .where(sql`is_default = 1 and deleted = 0`),
    among('business_code_type', table.businessType, BUSINESS_TYPE),
    among('business_code_status', table.status, [0, 1]),
    versions('business_code_version', table.version),
  ],
);

branchRule(businessCode, (viewer) => and(eq(businessCode.deleted, 0), branchIs(businessCode.branchId, viewer)));
