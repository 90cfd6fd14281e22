import { and, eq } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '../../../../../src/contract/error-codes';
import type { ExportField, ExportFileType, ExportStatus } from '../../../../../src/contract/tasks/exports';
import { flag, id, instant, moment } from '../../../../platform/database/columns';
import { user } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

type Parameters = Record<string, unknown>;

/** A list on its way into a file (docs/domain/tasks.md#exports). */
export const exportJob = pgTable(
  'export_job',
  {
    jobNo: text().primaryKey(),
    status: smallint().$type<ExportStatus>().notNull(),
    fileType: smallint().$type<ExportFileType>().notNull(),
    requestMethod: text({ enum: ['GET', 'POST'] }).notNull(),
    apiUrl: text().notNull(),
    queryParamMap: jsonb().$type<Parameters>().notNull(),
    queryBodyMap: jsonb().$type<Parameters>().notNull(),
    exportFields: jsonb().$type<ExportField[]>().notNull(),
    unknownFields: text().array().notNull(),
    /** Without extension. */
    fileName: text().notNull(),
    menuUrl: text().notNull(),
    /** Labels of dictionaries are written in it. */
    language: text().notNull(),
    /** The same request again within ten seconds is the same job. */
    requestHash: text().notNull(),
    userId: id()
      .notNull()
      .references(() => user.userId),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    branchId: text().notNull(),
    progress: smallint().notNull().default(0),
    rowCount: integer(),
    fileSize: bigint({ mode: 'number' }),
    /** The name of the file in the export directory, while there is one. */
    storedAs: text(),
    errorCode: integer().$type<ErrorCode>(),
    errorParams: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    retries: smallint().notNull().default(0),
    /** How often the process that worked on it has gone. */
    interruptions: smallint().notNull().default(0),
    /** Whoever works on it: one that lost its lease finds another one's here, and writes nothing more. */
    runId: text(),
    leaseUntil: instant(),
    queuedAt: instant().notNull(),
    createTime: moment().notNull(),
    startTime: moment(),
    finishTime: moment(),
    expireTime: moment(),
    deleted: flag(),
  },
  (table) => [
    index('export_job_owner').on(table.createdBy, table.createTime),
    index('export_job_status').on(table.status, table.queuedAt),
  ],
);

// One's own of the current branch; headquarters also those of others (docs/domain/tasks.md#exports).
branchRule(exportJob, (viewer) =>
  and(
    eq(exportJob.deleted, 0),
    viewer.dataScope === 'ALL'
      ? branchIs(exportJob.branchId, viewer)
      : and(eq(exportJob.createdBy, viewer.loginName), eq(exportJob.branchId, viewer.branchId)),
  ),
);
