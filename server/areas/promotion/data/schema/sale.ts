import { foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { fen, flag, moment } from '../../../../platform/database/columns';
import { customer, product, units } from '../../../master-data/public';
import { branch } from '../../../../platform/schema/organisation';
import { notNegative } from '../../../../platform/database/checks';

/* Sold and shipped goods, as rebates count them; orders are an area of their own. */

export const saleDocument = pgTable(
  'sale_document',
  {
    billNo: text().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    staffId: text(),
    orderTime: moment().notNull(),
    /** The status of the order; goods count from 50 (shipped) on. */
    orderStatus: smallint().notNull(),
  },
  (table) => [index('sale_document_of').on(table.custId, table.orderTime)],
);

export const saleLine = pgTable(
  'sale_line',
  {
    billNo: text()
      .notNull()
      .references(() => saleDocument.billNo),
    lineNo: integer().notNull(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    qty: units().notNull(),
    shippedQty: units().notNull(),
    unitPrice: units().notNull(),
    base: fen().notNull(),
    net: fen().notNull(),
    /** Priced by a special offer or a flexible price. */
    special: flag(),
  },
  (table) => [
    primaryKey({ columns: [table.billNo, table.lineNo] }),
    notNegative('sale_line_amounts', table.qty, table.shippedQty, table.unitPrice, table.base, table.net),
  ],
);

/** Accepted returns, linked to the line that was sold. */
export const saleReturn = pgTable(
  'sale_return',
  {
    returnNo: text().notNull(),
    billNo: text().notNull(),
    lineNo: integer().notNull(),
    qty: units().notNull(),
    acceptedTime: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnNo, table.billNo, table.lineNo] }),
    index('sale_return_of').on(table.billNo, table.lineNo),
    notNegative('sale_return_qty', table.qty),
    foreignKey({
      name: 'sale_return_line',
      columns: [table.billNo, table.lineNo],
      foreignColumns: [saleLine.billNo, saleLine.lineNo],
    }),
  ],
);
