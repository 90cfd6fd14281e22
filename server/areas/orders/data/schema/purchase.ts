import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { PAY_CHANNEL, type PayChannel } from '../../../../../src/contract/pay-channels';
import { among, notNegative } from '../../../../platform/database/checks';
import { fen, moment } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { product, supplier, units } from '../../../master-data/public';

/* Purchases of a company, returns to its suppliers, payments and rebates, as the ERP reports them. */

export const PURCHASE_KIND = { purchase: 1, purchaseReturn: 2, payment: 3, rebate: 4 } as const;
export type PurchaseKind = (typeof PURCHASE_KIND)[keyof typeof PURCHASE_KIND];

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

export const purchaseDocument = pgTable(
  'purchase_document',
  {
    docNo: text().primaryKey(),
    kind: smallint().$type<PurchaseKind>().notNull(),
    branchId: branchId(),
    supplierId: text()
      .notNull()
      .references(() => supplier.supplierId),
    docTime: moment().notNull(),
    /** The amount on the document, without the sign of its effect; a payment that came back is negative. */
    amount: fen().notNull(),
    /** How a payment was made; null for other documents. */
    channel: smallint().$type<PayChannel>(),
  },
  (table) => [
    index('purchase_document_supplier').on(table.branchId, table.supplierId, table.docTime),
    among('purchase_document_kind', table.kind, PURCHASE_KIND),
    among('purchase_document_channel', table.channel, PAY_CHANNEL),
  ],
);

/** Goods of a purchase, or of a return to the supplier. */
export const purchaseLine = pgTable(
  'purchase_line',
  {
    docNo: text()
      .notNull()
      .references(() => purchaseDocument.docNo),
    branchId: branchId(),
    lineNo: integer().notNull(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    batchNo: text().notNull(),
    qty: units().notNull(),
    price: units().notNull(),
    amount: fen().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docNo, table.lineNo] }),
    notNegative('purchase_line_figures', table.qty, table.price, table.amount),
  ],
);

for (const table of [purchaseDocument, purchaseLine]) branchRule(table, (viewer) => branchIs(table.branchId, viewer));
