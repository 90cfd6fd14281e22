import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import {
  CHECK_RESULT,
  type CheckResult,
  RETURN_STATUS,
  RETURN_TYPE,
  type ReturnStatus,
  type ReturnType,
} from '../../../../../src/contract/orders/returns';
import { among, atMost, notNegative, versions } from '../../../../platform/database/checks';
import { fen, moment } from '../../../../platform/database/columns';
import { gramIndex } from '../../../../platform/database/large';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { customer, units } from '../../../master-data/public';
import { salesOrder } from './order';

/* Returns: applied for, approved, received and inspected, refunded. */

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

export const returnRecord = pgTable(
  'return_record',
  {
    returnNo: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => salesOrder.orderNo),
    outboundNo: text().notNull(),
    branchId: branchId(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    custName: text().notNull(),
    returnType: smallint().$type<ReturnType>().notNull(),
    reason: text().notNull(),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    skuCount: integer().notNull(),
    returnQty: units().notNull(),
    refundAmount: fen().notNull(),
    /** Negative where an earlier return lost a reward that would have been lost now anyway. */
    promotionDeduct: fen().notNull(),
    rebateDeduct: fen().notNull(),
    status: smallint().$type<ReturnStatus>().notNull().default(RETURN_STATUS.toAudit),
    rejectReason: text().notNull().default(''),
    refundNo: text().notNull().default(''),
    applyTime: moment().notNull(),
    finishTime: moment(),
    applicant: text().notNull(),
    applicantName: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('return_record_time').on(table.applyTime, table.returnNo),
    index('return_record_branch').on(table.branchId, table.applyTime, table.returnNo),
    index('return_record_customer').on(table.custId, table.applyTime, table.returnNo),
    index('return_record_order').on(table.orderNo),
    index('return_record_status_of').on(table.status, table.applyTime, table.returnNo),
    index('return_record_type_of').on(table.returnType, table.applyTime, table.returnNo),
    index('return_record_refund').on(table.refundAmount, table.returnNo),
    gramIndex('return_record_no_grams', table.returnNo),
    gramIndex('return_record_order_grams', table.orderNo),
    among('return_record_type', table.returnType, RETURN_TYPE),
    among('return_record_status', table.status, RETURN_STATUS),
    notNegative('return_record_amounts', table.skuCount, table.returnQty, table.refundAmount, table.rebateDeduct),
    versions('return_record_version', table.version),
  ],
);

export const returnLine = pgTable(
  'return_line',
  {
    returnNo: text()
      .notNull()
      .references(() => returnRecord.returnNo),
    lineNo: integer().notNull(),
    batchNo: text().notNull(),
    branchId: branchId(),
    orderNo: text().notNull(),
    expiryDate: date({ mode: 'string' }).notNull(),
    /** The shipped quantity of the batch. */
    shippedQty: units().notNull(),
    returnQty: units().notNull(),
    receivedQty: units(),
    refundAmount: fen().notNull(),
    promotionDeduct: fen().notNull(),
    checkResult: smallint().$type<CheckResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.returnNo, table.lineNo, table.batchNo] }),
    index('return_line_order').on(table.orderNo, table.lineNo),
    among('return_line_check_result', table.checkResult, CHECK_RESULT),
    atMost('return_line_returned', table.returnQty, table.shippedQty),
    atMost('return_line_received', table.receivedQty, table.returnQty),
    notNegative('return_line_amounts', table.shippedQty, table.returnQty, table.receivedQty, table.refundAmount),
  ],
);

holdsFiles(returnRecord.images);

for (const table of [returnRecord, returnLine]) branchRule(table, (viewer) => branchIs(table.branchId, viewer));
