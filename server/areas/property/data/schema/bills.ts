import { and, eq, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FeeType } from '../../../../../src/contract/property/fee-items';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import { among, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import type { BillPart } from '../../rules/billing/billPart';
import { pmsFeeItem } from './fees';
import { pmsLease, pmsProperty } from './property';
import { pmsTenant } from './tenants';

export const pmsBill = pgTable(
  'pms_bill',
  {
    billId: newId().primaryKey(),
    billNo: text().notNull(),
    propertyId: id()
      .notNull()
      .references(() => pmsProperty.propertyId),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    leaseId: id().references(() => pmsLease.leaseId),
    tenantId: id().references(() => pmsTenant.tenantId),
    feeItemId: id().references(() => pmsFeeItem.feeItemId),
    /** 1 rent, 2 property fee, 3 water, 4 electricity, 5 parking, 6 deposit, 9 other. */
    feeType: smallint().$type<FeeType>().notNull(),
    billKind: smallint().$type<1 | 2>().notNull().default(1),
    periodStart: date({ mode: 'string' }).notNull(),
    periodEnd: date({ mode: 'string' }).notNull(),
    amount: fen().notNull(),
    lateFee: fen().notNull().default(0),
    reduceAmount: fen().notNull().default(0),
    paidAmount: fen().notNull().default(0),
    creditAmount: fen().notNull().default(0),
    dueDate: date({ mode: 'string' }).notNull(),
    issueDate: date({ mode: 'string' }).notNull(),
    /** The later of due date and issue date. */
    payBy: date({ mode: 'string' }).notNull(),
    /** The fee as it was at issue; the rate in 1/10000 of a thousandth a day, the tax in 1/100 per cent. */
    lateFeeDays: integer().notNull().default(0),
    lateRate: integer().notNull().default(0),
    taxRate: integer().notNull().default(0),
    /** What the amount was computed from. */
    parts: jsonb().$type<readonly BillPart[]>().notNull().default([]),
    explainVersion: smallint().notNull().default(1),
    /** For usage: the days between its readings. */
    usageDays: integer(),
    runId: id(),
    replacesId: id(),
    voidReason: text().notNull().default(''),
    /** For a void bill: its period is not billed again. */
    keepsKey: flag(),
    /** When the tenant was last asked to pay the bill. */
    urgeTime: moment(),
    /** The day for which the job of each minute has renewed the copies of figures. */
    copiedOn: date({ mode: 'string' }),
    billStatus: smallint().$type<(typeof BILL_STATUS)[keyof typeof BILL_STATUS]>().notNull().default(0),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_bill_no').on(table.billNo),
    uniqueIndex('pms_bill_key')
      .on(table.leaseId, table.feeItemId, table.periodStart)
      .where(sql`bill_kind = 1 and bill_status <> 9`),
    index('pms_bill_lease').on(table.leaseId, table.periodStart),
    index('pms_bill_tenant').on(table.tenantId, table.payBy),
    index('pms_bill_property').on(table.propertyId, table.dueDate),
    index('pms_bill_due').on(table.dueDate, table.billStatus),
    among('pms_bill_bill_status', table.billStatus, BILL_STATUS),
    notNegative('pms_bill_amounts', table.amount, table.lateFee, table.reduceAmount, table.paidAmount),
    versions('pms_bill_version', table.version),
  ],
);

branchRule(pmsBill, (viewer) => and(eq(pmsBill.deleted, 0), branchIs(pmsBill.branchId, viewer)));
