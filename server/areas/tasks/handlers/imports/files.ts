import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import type { TemplateColumn } from '../../../../../src/contract/tasks/template';
import { EXPORT_FILE_TYPE } from '../../../../../src/contract/tasks/exports';
import type { fairImportApi } from '../../../../../src/contract/tasks/import-calls';
import type { importApi } from '../../../../../src/contract/tasks/imports';
import { within } from '../../../../platform/scope';
import { importRecord } from '../../data/schema/import';
import { FileAnswer } from '../../../../http/answer';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { columnsOf, givenColumns, titleOf } from '../../rules/importRows';
import { inMemory } from '../../../../platform/sheet/write/sink';
import { WRITERS } from '../../../../platform/sheet/write/writers';
import { findImport } from './read';
import { failedRows, rowErrors, templateOf } from './rows';

const ALL = 1_000_000;
const { open, mime } = WRITERS[EXPORT_FILE_TYPE.xlsx];
const REASON = '失败原因';
const REASON_WIDTH = 60;

async function sheet(
  name: string,
  titles: readonly { fieldTitle: string; width?: number }[],
  rows: readonly string[][],
) {
  const file = inMemory();
  const writer = await open(
    titles.map((title, i) => ({ fieldName: `c${i}`, ...title })),
    file.sink,
  );
  await writer.write(rows.map((cells) => cells.map((text) => ({ kind: 'text', text }))));
  await writer.end();
  return new FileAnswer(file.content(), { name: `${name}.xlsx`, mime, inline: false, maxAge: 0 });
}

const headsOf = (columns: readonly TemplateColumn[]) => columns.map((column) => ({ fieldTitle: titleOf(column) }));

/** The file to fill in, with one row that shows how. */
export function importTemplate({ templateCode }: { templateCode: TemplateCode }) {
  const template = templateOf(templateCode);
  const columns = givenColumns(template);
  return sheet(`${template.title}导入模板`, headsOf(columns), [columns.map(({ example }) => example)]);
}

/** It can be mended and imported again: the column with the reasons is none of the template's. */
export async function failedData({ importNo }: Parsed<typeof fairImportApi.downloadFailedData>, context: Context) {
  const record = await findImport(importNo, context);
  const rows = await failedRows(importNo, context, ALL);
  if (rows.length === 0) throw new Failure(ERROR.noFailedData);
  const template = templateOf(record.templateCode);
  const text = translate(context.request.language);
  const columns = columnsOf(template, rows);
  const cells = rows.map((row) => [
    ...columns.map(({ field }) => row.values[field] ?? ''),
    rowErrors(row, template, text)
      .map(({ msg }) => msg)
      .join('; '),
  ]);
  const heads = [...headsOf(columns), { fieldTitle: REASON, width: REASON_WIDTH }];
  return sheet(`${template.title}失败数据_${importNo}`, heads, cells);
}

export async function importedFile({ importNo }: Parsed<typeof importApi.file>, { app, db, session }: Context) {
  const [found] = await db
    .select({ fileName: importRecord.fileName, blobKey: importRecord.blobKey })
    .from(importRecord)
    .where(within(session, importRecord, eq(importRecord.importNo, importNo)));
  if (!found) throw notFound();
  if (!found.blobKey) throw new Failure(ERROR.fileLinkExpired);
  const content = await app.files.open(found.blobKey);
  if (!content) throw new Failure(ERROR.fileMissing);
  return new FileAnswer(content, { name: found.fileName, mime, inline: false, maxAge: 0 });
}
