import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import { fen, id, instant, newId } from '../../../../platform/database/columns';
import { productTerms } from './activity';
import { customer, product } from '../../../master-data/public';
import { branch, staff } from '../../../../platform/schema/organisation';
import { versions } from '../../../../platform/database/checks';

/** What a form has chosen before it is saved; after that a marker that answers the same form again. */
export const basket = pgTable(
  'activity_basket',
  {
    formId: text().primaryKey(),
    loginName: text().notNull(),
    /** The branch in which its owner works; that of the activity may lie below it. */
    ownerBranchId: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    activityType: text().$type<ActivityType>().notNull(),
    /** The activity that it has become. */
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
  /** Error code, of the row as it was imported. */
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
