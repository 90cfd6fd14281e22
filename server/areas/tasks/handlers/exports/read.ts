import { and, between, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { ExportJob, exportApi } from '../../../../../src/contract/tasks/exports';
import { hasText } from '../../../../platform/database/columns';
import { expireExports } from '../../jobs/expireExports';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { exportJob, type ExportJobRow } from '../../data/schema/export';
import { branch, menu } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { translate } from '../../../../http/texts';
import { extensionOf, possibleExportActions } from '../../rules/exportJob';

type Query = Parsed<typeof exportApi.searchAllExportJob>;

function filters({ fileName, fileType, status, createTime, allUsers }: Query, { session }: Context) {
  const seesAll = allUsers === 1 && session.dataScope === 'ALL';
  return within(
    session,
    exportJob,
    and(
      seesAll ? undefined : eq(exportJob.createdBy, session.loginName),
      fileName ? hasText(exportJob.fileName, fileName) : undefined,
      fileType === undefined ? undefined : eq(exportJob.fileType, fileType),
      status === undefined ? undefined : eq(exportJob.status, status),
      createTime ? between(exportJob.createTime, ...createTime) : undefined,
    ),
  );
}

interface Names {
  menuTitle: string;
  titles: Record<string, string>;
  branchName: string;
}

function toRow(row: ExportJobRow, names: Names, { request }: Context): ExportJob {
  const { jobNo, fileType, menuUrl, status, progress, rowCount, fileSize, unknownFields } = row;
  const { createTime, startTime, finishTime, expireTime, userId, createdByName: userName, branchId } = row;
  return {
    ...{ jobNo, fileType, menuUrl, status, progress, rowCount, fileSize, unknownFields, ...names },
    ...{ createTime, startTime, finishTime, expireTime, userId, userName, branchId },
    fileName: row.fileName + extensionOf(fileType),
    errorMsg: row.errorCode ? translate(request.language)(row.errorCode, row.errorParams) : '',
    can: possibleExportActions(row),
  };
}

export async function searchExportJobs(query: Query, context: Context) {
  const { db, now } = context;
  await expireExports(db, now);
  const where = filters(query, context);
  const { orderBy = 'createTime', orderDir = 'desc' } = query;
  const listed = db
    .select({
      job: exportJob,
      menuTitle: sql<string>`coalesce(${menu.menuTitle}, '')`,
      titles: sql<Record<string, string>>`coalesce(${menu.titles}, '{}')`,
      branchName: sql<string>`coalesce(${branch.branchName}, '')`,
    })
    .from(exportJob)
    // The header names the page without its first slash (docs/domain/platform.md#headers).
    .leftJoin(menu, eq(menu.menuUrl, sql`'/' || ${exportJob.menuUrl}`))
    .leftJoin(branch, eq(branch.branchId, exportJob.branchId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(exportJob[orderBy], orderDir), by(exportJob.jobNo, 'desc')],
    },
    query,
  );
  return { records: rows.map(({ job, ...names }) => toRow(job, names, context)), ...found };
}
