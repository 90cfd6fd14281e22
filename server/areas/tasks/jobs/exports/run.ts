import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { ERROR } from '../../../../../src/contract/error-codes';
import { EXPORT_FILE_TYPE, type ExportField } from '../../../../../src/contract/tasks/exports';
import { defineJob, Interrupted, type Running } from '../../../../platform/jobs/kinds';
import { exportJob, type ExportJobRow } from '../../data/schema/export';
import { dictItem } from '../../../../platform/schema/organisation';
import { findTarget, pageOf, type Position } from '../../handlers/exports/target';
import { WRITERS } from '../../../../platform/sheet/write/writers';
import { toFailure } from '../../../../http/answer';
import { describe } from '../../../../platform/fault';
import type { App, Route } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { logger } from '../../../../platform/logger';
import { answerFor, type Moment } from '../../../../http/onBehalf';
import { languageOf } from '../../../../http/texts';
import { cellOf, type Labels } from '../../../../platform/sheet/write/cells';
import { EXPORT_LIMITS } from '../../rules/exportJob';
import type { NewBlob } from '../../../../platform/files/files';
import { demandRoom, noteFile } from '../../../../http/storedFiles';
import { begin, fail, finish, noteProgress, putBack, type Run } from './queue';
import { global, ofParent } from '../../../../platform/scope';

const page = z.object({
  records: z.array(z.record(z.string(), z.unknown())),
  total: z.number(),
  more: z.literal(true).optional(),
  next: z.string().optional(),
});

type Answer = z.output<typeof page>;

/** What an export is made with. */
interface Exporting {
  app: App;
  /** The calls that may be asked for, each with its handler. */
  lists: readonly Route[];
  running: Running<unknown>;
}

function listOf({ lists }: Pick<Exporting, 'lists'>, job: ExportJobRow) {
  const target = findTarget(job);
  const route = lists.find(({ endpoint }) => endpoint === target?.list);
  if (!target || !route) throw new Failure(ERROR.notExportable);
  const { userId, branchId, menuUrl } = job;
  return {
    route,
    behalf: { userId, branchId, menuUrl, language: languageOf(job.language), buttons: target.buttons },
  };
}

/**
 * The answers of the list, page after page: the rows of one moment, each page with the permissions of its own
 * (docs/adr/0032-lists-without-end.md).
 */
async function* pages({ app, lists, at }: Exporting & { at: Moment }, job: ExportJobRow) {
  const { route, behalf } = listOf({ lists }, job);
  let position: Position | undefined = { pageNum: 1 };
  for (let seen = 0; position;) {
    const { pageNum }: Position = position;
    const answer: Answer = page.parse(await answerFor(app, behalf, { route, given: pageOf(job, position), at }));
    yield answer;
    seen += answer.records.length;
    const { next: cursor, records, total } = answer;
    // A short list may do without cursors: its pages have numbers to the end.
    const isFull = records.length === EXPORT_LIMITS.pageSize && seen < total;
    position = cursor ? { pageNum, cursor } : isFull ? { pageNum: pageNum + 1 } : undefined;
  }
}

