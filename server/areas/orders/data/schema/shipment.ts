import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ReceivingCashier } from '../../../../../src/contract/orders/orders';
import { PAY_CHANNEL, type PayChannel } from '../../../../../src/contract/pay-channels';
import { among, notNegative } from '../../../../platform/database/checks';
import { fen, id, moment } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { customer, units } from '../../../master-data/public';
import { salesOrder } from './order';

/* Shipments of an order, and money received for it. */

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

/** The order of a document, with its customer and company. */
const ofOrder = () => ({
  orderNo: text()
    .notNull()
    .references(() => salesOrder.orderNo),
  branchId: branchId(),
  custId: text()
    .notNull()
    .references(() => customer.custId),
});

export const outbound = pgTable(
  'outbound',
  {
    outboundNo: text().primaryKey(),
    ...ofOrder(),
    shipTime: moment().notNull(),
    /** The sum of its lines, at sold prices. */
    amount: fen().notNull(),
  },
  (table) => [
    index('outbound_order').on(table.orderNo),
    index('outbound_customer').on(table.custId, table.shipTime),
    notNegative('outbound_amount', table.amount),
  ],
);

export const outboundLine = pgTable(
  'outbound_line',
  {
    outboundNo: text()
      .notNull()
      .references(() => outbound.outboundNo),
    branchId: branchId(),
    orderNo: text().notNull(),
    lineNo: integer().notNull(),
    batchNo: text().notNull(),
    expiryDate: date({ mode: 'string' }).notNull(),
    qty: units().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outboundNo, table.lineNo, table.batchNo] }),
    index('outbound_line_order').on(table.orderNo, table.lineNo),
    notNegative('outbound_line_qty', table.qty),
  ],
);

/** Money received for an order; negative for money that went back. */
export const orderReceipt = pgTable(
  'order_receipt',
  {
    receiptNo: text().primaryKey(),
    ...ofOrder(),
    payTime: moment().notNull(),
    amount: fen().notNull(),
    channel: smallint().$type<PayChannel>().notNull(),
    /** The cashier that received it, with its data of that moment; null where it is not known. */
    cashierId: id(),
    receivedBy: jsonb().$type<ReceivingCashier>(),
  },
  (table) => [
    index('order_receipt_order').on(table.orderNo),
    index('order_receipt_customer').on(table.custId, table.payTime),
    index('order_receipt_cashier').on(table.cashierId, table.payTime, table.receiptNo),
    among('order_receipt_channel', table.channel, PAY_CHANNEL),
  ],
);

for (const table of [outbound, outboundLine, orderReceipt])
  branchRule(table, (viewer) => branchIs(table.branchId, viewer));
