import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { branch, staff } from '../../../../platform/schema/organisation';
import { region } from './reference';
import { branchIs, branchRule } from '../../../../platform/scope';
import { flag } from '../../../../platform/database/columns';
import { among } from '../../../../platform/database/checks';
import { gramIndex } from '../../../../platform/database/large';

/** Customers of the ERP. */
export const customer = pgTable(
  'customer',
  {
    custId: text().primaryKey(),
    custCode: text().notNull(),
    custName: text().notNull(),
    /** First letters, lower case. */
    pinyin: text().notNull().default(''),
    customerType: smallint().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    regionId: text()
      .notNull()
      .references(() => region.id),
    salesmanId: text().references(() => staff.staffId),
    uscc: text().notNull().default(''),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    legalPerson: text().notNull().default(''),
    address: text().notNull().default(''),
    /** As it was approved last; null: it came from the ERP (docs/domain/master-data.md#masters). */
    form: jsonb().$type<Record<string, unknown>>(),
    /** Came from the ERP and has not been approved: nothing is sold to it. */
    unaudited: flag(),
    /** What the licences allow: nodes, each with all below it; null: everything. */
    operateRangeIds: text().array(),
    /** 9: it has become part of another (docs/domain/duplicates.md#merging). */
    status: smallint().$type<0 | 1 | 9>().notNull().default(1),
    mergedInto: text(),
  },
  (table) => [
    uniqueIndex('customer_code').on(table.custCode),
    index('customer_branch').on(table.branchId),
    index('customer_region').on(table.regionId),
    index('customer_salesman').on(table.salesmanId),
    index('customer_name').on(table.custName, table.custId),
    gramIndex('customer_id_grams', table.custId),
    gramIndex('customer_code_grams', table.custCode),
    gramIndex('customer_name_grams', table.custName),
    gramIndex('customer_pinyin_grams', table.pinyin),
    among('customer_status', table.status, [0, 1, 9]),
  ],
);

branchRule(customer, (viewer) => branchIs(customer.branchId, viewer));
