import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type ChainSnapshot,
  ENTRY_SOURCE,
  ENTRY_STATUS,
  type EntrySource,
  type EntryStatus,
} from '../../../../../src/contract/master-data/approval';
import { APPROVAL_KIND, type ApprovalKind } from '../../../../../src/contract/master-data/kinds';
import { among, versions } from '../../../../platform/database/checks';
import { audit, flag, id, instant, moment, newId } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branch, user } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

/** What a form says, field by field. */
export type Form = Record<string, unknown>;
/** The applicant's answer to a field that came back unchanged. */
export interface Reply {
  path: string;
  reply: string;
}

/** What is entered, applied for and approved (docs/domain/approval.md#entries). */
export const entry = pgTable(
  'entry',
  {
    entryId: newId().primaryKey(),
    entryNo: text().notNull(),
    kind: smallint().$type<ApprovalKind>().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    source: smallint().$type<EntrySource>().notNull(),
    status: smallint().$type<EntryStatus>().notNull().default(0),
    form: jsonb().$type<Form>().notNull(),
    /** The pictures and papers of all its rounds. */
    fileIds: text().array().notNull().default([]),
    /** SHA-256 of the form's canonical text. */
    contentHash: text().notNull(),
    /* Copied from the form, for lists: docs/domain/approval.md#entries. */
    name: text().notNull().default(''),
    uscc: text().notNull().default(''),
    typeCode: smallint(),
    approvalNo: text().notNull().default(''),
    manufacturer: text().notNull().default(''),
    supplierId: text(),
    salesmanId: text(),
    /** The master that a change is of, and the form as it was when the change was submitted. */
    changeOf: text(),
    before: jsonb().$type<Form>(),
    /** For a commodity: the standard that an auditor has chosen. */
    standardCode: text(),
    /** The master that was made of it. */
    masterId: text(),
    applicantId: id().references(() => user.userId),
    applicantName: text().notNull(),
    submitTime: moment(),
    round: integer().notNull().default(0),
    chain: jsonb().$type<ChainSnapshot>(),
    /** The step that is open; 0: none, or the applicant's. */
    stepNo: integer().notNull().default(0),
    stepName: text().notNull().default(''),
    dueTime: moment(),
    returnCount: integer().notNull().default(0),
    rejectReason: text().notNull().default(''),
    replies: jsonb().$type<Reply[]>().notNull().default([]),
    auditorName: text().notNull().default(''),
    auditTime: moment(),
    lockedBy: id(),
    lockedByName: text().notNull().default(''),
    lockedUntil: instant(),
    /** The record that it is a duplicate of, and why it was submitted all the same. */
    dupOf: text().notNull().default(''),
    dupReason: text().notNull().default(''),
    erpCode: text().notNull().default(''),
    erpError: text().notNull().default(''),
    voidReason: text().notNull().default(''),
    /** The approval was taken back by the headquarters (docs/domain/approval.md#cancelling). */
    cancelReason: text().notNull().default(''),
    cancelByName: text().notNull().default(''),
    cancelTime: moment(),
    ...audit,
    version: integer().notNull().default(1),
    deleted: flag(),
  },
  (table) => [
    uniqueIndex('entry_no').on(table.entryNo),
    index('entry_list').on(table.kind, table.status, table.gmtCreated),
    index('entry_branch').on(table.branchId),
    index('entry_applicant').on(table.applicantId),
    index('entry_master').on(table.kind, table.changeOf),
    index('entry_uscc')
      .on(table.uscc)
      .where(sql`${table.uscc} <> ''`),
    among('entry_kind', table.kind, APPROVAL_KIND),
    among('entry_status', table.status, ENTRY_STATUS),
    among('entry_source', table.source, ENTRY_SOURCE),
    versions('entry_version', table.version),
  ],
);

holdsFiles(entry.fileIds);
branchRule(entry, (viewer) => branchIs(entry.branchId, viewer));

export type EntryRow = typeof entry.$inferSelect;