/** By dictionary: value → label. English stands for the languages that dictionaries do not have. */
async function readDictionaries({ db }: App, { exportFields, language }: ExportJobRow) {
  const wanted = [...new Set(exportFields.flatMap(({ dictCode }) => (dictCode ? [dictCode] : [])))];
  const dictionaries = new Map(wanted.map((name) => [name, new Map<string, string>()]));
  if (wanted.length === 0) return dictionaries;
  const items = await db
    .select()
    .from(dictItem)
    .where(global('shared', and(inArray(dictItem.dictCode, wanted), eq(dictItem.status, 1))))
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

/** What the file is called, without the time at its end. */
const sheetNameOf = ({ fileName }: ExportJobRow) => fileName.replace(/_\d{14}$/, '');

/** Writes every page into the draft as it comes; answers the number of rows. */
async function writePages(exporting: Exporting & { at: Moment }, run: Run, write: NewBlob['write']) {
  const { app, running } = exporting;
  const { job } = run;
  const columns = inOrder(job.exportFields);
  const dictionaries = await readDictionaries(app, job);
  const labelsOf = (dictCode: string | undefined): Labels | undefined => dictionaries.get(dictCode ?? '');
  const known = columns.map((field) => ({ field, labels: labelsOf(field.dictCode) }));
  const sheet = await WRITERS[job.fileType].open(columns, write, sheetNameOf(job));
  const most = job.fileType === EXPORT_FILE_TYPE.xlsx ? EXPORT_LIMITS.xlsxRows : Infinity;
  let rowCount = 0;
  for await (const { records, total, more } of pages(exporting, job)) {
    rowCount += records.length;
    if (Math.max(total, rowCount) > most) throw new Failure(ERROR.exportTooLarge, { params: { max: most } });
    await sheet.write(
      records.map((record) =>
        known.map(({ field, labels }) => cellOf(record[field.fieldName], field, { labels, language: job.language })),
      ),
    );
    // Where a list is not counted to its end, the number of rows is the only progress.
    const progress = more ? 0 : Math.min(99, Math.floor((100 * rowCount) / Math.max(1, total)));
    await app.db.transaction(async (tx) => {
      // The record before the job: whoever cancels locks them in this order.
      if (!(await noteProgress(tx, run, { rowCount, progress }))) throw new Interrupted();
      await running.saveIn(tx, null);
    });
  }
  await sheet.end();
  return rowCount;
}

/** What becomes of an export that could not be written; throws where the queue is to decide. */
async function settle({ app, running }: Exporting, run: Run, error: unknown) {
  if (error instanceof Interrupted) {
    // Where it was not cancelled, somebody takes it up again.
    await putBack(app.db, run);
    throw error;
  }
  const failure = toFailure(error);
  if (failure.isPassing && !running.isLast) {
    await putBack(app.db, run);
    throw error;
  }
  if (failure.code === ERROR.serverFailed) logger.error({ ...describe(error), job: run.job.jobNo });
  await fail(app, app.db, { job: run.job, failure });
}

/** Makes the file of one export. Whatever happens, there is a whole file and a finished export, or no file. */
async function runExport(exporting: Exporting, run: Run) {
  const { app, running } = exporting;
  const { jobNo: label, createdBy, branchId, fileType } = run.job;
  const owner = { createdBy, branchId };
  let draft: NewBlob | undefined;
  let isWhole = false;
  try {
    const room = await demandRoom(app, owner, 0);
    const made = await app.files.begin({ kind: 'export', label, ...owner, mime: WRITERS[fileType].mime });
    draft = made;
    const write: NewBlob['write'] = async (piece) => {
      await made.write(piece);
      if (made.size() > room) await demandRoom(app, owner, made.size());
    };
    const ms = app.clock();
    // Asked before, the list has brought up to date what it does when it is read: in a snapshot nothing is written.
    const { route, behalf } = listOf(exporting, run.job);
    await answerFor(app, behalf, { route, given: pageOf(run.job, { pageNum: 1 }), at: { db: app.db, ms } });
    const rowCount = await app.snapshot((db) => writePages({ ...exporting, at: { db, ms } }, run, write));
    await made.keep();
    const file = { rowCount, blobKey: made.key, fileSize: made.size() };
    isWhole = true;
    await app.db.transaction(async (tx) => {
      await noteFile({ app, db: tx }, made, { ...owner, size: file.fileSize });
      if (!(await finish(app, tx, { ...run, file }))) throw new Interrupted();
      await running.saveIn(tx, null);
    });
  } catch (error) {
    // Whether an unanswered "finished" has come through is not known here: then the file stays, or is found as an
    // orphan.
    const isOver = error instanceof Interrupted || error instanceof Failure;
    if (!isWhole || isOver) await draft?.discard().catch((reason: unknown) => logger.error(describe(reason)));
    await settle(exporting, run, error);
  }
}

/** Lists on their way into files; `lists` are the calls that may be asked for, each with its handler. */
export const exportKind = (lists: readonly Route[]) =>
  defineJob({
    payload: z.object({ jobNo: z.string() }),
    attempts: EXPORT_LIMITS.interruptions,
    atOnce: EXPORT_LIMITS.runningInAll,
    perLane: EXPORT_LIMITS.runningPerUser,
    async run(app: App, running) {
      const job = await begin(app, running.payload.jobNo);
      if (job) await runExport({ app, lists, running }, { job });
    },
    async dead(app, tx, { payload }) {
      const [job] = await tx.select().from(exportJob).where(ofParent(exportJob.jobNo, payload.jobNo));
      if (job) await fail(app, tx, { job, failure: new Failure(ERROR.exportInterrupted) });
    },
  });
