import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { ERROR } from '../../../../../src/contract/error-codes';
import { EXPORT_FILE_TYPE, type ExportField } from '../../../../../src/contract/tasks/exports';
import { dictItem } from '../../../../platform/schema/organisation';
import { findTarget, pageOf } from '../../handlers/exports/target';
import { WRITERS } from '../../../../platform/sheet/write/writers';
import { toFailure } from '../../../../http/answer';
import { describe } from '../../../../platform/fault';
import type { App, Route } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { logger } from '../../../../platform/logger';
import { answerFor } from '../../../../http/onBehalf';
import { languageOf } from '../../../../http/texts';
import { cellOf, type Labels } from '../../../../platform/sheet/write/cells';
import { EXPORT_LIMITS } from '../../rules/exportJob';
import { type Draft, openDraft } from './files';
import { fail, finish, type Job, noteProgress, release, type Run } from './queue';

/** The process was told to stop. */
class Stopped extends Error {}
/** The job was cancelled, or another process has it. */
class Lost extends Error {}

const page = z.object({ records: z.array(z.record(z.string(), z.unknown())), total: z.number() });

/** What an export is made with. */
export interface Exporting {
  app: App;
  /** The calls that may be asked for, each with its handler. */
  lists: readonly Route[];
  signal: AbortSignal;
}

/** The answers of the list, page after page, each with the permissions of its moment. */
async function* pages({ app, lists }: Exporting, job: Job) {
  const target = findTarget(job);
  const route = lists.find(({ endpoint }) => endpoint === target?.list);
  if (!target || !route) throw new Failure(ERROR.notExportable);
  const { userId, branchId, menuUrl } = job;
  const behalf = { userId, branchId, menuUrl, language: languageOf(job.language), buttons: target.buttons };
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = page.parse(await answerFor(app, behalf, { route, given: pageOf(job, pageNum) }));
    yield answer;
    if (answer.records.length < EXPORT_LIMITS.pageSize) return;
  }
}

/** By dictionary: value → label. English stands for the languages that dictionaries do not have. */
async function readDictionaries({ db }: App, { exportFields, language }: Job) {
  const wanted = [...new Set(exportFields.flatMap(({ dictCode }) => (dictCode ? [dictCode] : [])))];
  const dictionaries = new Map(wanted.map((name) => [name, new Map<string, string>()]));
  if (wanted.length === 0) return dictionaries;
  const items = await db
    .select()
    .from(dictItem)
    .where(and(inArray(dictItem.dictCode, wanted), eq(dictItem.status, 1)))
    .orderBy(asc(dictItem.sort));
  for (const { dictCode, value, label, labelEn } of items)
    dictionaries.get(dictCode)?.set(value, language === 'zh' ? label : labelEn);
  return dictionaries;
}

/** By `sort`; a column without one keeps its place in the list. */
const inOrder = (fields: readonly ExportField[]) =>
  fields
    .map((field, index) => ({ field, index: field.sort ?? index }))
    .sort((a, b) => a.index - b.index)
    .map(({ field }) => field);

/** Writes every page into the draft as it comes; answers the number of rows. */
async function writePages(exporting: Exporting, run: Run, draft: Draft) {
  const { app, signal } = exporting;
  const { job } = run;
  const columns = inOrder(job.exportFields);
  const dictionaries = await readDictionaries(app, job);
  const labelsOf = (dictCode: string | undefined): Labels | undefined => dictionaries.get(dictCode ?? '');
  const known = columns.map((field) => ({ field, labels: labelsOf(field.dictCode) }));
  const sheet = await WRITERS[job.fileType].open(columns, draft.write);
  const most = job.fileType === EXPORT_FILE_TYPE.xlsx ? EXPORT_LIMITS.xlsxRows : Infinity;
  let rowCount = 0;
  for await (const { records, total } of pages(exporting, job)) {
    rowCount += records.length;
    if (Math.max(total, rowCount) > most) throw new Failure(ERROR.exportTooLarge, { params: { max: most } });
    await sheet.write(
      records.map((record) => known.map(({ field, labels }) => cellOf(record[field.fieldName], field, labels))),
    );
    if (signal.aborted) throw new Stopped();
    const progress = Math.min(99, Math.floor((100 * rowCount) / Math.max(1, total)));
    if (!(await noteProgress(app, run, { rowCount, progress }))) throw new Lost();
  }
  await sheet.end();
  return rowCount;
}

async function settle(app: App, run: Run, error: unknown) {
  if (error instanceof Lost) return;
  if (error instanceof Stopped) {
    await release(app, run);
    return;
  }
  const failure = toFailure(error);
  if (failure.code === ERROR.serverFailed) logger.error({ ...describe(error), job: run.job.jobNo });
  await fail(app, run, failure);
}

/** Makes the file of one job. Whatever happens, there is a whole file and a finished job, or no file. */
export async function runExport(exporting: Exporting, run: Run) {
  const { app } = exporting;
  let draft: Draft | undefined;
  let isWhole = false;
  try {
    draft = await openDraft(app, run);
    const rowCount = await writePages(exporting, run, draft);
    const stored = await draft.keep();
    isWhole = true;
    if (!(await finish(app, run, { rowCount, ...stored }))) throw new Lost();
  } catch (error) {
    // Whether an unanswered "finished" has come through is not known here: then the file stays, or is found as an
    // orphan.
    if (!isWhole || error instanceof Lost) await draft?.discard();
    await settle(app, run, error);
  }
}
