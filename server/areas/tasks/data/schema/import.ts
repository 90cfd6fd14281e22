import { and, eq } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import type { ImportStatus } from '../../../../../src/contract/tasks/imports';
import type { CellProblem } from '../../rules/importRows';
import { bytea, id, instant, moment } from '../../../../platform/database/columns';
import { branchIs, branchRule } from '../../../../platform/scope';

type Language = 'zh' | 'en' | 'es' | 'ja';

/** A file that was brought in (docs/domain/tasks.md#imports). */
export const importRecord = pgTable(
  'import_record',
  {
    importNo: text().primaryKey(),
    templateCode: text().$type<TemplateCode>().notNull(),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    /** The file as it came. */
    content: bytea().notNull(),
    /** What it was imported into: the fair, the company. */
    target: jsonb().$type<Record<string, string>>().notNull(),
    /** What only the first rows are told that are written: whether they replace what is there. */
    once: jsonb().$type<Record<string, string>>(),
    status: smallint().$type<ImportStatus>().notNull(),
    totalCount: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    branchId: text().notNull(),
    createTime: moment().notNull(),
    finishTime: moment(),
    /** On whose behalf, and in which language, a process works on it when its request is over. */
    userId: id(),
    language: text().$type<Language>().notNull().default('zh'),
    /** The try that works on it; whoever has lost it writes nothing more. */
    runId: text(),
    leaseUntil: instant(),
    interruptions: integer().notNull().default(0),
  },
  (table) => [
    index('import_record_branch').on(table.branchId, table.createTime),
    index('import_record_status').on(table.status),
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
