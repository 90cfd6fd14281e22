import { and, eq, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CASHIER_STATUS, type CashierStatus } from '../../../../../src/contract/finance/cashiers';
import { among, atMost, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { file } from '../../../../platform/schema/platform';
import { branchIs, branchRule } from '../../../../platform/scope';

/** Bank data. The number is sealed with the installation's key; the hash finds the same number again. */
export interface BankData {
  payeeName: string;
  bankName: string;
  accountSealed: string;
  accountHash: string;
  /** The end of the number, which a mask shows. */
  accountTail: string;
}

/** A cashier before its last approval, for the case that the approval is cancelled. */
export interface Former {
  /** The bank data in force; null for a new cashier. */
  bank: BankData | null;
  statusBefore: 0 | 1 | null;
  isDefault: 0 | 1;
  wantsDefault: 0 | 1;
  /** The company's default cashier at that time. */
  defaultId: string | null;
  reason: string;
  proposedBy: string[];
  proposedByName: string;
}

export const cashier = pgTable(
  'cashier',
  {
    cashierId: newId().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    cashierCode: text().notNull(),
    cashierName: text().notNull(),
    payeeName: text().notNull(),
    payeeUscc: text().notNull(),
    bankName: text().notNull(),
    bankBranch: text().notNull(),
    cnapsCode: text().notNull(),
    accountSealed: text().notNull(),
    accountHash: text().notNull(),
    accountTail: text().notNull(),
    channels: smallint().array().notNull(),
    /** Hundredths of a per cent. */
    feeRate: smallint().notNull().default(0),
    singleLimit: fen(),
    dailyLimit: fen(),
    isDefault: flag(),
    /** The cashier is to become the default when it is approved. */
    wantsDefault: flag(),
    effectiveDate: text().notNull(),
    attachment: id().references(() => file.fileId),
    remark: text().notNull(),
    status: smallint().$type<CashierStatus>().notNull(),
    /** Proposed bank data, which wait for their review or were refused; others may be in force. */
    proposed: jsonb().$type<BankData>(),
    /** The status before the proposal, to be restored. */
    statusBefore: smallint().$type<0 | 1>(),
    reason: text().notNull().default(''),
    /** The login names of everybody who entered proposed bank data: none of them may confirm the data. */
    proposedBy: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    proposedByName: text().notNull().default(''),
    approvedTime: moment(),
    opinion: text().notNull().default(''),
    former: jsonb().$type<Former>(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('cashier_code').on(table.cashierCode),
    uniqueIndex('cashier_name')
      .on(table.branchId, table.cashierName)
      .where(sql`deleted = 0`),
    uniqueIndex('cashier_default')
      .on(table.branchId)
      .where(sql`is_default = 1 and deleted = 0`),
    index('cashier_account').on(table.accountHash),
    index('cashier_modified').on(table.gmtModified),
    among('cashier_status', table.status, CASHIER_STATUS),
    notNegative('cashier_amounts', table.singleLimit, table.dailyLimit, table.feeRate),
    atMost('cashier_limits', table.singleLimit, table.dailyLimit),
    versions('cashier_version', table.version),
  ],
);

branchRule(cashier, (viewer) => and(eq(cashier.deleted, 0), branchIs(cashier.branchId, viewer)));

holdsFiles(cashier.attachment);
