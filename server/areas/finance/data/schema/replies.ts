import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  BILL_ANSWER,
  type BillAnswer,
  LINK_SMS,
  type LinkSms,
  type OwnRow,
} from '../../../../../src/contract/finance/replies';
import { fen, id, instant, moment, newId } from '../../../../platform/database/columns';
import { among } from '../../../../platform/database/checks';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { statement, statementRow } from './statements';

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const statementId = () =>
  id()
    .notNull()
    .references(() => statement.statementId);

/** A partner's link to one statement. The token is only in the link; the row has its hash. */
export const statementLink = pgTable(
  'statement_link',
  {
    linkId: newId().primaryKey(),
    statementId: statementId(),
    branchId: branchId(),
    tokenHash: text().notNull(),
    /** The token is made from the salt and a key of the installation. */
    salt: text().notNull(),
    phone: text().notNull(),
    smsState: smallint().$type<LinkSms>().notNull().default(0),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    openTime: moment(),
    answerTime: moment(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [
    uniqueIndex('statement_link_token').on(table.tokenHash),
    index('statement_link_of').on(table.statementId, table.linkId),
    among('statement_link_sms', table.smsState, LINK_SMS),
  ],
);

/** The partner's answers about bills; they count once he has sent them. */
export const statementAnswer = pgTable(
  'statement_answer',
  {
    answerId: newId().primaryKey(),
    statementId: statementId(),
    branchId: branchId(),
    rowId: id()
      .notNull()
      .references(() => statementRow.rowId, { onDelete: 'cascade' }),
    answer: smallint().$type<BillAnswer>().notNull(),
    amount: fen(),
    no: text().notNull().default(''),
    note: text().notNull().default(''),
    savedTime: moment().notNull(),
    sentTime: moment(),
    /** The masked number that the code was sent to. */
    sentBy: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('statement_answer_row').on(table.rowId),
    index('statement_answer_of').on(table.statementId),
    among('statement_answer_kind', table.answer, BILL_ANSWER),
  ],
);

/** Documents that the partner has added himself; they count once he has sent them. */
export const statementOwnRows = pgTable('statement_own_rows', {
  statementId: statementId().primaryKey(),
  branchId: branchId(),
  rows: jsonb().$type<readonly OwnRow[]>().notNull(),
});

for (const table of [statementLink, statementAnswer, statementOwnRows])
  branchRule(table, (viewer) => branchIs(table.branchId, viewer));
