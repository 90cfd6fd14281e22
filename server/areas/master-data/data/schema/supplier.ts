import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** The suppliers of the ERP: read only. */
export const supplier = pgTable(
  'supplier',
  {
    supplierId: text().primaryKey(),
    supplierCode: text().notNull(),
    supplierName: text().notNull(),
    uscc: text().notNull().default(''),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    status: smallint().$type<0 | 1>().notNull().default(1),
  },
  (table) => [uniqueIndex('supplier_code').on(table.supplierCode)],
);
