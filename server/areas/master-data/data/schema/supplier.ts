import { jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { flag } from '../../../../platform/database/columns';
import { region } from './reference';

/** The companies that we buy from. */
export const supplier = pgTable(
  'supplier',
  {
    supplierId: text().primaryKey(),
    supplierCode: text().notNull(),
    supplierName: text().notNull(),
    uscc: text().notNull().default(''),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    companyKind: smallint().$type<1 | 2 | 3 | 4>(),
    legalPerson: text().notNull().default(''),
    regionId: text().references(() => region.id),
    address: text().notNull().default(''),
    /** As it was approved last; null: it came from the ERP (docs/domain/master-data.md#masters). */
    form: jsonb().$type<Record<string, unknown>>(),
    unaudited: flag(),
    /** 9: it has become part of another (docs/domain/duplicates.md#merging). */
    status: smallint().$type<0 | 1 | 9>().notNull().default(1),
    mergedInto: text(),
  },
  (table) => [uniqueIndex('supplier_code').on(table.supplierCode)],
);
