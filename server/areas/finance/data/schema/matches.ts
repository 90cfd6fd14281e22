import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  ACTION_KIND,
  type ActionKind,
  DIFF_CAUSE,
  DIFF_TYPE,
  type DiffCause,
  type DiffType,
  HANDLE_STATUS,
  HANDLE_TYPE,
  type HandleStatus,
  type HandleType,
  MATCH_KIND,
  MATCH_LEVEL,
  MATCH_STATUS,
  type MatchKind,
  type MatchLevel,
  type MatchStatus,
  type RuleCode,
  SIDE,
  type Side,
} from '../../../../../src/contract/finance/matching';
import { among, versions } from '../../../../platform/database/checks';
import { fen, flag, id, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import type { ActionState } from '../../rules/actionParts';
import type { CausePart } from '../../rules/matching/causes';
import { statement, statementRow } from './statements';

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const statementId = () =>
  id()
    .notNull()
    .references(() => statement.statementId);

/** Documents of both sides that belong to the same business. */
export const statementMatch = pgTable(
  'statement_match',
  {
    matchId: newId().primaryKey(),
    matchNo: text().notNull(),
    statementId: statementId(),
    branchId: branchId(),
    kind: smallint().$type<MatchKind>().notNull(),
    rule: text().$type<RuleCode>().notNull(),
    level: smallint().$type<MatchLevel>().notNull(),
    status: smallint().$type<MatchStatus>().notNull(),
    /** A user has taken the match apart: it is no longer confirmed automatically. */
    hold: flag(),
    /** It is not known which of its rows belong together. */
    ambiguous: flag(),
    /** How many sets of rows add up, whether all sets were looked at, and the first three, as ids of rows. */
    solutions: integer().notNull().default(1),
    finished: flag().default(1),
    sets: jsonb().$type<readonly (readonly string[])[]>().notNull().default([]),
    /** Why: how the numbers of both sides agree, and how many days lie between the documents. */
    number: text().notNull().default(''),
    days: integer().notNull().default(0),
    ourAmount: fen().notNull(),
    counterAmount: fen().notNull(),
    /** By how much its sides differ, and how much that changes when only rows of this period count. */
    gross: fen().notNull(),
    timing: fen().notNull(),
    cause: smallint().$type<DiffCause>(),
    /** The number of the run that found it; 0: a person did. */
    runNo: integer().notNull().default(0),
    /** The version of the settings that the run used; 0: the defaults. */
    ruleVersion: integer().notNull().default(0),
    confirmedBy: text().notNull().default(''),
    confirmTime: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('statement_match_no').on(table.matchNo),
    index('statement_match_of').on(table.statementId, table.status, table.rule, table.matchId),
    among('statement_match_kind', table.kind, MATCH_KIND),
    among('statement_match_level', table.level, MATCH_LEVEL),
    among('statement_match_status', table.status, MATCH_STATUS),
    versions('statement_match_version', table.version),
  ],
);

export const statementMatchRow = pgTable(
  'statement_match_row',
  {
    matchRowId: newId().primaryKey(),
    matchId: id()
      .notNull()
      .references(() => statementMatch.matchId, { onDelete: 'cascade' }),
    rowId: id()
      .notNull()
      .references(() => statementRow.rowId),
    branchId: branchId(),
    side: smallint().$type<Side>().notNull(),
    /** The match is confirmed: a row can be in only one such match. */
    held: flag(),
  },
  (table) => [
    uniqueIndex('statement_match_row_held')
      .on(table.rowId)
      .where(sql`held = 1`),
    index('statement_match_row_of').on(table.matchId),
    index('statement_match_row_row').on(table.rowId),
    among('statement_match_row_side', table.side, SIDE),
  ],
);

/** A difference between both sides: it follows from the matches, and keeps its handling. */
export const statementDiff = pgTable(
  'statement_diff',
  {
    diffId: newId().primaryKey(),
    diffNo: text().notNull(),
    statementId: statementId(),
    branchId: branchId(),
    /** The same as long as the documents are the same. */
    key: text().notNull(),
    diffType: smallint().$type<DiffType>().notNull(),
    cause: smallint().$type<DiffCause>().notNull(),
    matchId: id(),
    billNo: text().notNull().default(''),
    counterBillNo: text().notNull().default(''),
    billDate: date({ mode: 'string' }).notNull(),
    ourAmount: fen(),
    counterAmount: fen(),
    diffAmount: fen().notNull(),
    parts: jsonb().$type<readonly CausePart[]>().notNull().default([]),
    handleStatus: smallint().$type<HandleStatus>().notNull().default(0),
    handleType: smallint().$type<HandleType>(),
    /** The bill of ours that has settled it. */
    adjustRowId: id(),
    handlerName: text().notNull().default(''),
    handleTime: moment(),
    remark: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('statement_diff_no').on(table.diffNo),
    uniqueIndex('statement_diff_key').on(table.statementId, table.key),
    index('statement_diff_date').on(table.billDate, table.diffId),
    index('statement_diff_handle').on(table.handleStatus, table.billDate, table.diffId),
    among('statement_diff_type', table.diffType, DIFF_TYPE),
    among('statement_diff_cause', table.cause, DIFF_CAUSE),
    among('statement_diff_handle_status', table.handleStatus, HANDLE_STATUS),
    among('statement_diff_handle_type', table.handleType, HANDLE_TYPE),
    versions('statement_diff_version', table.version),
  ],
);

/**
 * A difference that does not exist at present: if its documents are the same again, it comes back with its handling.
 */
export const statementDiffLapsed = pgTable(
  'statement_diff_lapsed',
  {
    statementId: statementId(),
    key: text().notNull(),
    branchId: branchId(),
    diffId: id().notNull(),
    diffNo: text().notNull(),
    diffAmount: fen().notNull(),
    handleStatus: smallint().$type<HandleStatus>().notNull(),
    handleType: smallint().$type<HandleType>(),
    handlerName: text().notNull(),
    handleTime: moment(),
    remark: text().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.key] })],
);

