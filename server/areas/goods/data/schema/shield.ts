import { and, eq, sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BUSINESS_TYPE, type BusinessType } from '../../../../../src/contract/goods/business-codes';
import { SHIELD_TYPE, type ShieldType } from '../../../../../src/contract/goods/shields';
import { among, inOrder, versions } from '../../../../platform/database/checks';
import { audit, flag, moment, newId, versioned } from '../../../../platform/database/columns';
import { branch, staff } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const ids = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** What is kept from customers of a company and of those below it. */
export const productShield = pgTable(
  'product_shield',
  {
    shieldId: newId().primaryKey(),
    shieldNo: text().notNull(),
    branchId: owner(),
    productScopeType: text().$type<'PRODUCT' | 'BRAND' | 'CATEGORY'>().notNull(),
    productIds: ids(),
    brandIds: ids(),
    categoryIds: ids(),
    customerScopeType: text().$type<'ALL' | 'CATEGORY' | 'REGION' | 'CUSTOMER'>().notNull(),
    customerTypeCodes: ids(),
    regionIds: ids(),
    custIds: ids(),
    shieldType: smallint().$type<ShieldType>().notNull(),
    startTime: moment().notNull(),
    endTime: moment(),
    reason: text().notNull(),
    status: smallint().$type<0 | 1>().notNull().default(1),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('product_shield_no').on(table.shieldNo),
    index('product_shield_branch').on(table.branchId),
    among('product_shield_type', table.shieldType, SHIELD_TYPE),
    among('product_shield_status', table.status, [0, 1]),
    inOrder('product_shield_period', [table.startTime, table.endTime]),
    versions('product_shield_version', table.version),
  ],
);

/** The code that documents of a kind carry. */
export const businessCode = pgTable(
  'business_code',
  {
    codeId: newId().primaryKey(),
    branchId: owner(),
    businessType: smallint().$type<BusinessType>().notNull(),
    businessCode: text().notNull(),
    businessName: text().notNull(),
    customerTypes: ids(),
    regionIds: ids(),
    salesmanId: text()
      .notNull()
      .references(() => staff.staffId),
    isDefault: flag(),
    /** How many of its versions it owes to others that became the default, and not to a change of its own. */
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

branchRule(productShield, (viewer) => and(eq(productShield.deleted, 0), branchIs(productShield.branchId, viewer)));
branchRule(businessCode, (viewer) => and(eq(businessCode.deleted, 0), branchIs(businessCode.branchId, viewer)));
