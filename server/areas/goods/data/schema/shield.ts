import { and, eq, sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SHIELD_TYPE, type ShieldType } from '../../../../../src/contract/goods/shields';
import { among, inOrder, versions } from '../../../../platform/database/checks';
import { audit, moment, newId, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

const ids = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Products that are hidden, not sold, or without a price, for customers of a company and of those below it. */
export const productShield = pgTable(
  'product_shield',
  {
    shieldId: newId().primaryKey(),
    shieldNo: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
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

branchRule(productShield, (viewer) => and(eq(productShield.deleted, 0), branchIs(productShield.branchId, viewer)));
