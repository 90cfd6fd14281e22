import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  BILL_TYPE,
  type BillType,
  ROW_SOURCE,
  type RowSource,
  SIDE,
  type Side,
} from '../../../../../src/contract/finance/matching';
import {
  PARTY_TYPE,
  type PartyType,
  STATEMENT_STATUS,
  type StatementStatus,
} from '../../../../../src/contract/finance/statements';
import { among, atMost, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, flag, id, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import type { DocumentLine } from '../../rules/matching/rows';

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const day = () => date({ mode: 'string' });

/** What a partner owes at the end of a period. The partner's data are a copy of that time. */
export const statement = pgTable(
  'statement',
  {
    statementId: newId().primaryKey(),
    statementNo: text().notNull(),
    branchId: branchId(),
    partyType: smallint().$type<PartyType>().notNull(),
    partyId: text().notNull(),
    partyCode: text().notNull(),
    partyName: text().notNull(),
    periodStart: day().notNull(),
    periodEnd: day().notNull(),
    openingAmount: fen().notNull(),
    salesAmount: fen().notNull(),
    returnAmount: fen().notNull(),
    discountAmount: fen().notNull(),
    rebateAmount: fen().notNull(),
    receivedAmount: fen().notNull(),
    adjustAmount: fen().notNull().default(0),
    closingAmount: fen().notNull(),
    /** The partner's opening and closing as he, or his file, has stated them. */
    counterOpening: fen(),
    counterClosing: fen(),
    /** His closing: as stated, or computed from his opening and his rows. */
    counterAmount: fen(),
    /** The part that the bridge does not explain. */
    remainder: fen().notNull().default(0),
    /** The number of the last import: rows of earlier imports are missing in its file. */
    importCount: integer().notNull().default(0),
    counterCount: integer().notNull().default(0),
    suggestCount: integer().notNull().default(0),
    /** Whether a run is on, and its number. */
    running: flag(),
    runCount: integer().notNull().default(0),
    runDone: integer().notNull().default(0),
    runTotal: integer().notNull().default(0),
    /** When the last run was begun. */
    runTime: moment(),
    billCount: integer().notNull(),
    /** For the first statement of a party: whether the bills of its opening are stored (`statementOpening`). */
    openingKept: flag(),
    diffCount: integer().notNull().default(0),
    openDiffCount: integer().notNull().default(0),
    status: smallint().$type<StatementStatus>().notNull(),
    sendTime: moment(),
    confirmTime: moment(),
    confirmByName: text().notNull().default(''),
    basis: text().notNull().default(''),
    contentHash: text().notNull().default(''),
    voidReason: text().notNull().default(''),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('statement_no').on(table.statementNo),
    uniqueIndex('statement_period')
      .on(table.branchId, table.partyType, table.partyId, table.periodStart)
      .where(sql`status <> 9`),
    index('statement_modified').on(table.gmtModified, table.statementId),
    index('statement_branch').on(table.branchId, table.gmtModified, table.statementId),
    index('statement_status_of').on(table.status, table.gmtModified, table.statementId),
    among('statement_party_type', table.partyType, PARTY_TYPE),
    among('statement_status', table.status, STATEMENT_STATUS),
    atMost('statement_days', table.periodStart, table.periodEnd),
    notNegative(
      'statement_counts',
      table.salesAmount,
      table.returnAmount,
      table.rebateAmount,
      table.billCount,
      table.diffCount,
      table.openDiffCount,
    ),
    versions('statement_version', table.version),
  ],
);

/** A document of a statement, with the sign of its effect on what is owed. */
export const statementRow = pgTable(
  'statement_row',
  {
    rowId: newId().primaryKey(),
    statementId: id()
      .notNull()
      .references(() => statement.statementId),
    branchId: branchId(),
    side: smallint().$type<Side>().notNull().default(1),
    /** Null for a row of the partner. */
    billType: smallint().$type<BillType>(),
    /** The key of the document behind the row; a document is in one statement only. */
    sourceRef: text().notNull(),
    no: text().notNull(),
    orderNo: text().notNull().default(''),
    /** Our number as the partner wrote it. */
    ourNo: text().notNull().default(''),
    /** The number that it names, without punctuation and leading zeros. */
    key: text().notNull().default(''),
    /** Whether it counts in the closing of its side. */
    counted: flag().default(1),
    /** The agreed difference of an earlier statement that the row stands for. */
    carryOf: id(),
    /** For a row of the partner: its source. */
    source: smallint().$type<RowSource>().notNull().default(1),
    /** The number of the last import whose file had it. */
    importNo: integer().notNull().default(0),
    docDate: day().notNull(),
    amount: fen().notNull(),
    /** For a row of the partner: its amount before his document gained or lost lines; null while it is unchanged. */
    changedFrom: fen(),
    late: flag(),
    /** For a row of ours: it belongs to the opening, and counts only there. */
    tied: flag(),
    remark: text().notNull().default(''),
    /** When it became known, after the statement was made; null: it was part of it from the start. */
    joinedTime: moment(),
    lines: jsonb().$type<readonly DocumentLine[]>().notNull().default([]),
    /** The statement has been voided. */
    retired: flag(),
  },
  (table) => [
    uniqueIndex('statement_row_source')
      .on(table.sourceRef)
      .where(sql`retired = 0`),
    index('statement_row_of').on(table.statementId, table.side, table.docDate, table.rowId),
    index('statement_row_page').on(table.statementId, table.rowId),
    index('statement_row_key').on(table.branchId, table.key),
    among('statement_row_side', table.side, SIDE),
    among('statement_row_type', table.billType, BILL_TYPE),
    among('statement_row_source_of', table.source, ROW_SOURCE),
  ],
);

/**
 * Earlier bills that the opening of a party's first statement consists of: other bills of that time that become known
 * after the confirmation are late.
 */
export const statementOpening = pgTable(
  'statement_opening',
  {
    /** The `sourceRef` that the bill's row would have. */
    sourceRef: text().primaryKey(),
    statementId: id()
      .notNull()
      .references(() => statement.statementId),
    branchId: branchId(),
  },
  (table) => [index('statement_opening_of').on(table.statementId)],
);

for (const table of [statement, statementRow, statementOpening])
  branchRule(table, (viewer) => branchIs(table.branchId, viewer));
