import { and, between, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  type ImportDetail,
  type importApi,
  type ImportRecord,
  seersOf,
} from '../../../../../src/contract/tasks/imports';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { importRecord, importRow } from '../../data/schema/import';
import { branch } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { translate } from '../../../../http/texts';
import { columnsOf } from '../../rules/importRows';
import { failedRows, templateOf } from './rows';

const MOST_ROWS = 1_000;

const ofRecord = sql`${importRow.importNo} = ${importRecord.importNo}`;
const shown = {
  importNo: importRecord.importNo,
  templateCode: importRecord.templateCode,
  fileName: importRecord.fileName,
  totalCount: importRecord.totalCount,
  successCount: subquery<number>(sql`select count(${importRow.objectId})::int from ${importRow} where ${ofRecord}`),
  waitingCount: subquery<number>(
    sql`select coalesce(sum(${importRow.waiting}), 0)::int from ${importRow} where ${ofRecord}`,
  ),
  undoneCount: subquery<number>(
    sql`select coalesce(sum(${importRow.undone}), 0)::int from ${importRow} where ${ofRecord}`,
  ),
  status: importRecord.status,
  operatorName: importRecord.createdByName,
  branchName: subquery<string>(
    sql`select ${branch.branchName} from ${branch} where ${branch.branchId} = ${importRecord.branchId}`,
  ),
  createTime: importRecord.createTime,
  finishTime: importRecord.finishTime,
};

type Row = Omit<ImportRecord, 'failCount'>;
const toRecord = (row: Row): ImportRecord => ({
  ...row,
  failCount: row.totalCount - row.successCount - row.waitingCount,
});

export async function importPage(query: Parsed<typeof importApi.page>, { db, session }: Context) {
  const { templateCode, status, createTime, fileName, orderBy = 'createTime', orderDir = 'desc' } = query;
  const where = within(
    session,
    importRecord,
    and(
      templateCode ? eq(importRecord.templateCode, templateCode) : undefined,
      status === undefined ? undefined : eq(importRecord.status, status),
      createTime ? between(importRecord.createTime, ...createTime) : undefined,
      fileName ? hasText(importRecord.fileName, fileName) : undefined,
    ),
  );
  const listed = db.select(shown).from(importRecord).where(where).$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(importRecord[orderBy], orderDir), by(importRecord.importNo, 'desc')],
    },
    query,
  );
  return { records: rows.map(toRecord), ...found };
}

/** A record of the viewer's companies, 40004 for others; whose rows he may see (docs/domain/tasks.md#imports). */
export async function findImport(importNo: string, { db, session }: Context) {
  const [found] = await db
    .select({ ...shown, createdBy: importRecord.createdBy })
    .from(importRecord)
    .where(within(session, importRecord, eq(importRecord.importNo, importNo)));
  if (!found) throw notFound();
  const { createdBy, ...row } = found;
  if (createdBy !== session.loginName) await demandButton(db, seersOf(row.templateCode), session);
  return toRecord(row);
}

export async function importDetail(
  { importNo }: Parsed<typeof importApi.detail>,
  context: Context,
): Promise<ImportDetail> {
  const record = await findImport(importNo, context);
  const text = translate(context.request.language);
  const failed = await failedRows(importNo, context, MOST_ROWS);
  return {
    ...record,
    columns: columnsOf(templateOf(record.templateCode), failed).map(({ field, title, required = false }) => ({
      ...{ field, title, required },
    })),
    failed: failed.map(({ number, values, problems }) => ({
      row: number,
      values,
      problems: problems.map((problem) => ({ field: problem.field, msg: text(problem.text, problem.params) })),
    })),
  };
}
