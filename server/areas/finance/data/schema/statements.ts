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

/** What a partner owes at the end of a period. Whose it is was copied as it was then. */
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
    /** As the partner has stated them, or as his file has. */
    counterOpening: fen(),
    counterClosing: fen(),
    /** His closing: as stated, or what his opening and his rows make of it. */
    counterAmount: fen(),
    /** What the bridge does not explain. */
    remainder: fen().notNull().default(0),
    /** The number of the last import: rows of an earlier one are missing in the file. */
    importCount: integer().notNull().default(0),
    counterCount: integer().notNull().default(0),
    suggestCount: integer().notNull().default(0),
    /** A run is on, and which one it is. */
    running: flag(),
    runCount: integer().notNull().default(0),
    runDone: integer().notNull().default(0),
    runTotal: integer().notNull().default(0),
    /** When the last run was begun. */
    runTime: moment(),
    billCount: integer().notNull(),
    /** For the first statement of a party: it is known which bills its opening consists of (`statementOpening`). */
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
    /** The document that it was made of; a document is in one statement only. */
    sourceRef: text().notNull(),
    no: text().notNull(),
    orderNo: text().notNull().default(''),
    /** Our number as the partner wrote it. */
    ourNo: text().notNull().default(''),
    /** The number that it names, without signs and zeros in front. */
    key: text().notNull().default(''),
    /** Whether it counts in the closing of its side. */
    counted: flag().default(1),
    /** The agreed difference of an earlier statement that it is. */
    carryOf: id(),
    /** For a row of the partner: where it came from. */
    source: smallint().$type<RowSource>().notNull().default(1),
    /** The file that it was last seen in. */
    importNo: integer().notNull().default(0),
    docDate: day().notNull(),
    amount: fen().notNull(),
    /** For a row of the partner: its amount before his document gained or lost lines; null while it is unchanged. */
    changedFrom: fen(),
    late: flag(),
    /** For a row of ours: it belongs to the opening, and counts only there. */
    tied: flag(),
    remark: text().notNull().default(''),
    /** It became known after the statement was made; null: it was made with it. */
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
 * Bills of before that the first statement of a party opens with: what becomes known beside them, once it is confirmed,
 * is late.
 */
export const statementOpening = pgTable(
  'statement_opening',
  {
    /** The `sourceRef` that a row of it would have. */
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
