import { and, eq } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import { IMPORT_STATUS, type ImportStatus } from '../../../../../src/contract/tasks/imports';
import type { CellProblem } from '../../rules/importRows';
import { id, moment } from '../../../../platform/database/columns';
import { branchIs, branchRule } from '../../../../platform/scope';
import { blob } from '../../../../platform/schema/blob';
import { branch } from '../../../../platform/schema/organisation';
import { among, notNegative } from '../../../../platform/database/checks';

type Language = 'zh' | 'en' | 'es' | 'ja';

/** A file that was brought in (docs/domain/tasks.md#imports). */
export const importRecord = pgTable(
  'import_record',
  {
    importNo: text().primaryKey(),
    templateCode: text().$type<TemplateCode>().notNull(),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    /** The file as it came, while it is kept. */
    blobKey: text().references(() => blob.blobKey),
    /** What it was imported into: the fair, the company. */
    target: jsonb().$type<Record<string, string>>().notNull(),
    /** Values that only the first written rows get: whether they replace what is there. */
    once: jsonb().$type<Record<string, string>>(),
    status: smallint().$type<ImportStatus>().notNull(),
    totalCount: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    createTime: moment().notNull(),
    finishTime: moment(),
    /** On whose behalf, and in which language, a process works on it when its request is over. */
    userId: id(),
    language: text().$type<Language>().notNull().default('zh'),
  },
  (table) => [
    index('import_record_branch').on(table.branchId, table.createTime),
    index('import_record_status').on(table.status),
    index('import_record_blob').on(table.blobKey),
    among('import_record_status', table.status, IMPORT_STATUS),
    notNegative('import_record_counts', table.totalCount),
  ],
);

/** What became of each of its rows. */
export const importRow = pgTable(
  'import_row',
  {
    importNo: text()
      .notNull()
      .references(() => importRecord.importNo),
    /** As the spreadsheet counts. */
    rowNumber: integer().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** Empty once it was written. */
    problems: jsonb().$type<CellProblem[]>().notNull(),
    /** What was made of it. */
    objectId: id(),
    undone: smallint().$type<0 | 1>().notNull().default(0),
    /** Nobody has looked at it yet. */
    waiting: smallint().$type<0 | 1>().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.importNo, table.rowNumber] })],
);

branchRule(importRecord, (viewer) =>
  and(
    branchIs(importRecord.branchId, viewer),
    viewer.dataScope === 'SELF' ? eq(importRecord.createdBy, viewer.loginName) : undefined,
  ),
);
