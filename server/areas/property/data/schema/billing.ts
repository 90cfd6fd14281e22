import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_STATUS, TENANT_CHANNEL } from '../../../../../src/contract/property/bills';
import { AMENDMENT_STATUS } from '../../../../../src/contract/property/leases';
import { among, atLeast, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, flag, id, instant, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { pmsFeeItem, tariffSteps } from './fees';
import { pmsBill } from './bills';
import { pmsLease, pmsProperty } from './property';
import { pmsTenant } from './tenants';

/*
 * Bills and what comes to them. The branch of the property, or of the tenant, stands in each row.
 */

type Code<T> = T[keyof T];

const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const day = () => date({ mode: 'string' }).notNull();
const lease = () =>
  id()
    .notNull()
    .references(() => pmsLease.leaseId);
const property = () =>
  id()
    .notNull()
    .references(() => pmsProperty.propertyId);
const tenant = () =>
  id()
    .notNull()
    .references(() => pmsTenant.tenantId);
const feeItem = () =>
  id()
    .notNull()
    .references(() => pmsFeeItem.feeItemId);

/** What a fee costs at a property from a month on; prices in 1/10000 yuan. */
export const pmsTariff = pgTable(
  'pms_tariff',
  {
    tariffId: newId().primaryKey(),
    feeItemId: feeItem(),
    propertyId: property(),
    branchId: owner(),
    /** yyyy-MM */
    from: text().notNull(),
    prices: jsonb().$type<readonly number[]>().notNull(),
    basis: smallint().$type<1 | 2>().notNull().default(1),
    steps: tariffSteps(),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('pms_tariff_once').on(table.feeItemId, table.propertyId, table.from),
    index('pms_tariff_property').on(table.propertyId),
    versions('pms_tariff_version', table.version),
  ],
);

/** A change of a lease's rent from some day on. */
export const pmsAmendment = pgTable(
  'pms_amendment',
  {
    amendmentId: newId().primaryKey(),
    amendNo: text().notNull(),
    leaseId: lease(),
    branchId: owner(),
    fromDate: day(),
    rentAmount: fen().notNull(),
    reason: text().notNull(),
    status: smallint().$type<Code<typeof AMENDMENT_STATUS>>().notNull(),
    opinion: text().notNull().default(''),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('pms_amendment_no').on(table.amendNo),
    index('pms_amendment_lease').on(table.leaseId),
    among('pms_amendment_status', table.status, AMENDMENT_STATUS),
    versions('pms_amendment_version', table.version),
  ],
);

/** A run that makes bills; while it is on, no other one of the property begins. */
export const pmsBillRun = pgTable(
  'pms_bill_run',
  {
    runId: newId().primaryKey(),
    runNo: text().notNull(),
    propertyId: property(),
    branchId: owner(),
    period: text().notNull(),
    /** 1 on, 2 done, 3 interrupted. */
    status: smallint().notNull().default(1),
    /** Unless the run has reported again by then, its process is gone. */
    aliveUntil: instant().notNull(),
    counts: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    fingerprint: text().notNull().default(''),
    ...audit,
  },
  (table) => [
    uniqueIndex('pms_bill_run_no').on(table.runNo),
    uniqueIndex('pms_bill_run_on')
      .on(table.propertyId)
      .where(sql`status = 1`),
    among('pms_bill_run_status', table.status, [1, 2, 3]),
  ],
);

/** What a lease was billed too much for a period. */
export const pmsCredit = pgTable(
  'pms_credit',
  {
    creditId: newId().primaryKey(),
    creditNo: text().notNull(),
    leaseId: lease(),
    branchId: owner(),
    feeItemId: feeItem(),
    periodStart: day(),
    amount: fen().notNull(),
    date: day(),
    reason: text().notNull(),
    /** How much of the credit became prepaid when it was made. */
    toBalance: fen().notNull(),
    runId: id(),
    ...audit,
  },
  (table) => [
    uniqueIndex('pms_credit_no').on(table.creditNo),
    index('pms_credit_lease').on(table.leaseId),
    atLeast('pms_credit_amount', 1, [table.amount]),
  ],
);

/** What came to a bill besides payments. */
export const pmsBillEntry = pgTable(
  'pms_bill_entry',
  {
    entryId: newId().primaryKey(),
    billId: id()
      .notNull()
      .references(() => pmsBill.billId),
    branchId: owner(),
    kind: text().$type<'REDUCE' | 'WAIVE' | 'CREDIT'>().notNull(),
    date: day(),
    amount: fen().notNull(),
    no: text().notNull(),
    reason: text().notNull().default(''),
    createdByName: text().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [index('pms_bill_entry_bill').on(table.billId), atLeast('pms_bill_entry_amount', 1, [table.amount])],
);

/** What a tenant has paid. */
export const pmsPayment = pgTable(
  'pms_payment',
  {
    paymentId: newId().primaryKey(),
    payNo: text().notNull(),
    tenantId: tenant(),
    branchId: owner(),
    amount: fen().notNull(),
    toBalance: fen().notNull(),
    channel: smallint().$type<Code<typeof TENANT_CHANNEL>>().notNull(),
    payTime: moment().notNull(),
    date: day(),
    voucher: text().notNull().default(''),
    receiptNo: text().notNull(),
    printCount: integer().notNull().default(0),
    status: smallint().$type<Code<typeof PAYMENT_STATUS>>().notNull().default(1),
    reverseTime: moment(),
    reverseReason: text().notNull().default(''),
    /** The settlement that made this payment: it is not reversed. */
    settlementId: id(),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('pms_payment_no').on(table.payNo),
    uniqueIndex('pms_payment_receipt').on(table.receiptNo),
    index('pms_payment_tenant').on(table.tenantId, table.payTime),
    index('pms_payment_time').on(table.payTime),
    among('pms_payment_channel', table.channel, TENANT_CHANNEL),
    among('pms_payment_status', table.status, PAYMENT_STATUS),
    notNegative('pms_payment_amounts', table.amount, table.toBalance),
    versions('pms_payment_version', table.version),
  ],
);

/** The part of a payment that is for one bill. */
export const pmsPaymentItem = pgTable(
  'pms_payment_item',
  {
    itemId: newId().primaryKey(),
    paymentId: id()
      .notNull()
      .references(() => pmsPayment.paymentId),
    billId: id()
      .notNull()
      .references(() => pmsBill.billId),
    amount: fen().notNull(),
    /** Its payment was reversed. */
    reversed: flag(),
  },
  (table) => [
    uniqueIndex('pms_payment_item_once').on(table.paymentId, table.billId),
    index('pms_payment_item_bill').on(table.billId),
    atLeast('pms_payment_item_amount', 1, [table.amount]),
  ],
);

for (const table of [pmsTariff, pmsAmendment, pmsBillRun, pmsCredit, pmsBillEntry, pmsPayment])
  branchRule(table, (viewer) => branchIs(table.branchId, viewer));
