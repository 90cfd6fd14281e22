import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import { fen, id, instant, newId } from '../../../../platform/database/columns';
import { productTerms } from './activity';
import { customer, product } from '../../../master-data/public';
import { branch, staff } from '../../../../platform/schema/organisation';
import { versions } from '../../../../platform/database/checks';

/** The rows that a form has chosen, before it is saved; afterwards a marker for repeated requests of the same form. */
export const basket = pgTable(
  'activity_basket',
  {
    formId: text().primaryKey(),
    loginName: text().notNull(),
    /** The branch in which the owner works; the activity's branch may lie below it. */
    ownerBranchId: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    activityType: text().$type<ActivityType>().notNull(),
    /** The activity that was made of it. */
    activityId: id(),
    touchedAt: instant().notNull(),
  },
  (table) => [index('activity_basket_touched').on(table.touchedAt)],
);

const row = {
  id: newId().primaryKey(),
  formId: text()
    .notNull()
    .references(() => basket.formId, { onDelete: 'cascade' }),
  /** The error code of an imported row. */
  errorCode: integer(),
};

export const basketProduct = pgTable(
  'activity_basket_product',
  {
    ...row,
    productId: text()
      .notNull()
      .references(() => product.productId),
    ...productTerms,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('activity_basket_product_once').on(table.formId, table.productId),
    versions('activity_basket_product_version', table.version),
  ],
);

export const basketCustomer = pgTable(
  'activity_basket_customer',
  {
    ...row,
    custId: text()
      .notNull()
      .references(() => customer.custId),
  },
  (table) => [uniqueIndex('activity_basket_customer_once').on(table.formId, table.custId)],
);

export const basketStaff = pgTable(
  'activity_basket_staff',
  {
    ...row,
    staffId: text()
      .notNull()
      .references(() => staff.staffId),
    quotaAmount: fen(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('activity_basket_staff_once').on(table.formId, table.staffId),
    versions('activity_basket_staff_version', table.version),
  ],
);
