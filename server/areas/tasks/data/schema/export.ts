import { and, eq } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '../../../../../src/contract/error-codes';
import {
  EXPORT_STATUS,
  type ExportField,
  type ExportFileType,
  type ExportStatus,
} from '../../../../../src/contract/tasks/exports';
import { flag, id, instant, moment } from '../../../../platform/database/columns';
import type { TextParams } from '../../../../platform/listed';
import { blob } from '../../../../platform/schema/blob';
import { branch, user } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { among, notNegative } from '../../../../platform/database/checks';

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
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    progress: smallint().notNull().default(0),
    rowCount: integer(),
    fileSize: bigint({ mode: 'number' }),
    /** Its file, while there is one. */
    blobKey: text().references(() => blob.blobKey),
    errorCode: integer().$type<ErrorCode>(),
    errorParams: jsonb().$type<TextParams>().notNull().default({}),
    retries: smallint().notNull().default(0),
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
    index('export_job_blob').on(table.blobKey),
    among('export_job_status', table.status, EXPORT_STATUS),
    notNegative('export_job_counts', table.progress, table.rowCount, table.fileSize, table.retries),
  ],
);

export type ExportJobRow = typeof exportJob.$inferSelect;

// A user's exports of the current branch; headquarters also those of others (docs/domain/tasks.md#exports).
branchRule(exportJob, (viewer) =>
  and(
    eq(exportJob.deleted, 0),
    viewer.dataScope === 'ALL'
      ? branchIs(exportJob.branchId, viewer)
      : and(eq(exportJob.createdBy, viewer.loginName), eq(exportJob.branchId, viewer.branchId)),
  ),
);
