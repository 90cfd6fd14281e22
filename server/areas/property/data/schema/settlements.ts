import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DEPOSIT_KIND, DEPOSIT_RETURN_STATUS } from '../../../../../src/contract/property/deposits';
import { SETTLEMENT_STATUS } from '../../../../../src/contract/property/settlements';
import { PAY_CHANNEL } from '../../../../../src/contract/pay-channels';
import { among, atLeast, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, id, moment, newId } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branchIs, branchRule } from '../../../../platform/scope';
import type { Charge, FinalReading, KeptLine } from '../../rules/billing/ending';
import { ofProperty, owner, pmsLease } from './property';
import { pmsTenant } from './tenants';

/*
 * The end of a lease, and its deposit. The branch of the property stands in each row.
 */

type Code<T> = T[keyof T];

const day = () => date({ mode: 'string' }).notNull();
const fileIds = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);
const lease = () =>
  id()
    .notNull()
    .references(() => pmsLease.leaseId);
const tenant = () =>
  id()
    .notNull()
    .references(() => pmsTenant.tenantId);
const sum = () => fen().notNull().default(0);

/** How a lease ends; from the submission on, the lines stay as they were seen. */
export const pmsSettlement = pgTable(
  'pms_settlement',
  {
    settlementId: newId().primaryKey(),
    settleNo: text().notNull(),
    leaseId: lease(),
    propertyId: ofProperty(),
    tenantId: tenant(),
    branchId: owner(),
    /** The last day of occupancy. */
    outDate: day(),
    settleDate: day(),
    reason: text().notNull(),
    charges: jsonb().$type<readonly Charge[]>().notNull().default([]),
    readings: jsonb().$type<readonly FinalReading[]>().notNull().default([]),
    lines: jsonb().$type<readonly KeptLine[]>().notNull().default([]),
    unearned: sum(),
    due: sum(),
    back: sum(),
    prepaidUsed: sum(),
    depositUsed: sum(),
    refund: sum(),
    depositBack: sum(),
    fingerprint: text().notNull().default(''),
    status: smallint().$type<Code<typeof SETTLEMENT_STATUS>>().notNull().default(0),
    submittedBy: text().notNull().default(''),
    opinion: text().notNull().default(''),
    approvedByName: text().notNull().default(''),
    approveTime: moment(),
    closeTime: moment(),
    /** Pictures for its charges. */
    images: fileIds(),
    /** The copy that both sides have signed. */
    signed: fileIds(),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('pms_settlement_no').on(table.settleNo),
    uniqueIndex('pms_settlement_lease')
      .on(table.leaseId)
      .where(sql`status <> 9`),
    index('pms_settlement_modified').on(table.gmtModified),
    among('pms_settlement_status', table.status, SETTLEMENT_STATUS),
    notNegative('pms_settlement_amounts', table.due, table.back, table.prepaidUsed, table.depositUsed, table.refund),
    versions('pms_settlement_version', table.version),
  ],
);

/** What comes to the account of a deposit; the newest entry of a lease has its balance. */
export const pmsDepositEntry = pgTable(
  'pms_deposit_entry',
  {
    entryId: newId().primaryKey(),
    leaseId: lease(),
    branchId: owner(),
    kind: smallint().$type<Code<typeof DEPOSIT_KIND>>().notNull(),
    amount: fen().notNull(),
    balanceAfter: fen().notNull(),
    date: day(),
    refNo: text().notNull().default(''),
    reason: text().notNull().default(''),
    images: fileIds(),
    createdByName: text().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [
    index('pms_deposit_entry_lease').on(table.leaseId, table.entryId),
    among('pms_deposit_entry_kind', table.kind, DEPOSIT_KIND),
    atLeast('pms_deposit_entry_amount', 1, [table.amount]),
    notNegative('pms_deposit_entry_balance', table.balanceAfter),
  ],
);

/** A request to give back a part of a deposit. */
export const pmsDepositReturn = pgTable(
  'pms_deposit_return',
  {
    returnId: newId().primaryKey(),
    leaseId: lease(),
    branchId: owner(),
    amount: fen().notNull(),
    reason: text().notNull(),
    status: smallint().$type<Code<typeof DEPOSIT_RETURN_STATUS>>().notNull().default(0),
    opinion: text().notNull().default(''),
    channel: smallint().$type<Code<typeof PAY_CHANNEL>>(),
    voucher: text().notNull().default(''),
    payDate: date({ mode: 'string' }),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    index('pms_deposit_return_lease').on(table.leaseId),
    among('pms_deposit_return_status', table.status, DEPOSIT_RETURN_STATUS),
    among('pms_deposit_return_channel', table.channel, PAY_CHANNEL),
    atLeast('pms_deposit_return_amount', 1, [table.amount]),
    versions('pms_deposit_return_version', table.version),
  ],
);

/** What was prepaid and went back at the end of a lease. */
export const pmsRefund = pgTable(
  'pms_refund',
  {
    refundId: newId().primaryKey(),
    settlementId: id()
      .notNull()
      .references(() => pmsSettlement.settlementId),
    /** The number of its settlement. */
    refundNo: text().notNull(),
    leaseId: lease(),
    tenantId: tenant(),
    branchId: owner(),
    amount: fen().notNull(),
    channel: smallint().$type<Code<typeof PAY_CHANNEL>>().notNull(),
    voucher: text().notNull().default(''),
    date: day(),
    ...audit,
  },
  (table) => [
    uniqueIndex('pms_refund_settlement').on(table.settlementId),
    index('pms_refund_tenant').on(table.tenantId),
    among('pms_refund_channel', table.channel, PAY_CHANNEL),
    atLeast('pms_refund_amount', 1, [table.amount]),
  ],
);

for (const table of [pmsSettlement, pmsDepositEntry, pmsDepositReturn, pmsRefund])
  branchRule(table, (viewer) => branchIs(table.branchId, viewer));

holdsFiles(pmsSettlement.images, pmsSettlement.signed, pmsDepositEntry.images);