/** An action, one row for each command; its parts are matches, or `parts` has what it changed. */
export const statementAction = pgTable(
  'statement_action',
  {
    actionId: newId().primaryKey(),
    statementId: statementId(),
    branchId: branchId(),
    kind: smallint().$type<ActionKind>().notNull(),
    loginName: text().notNull(),
    byName: text().notNull(),
    time: moment().notNull(),
    matchIds: jsonb().$type<readonly string[]>().notNull(),
    /** Parts that are not matches: differences, documents of the partner, repaired rows. */
    parts: jsonb().$type<readonly ActionState[]>(),
    undone: integer().notNull().default(0),
    /** Parts that were undone, together or one by one. */
    undoneIds: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The action that this one undoes or redoes. */
    undoes: id(),
  },
  (table) => [
    index('statement_action_of').on(table.statementId, table.actionId),
    among('statement_action_kind', table.kind, ACTION_KIND),
  ],
);

/** How one partner's numbers are turned into ours, once a user has confirmed it. */
export const numberRule = pgTable(
  'number_rule',
  {
    ruleId: newId().primaryKey(),
    branchId: branchId(),
    partyType: smallint().notNull(),
    partyId: text().notNull(),
    theirPrefix: text().notNull(),
    theirSuffix: text().notNull(),
    ourPrefix: text().notNull(),
    ourSuffix: text().notNull(),
    enabled: flag().default(1),
    byName: text().notNull(),
    /** When confirmed matches contradicted the rule; it has not been resumed since. */
    suspendedTime: moment(),
    /** Why it was resumed. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('number_rule_once').on(
      table.branchId,
      table.partyType,
      table.partyId,
      table.theirPrefix,
      table.theirSuffix,
      table.ourPrefix,
      table.ourSuffix,
    ),
  ],
);

for (const table of [
  statementMatch,
  statementMatchRow,
  statementDiff,
  statementDiffLapsed,
  statementAction,
  numberRule,
])
  branchRule(table, (viewer) => branchIs(table.branchId, viewer));
