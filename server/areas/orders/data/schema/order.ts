import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import {
  INVOICE_STATUS,
  ORDER_EVENT,
  type OrderEvent,
  ORDER_SOURCE,
  type OrderSource,
  PAY_STATUS,
  type PayStatus,
  SALES_STATUS,
  type SalesStatus,
} from '../../../../../src/contract/orders/orders';
import type { TrialAnswer } from '../../../../../src/contract/pricing/trial';
import { among, atMost, notNegative, versions } from '../../../../platform/database/checks';
import { fen, flag, moment, newId } from '../../../../platform/database/columns';
import { gramIndex } from '../../../../platform/database/large';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { customer, product, units } from '../../../master-data/public';
import type { StoredTerms } from '../../rules/terms';

/* Orders of customers, and what happened to them. Names and places are copies of that time. */

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

export const salesOrder = pgTable(
  'sales_order',
  {
    orderNo: text().primaryKey(),
    orderSource: smallint().$type<OrderSource>().notNull(),
    orderTime: moment().notNull(),
    branchId: branchId(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    custCode: text().notNull(),
    custName: text().notNull(),
    customerType: smallint().notNull(),
    regionId: text().notNull(),
    salesmanId: text(),
    salesmanName: text().notNull().default(''),
    orderAmount: fen().notNull(),
    unitDiscount: fen().notNull(),
    orderDiscount: fen().notNull(),
    freight: fen().notNull().default(0),
    /** Order less discounts, and freight. */
    payableAmount: fen().notNull(),
    paidAmount: fen().notNull().default(0),
    refundedAmount: fen().notNull().default(0),
    /** The value of received returns. */
    returnedAmount: fen().notNull().default(0),
    payStatus: smallint().$type<PayStatus>().notNull().default(PAY_STATUS.unpaid),
    orderStatus: smallint().$type<SalesStatus>().notNull().default(SALES_STATUS.toAudit),
    invoiceStatus: smallint()
      .$type<(typeof INVOICE_STATUS)[keyof typeof INVOICE_STATUS]>()
      .notNull()
      .default(INVOICE_STATUS.none),
    invoiceNo: text().notNull().default(''),
    outboundNos: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    lineCount: integer().notNull(),
    /** 2 if the returns of one of its activities are computed anew. */
    returnPolicy: smallint().$type<1 | 2>().notNull().default(1),
    signTime: moment(),
    urgeTime: moment(),
    cancelReason: text().notNull().default(''),
    remark: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (table) => [
    // Each index ends with the order number, so that the order of a list is complete, forwards and backwards.
    index('sales_order_time').on(table.orderTime, table.orderNo),
    index('sales_order_branch').on(table.branchId, table.orderTime, table.orderNo),
    index('sales_order_customer').on(table.custId, table.orderTime, table.orderNo),
    index('sales_order_salesman').on(table.salesmanId, table.orderTime, table.orderNo),
    index('sales_order_status_of').on(table.orderStatus, table.orderTime, table.orderNo),
    index('sales_order_pay_status_of').on(table.payStatus, table.orderTime, table.orderNo),
    index('sales_order_source_of').on(table.orderSource, table.orderTime, table.orderNo),
    index('sales_order_amount').on(table.orderAmount, table.orderNo),
    index('sales_order_payable').on(table.payableAmount, table.orderNo),
    gramIndex('sales_order_no_grams', table.orderNo),
    among('sales_order_source', table.orderSource, ORDER_SOURCE),
    among('sales_order_pay_status', table.payStatus, PAY_STATUS),
    among('sales_order_status', table.orderStatus, SALES_STATUS),
    among('sales_order_invoice_status', table.invoiceStatus, INVOICE_STATUS),
    among('sales_order_return_policy', table.returnPolicy, [1, 2]),
    notNegative(
      'sales_order_amounts',
      table.orderAmount,
      table.unitDiscount,
      table.orderDiscount,
      table.freight,
      table.payableAmount,
      table.paidAmount,
      table.refundedAmount,
      table.returnedAmount,
      table.lineCount,
    ),
    atMost('sales_order_refunded', table.refundedAmount, table.paidAmount),
    atMost('sales_order_returned', table.returnedAmount, table.payableAmount),
    versions('sales_order_version', table.version),
  ],
);

export const salesOrderLine = pgTable(
  'sales_order_line',
  {
    orderNo: text()
      .notNull()
      .references(() => salesOrder.orderNo),
    lineNo: integer().notNull(),
    /** The first part of a line that a limited offer split. */
    splitFrom: integer(),
    /** Copied from the order, so that lines are found and sorted without it. */
    branchId: branchId(),
    orderTime: moment().notNull(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    productCode: text().notNull(),
    productName: text().notNull(),
    spec: text().notNull(),
    manufacturer: text().notNull(),
    approvalNo: text().notNull().default(''),
    unit: text().notNull(),
    qty: units().notNull(),
    shippedQty: units().notNull().default(0),
    returnedQty: units().notNull().default(0),
    /** In 1/10000 yuan, like the two below: the list price, the base price, the sold price. */
    listPrice: units().notNull(),
    basePrice: units().notNull(),
    unitPrice: units().notNull(),
    amount: fen().notNull(),
    discountAmount: fen().notNull(),
    netAmount: fen().notNull(),
    /** Priced by a special offer or a flexible price. */
    special: flag(),
    /** For returned goods. Computed anew, it may exceed the net amount of one line and be less for another. */
    refundedAmount: fen().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.lineNo] }),
    index('sales_order_line_time').on(table.orderTime, table.orderNo, table.lineNo),
    index('sales_order_line_product').on(table.productId, table.orderTime, table.orderNo, table.lineNo),
    index('sales_order_line_branch').on(table.branchId, table.orderTime, table.orderNo, table.lineNo),
    atMost('sales_order_line_shipped', table.shippedQty, table.qty),
    atMost('sales_order_line_returned', table.returnedQty, table.shippedQty),
    notNegative(
      'sales_order_line_amounts',
      table.qty,
      table.shippedQty,
      table.returnedQty,
      table.listPrice,
      table.basePrice,
      table.unitPrice,
      table.amount,
      table.discountAmount,
      table.netAmount,
      table.refundedAmount,
    ),
  ],
);

/** The trace of the prices, as it was when the order was placed. */
export const salesOrderTrace = pgTable('sales_order_trace', {
  orderNo: text()
    .primaryKey()
    .references(() => salesOrder.orderNo),
  branchId: branchId(),
  answer: jsonb().$type<TrialAnswer>().notNull(),
  /** The terms with which the order is computed anew for returns under policy 2. */
  terms: jsonb().$type<StoredTerms>(),
});

/** The events of an order, in their order. */
export const salesOrderEvent = pgTable(
  'sales_order_event',
  {
    eventId: newId().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => salesOrder.orderNo),
    branchId: branchId(),
    time: moment().notNull(),
    kind: smallint().$type<OrderEvent>().notNull(),
    byName: text().notNull().default(''),
    text: text().notNull().default(''),
    amount: fen(),
    docNo: text().notNull().default(''),
  },
  (table) => [
    index('sales_order_event_of').on(table.orderNo, table.time, table.eventId),
    among('sales_order_event_kind', table.kind, ORDER_EVENT),
  ],
);

for (const table of [salesOrder, salesOrderLine, salesOrderTrace, salesOrderEvent])
  branchRule(table, (viewer) => branchIs(table.branchId, viewer));
