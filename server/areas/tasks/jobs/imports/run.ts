import { setTimeout } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { ERROR } from '../../../../../src/contract/error-codes';
import { IMPORT_BUTTON, IMPORT_STATUS } from '../../../../../src/contract/tasks/imports';
import type { Db } from '../../../../platform/database/db';
import { defineJob, Interrupted, type Running } from '../../../../platform/jobs/kinds';
import { importRecord, importRow } from '../../data/schema/import';
import { importerOf } from '../../handlers/imports/importer';
import {
  batchesOf,
  checkAndWrite,
  checkRows,
  resultOf,
  settleRows,
  statusOf,
  templateOf,
} from '../../handlers/imports/rows';
import { toFailure } from '../../../../http/answer';
import { describe } from '../../../../platform/fault';
import { type App, type Context, inTransaction, OUTSIDE } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { logger } from '../../../../platform/logger';
import { contextFor } from '../../../../http/onBehalf';
import type { ImportRow } from '../../rules/importRows';
import { shanghai } from '../../../../platform/clock';
import { ofParent } from '../../../../platform/scope';

/** Milliseconds between two batches, for everybody else. */
const PAUSE = 30;
/** After so many ends of its process in the middle an import is given up: it may be what ends them. */
const TRIES = 3;

type ImportRecord = typeof importRecord.$inferSelect;
/** One try of a process at an import. */
interface Run {
  job: ImportRecord;
  saveIn: Running<unknown>['saveIn'];
}

async function recordOf(db: Db, importNo: string): Promise<ImportRecord | undefined> {
  const [found] = await db.select().from(importRecord).where(ofParent(importRecord.importNo, importNo));
  return found;
}

const change = (db: Db, { importNo }: ImportRecord, values: Partial<ImportRecord>) =>
  db.update(importRecord).set(values).where(ofParent(importRecord.importNo, importNo));

const behalfOf = ({ userId, branchId, language, templateCode }: ImportRecord) => ({
  ...{ userId: userId ?? '', branchId, menuUrl: '', language },
  buttons: [IMPORT_BUTTON[templateCode]],
});

async function waitingRows({ importNo }: ImportRecord, { db }: Pick<Context, 'db'>): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(importRow)
    .where(ofParent(importRow.importNo, importNo, eq(importRow.waiting, 1)))
    .orderBy(asc(importRow.rowNumber));
  return rows.map(({ rowNumber, values, problems }) => ({ number: rowNumber, values, problems }));
}

/** A step in a transaction of its own: nothing of it stays when the import is no longer ours. */
const step = (run: Run, context: Context, work: (inside: Context) => Promise<unknown>) =>
  inTransaction(context, async (inside) => {
    await run.saveIn(inside.db, null);
    await importerOf(run.job.templateCode).open(run.job.target, inside);
    await work(inside);
  });

/** The import as its next rows are to know it. */
const asked = ({ target, once, ...job }: ImportRecord) => ({ ...job, target: { ...target, ...once } });

/** All rows beside each other: what is wrong with them is settled before the first of them is written. */
const checkAll = (run: Run, context: Context) =>
  step(run, context, async (inside) => {
    const { importNo } = run.job;
    const checked = await checkRows(asked(run.job), await waitingRows(run.job, inside), inside);
    const wrong = checked.filter(({ problems }) => problems.length > 0);
    await settleRows(
      importNo,
      wrong.map((row) => ({ row, objectId: null })),
      inside,
    );
    await change(inside.db, run.job, { status: IMPORT_STATUS.writing });
  });

/** Some of the rows, and what became of each. */
async function bringBatch(run: Run, rows: readonly ImportRow[], context: Context) {
  let { once } = run.job;
  await step(run, context, async (inside) => {
    const outcomes = await checkAndWrite(asked(run.job), rows, inside);
    await settleRows(run.job.importNo, outcomes, inside);
    if (!once || outcomes.every(({ objectId }) => objectId === null)) return;
    once = null;
    await change(inside.db, run.job, { once });
  });
  run.job.once = once;
}

/** Why the rows that are left were never written. */
type Unwritten = 'import.stopped' | 'import.full';

/** The accounts at the end; rows that nobody could look at any more say so. */
async function close(job: ImportRecord, text: Unwritten, context: Context) {
  const { importNo, templateCode } = job;
  const [column] = templateOf(templateCode).columns;
  const left = await waitingRows(job, context);
  const problems = [{ field: column?.field ?? '', text }];
  await settleRows(
    importNo,
    left.map((row) => ({ row: { ...row, problems }, objectId: null })),
    context,
  );
  const { success, fail } = await resultOf({ importNo, templateCode }, context);
  const status = statusOf({ success, fail, undone: 0 });
  await change(context.db, job, { status, finishTime: shanghai(context.app.clock()) });
}

const finish = (run: Run, context: Context, text: Unwritten = 'import.stopped') =>
  inTransaction(context, async (inside) => {
    await run.saveIn(inside.db, null);
    await close(run.job, text, inside);
  });

/** A context for what needs nobody's permission. */
const plain = (app: App, job: ImportRecord, db = app.db): Context => {
  const ms = app.clock();
  const refuse = (): never => {
    throw new Failure(ERROR.sessionExpired);
  };
  const request = { requestId: '', ip: '', userAgent: '', menuUrl: '', language: job.language, file: undefined };
  return {
    ...{ app, db, ms, now: shanghai(ms), request, ...OUTSIDE },
    get session() {
      return refuse();
    },
    get choice() {
      return refuse();
    },
  };
};

async function bringIn(app: App, run: Run) {
  const context = await contextFor(app, behalfOf(run.job));
  if (run.job.status === IMPORT_STATUS.checking) await checkAll(run, context);
  for (const rows of batchesOf(await waitingRows(run.job, context), run.job)) {
    // PGlite answers one at a time, in the order of asking: whoever waits meanwhile asks several things.
    await setTimeout(PAUSE);
    await bringBatch(run, rows, context);
  }
  await finish(run, context);
}

const isOpen = ({ status }: ImportRecord) => status === IMPORT_STATUS.checking || status === IMPORT_STATUS.writing;

/** Brings the rows of one import in, batch by batch: each is written and written down together, or not at all. */
export const importJob = defineJob({
  payload: z.object({ importNo: z.string() }),
  attempts: TRIES,
  async run(app: App, { payload, saveIn, isLast }) {
    const job = await recordOf(app.db, payload.importNo);
    if (!job || !isOpen(job)) return;
    const run = { job, saveIn };
    try {
      await bringIn(app, run);
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      const { code, isPassing } = toFailure(error);
      // What may be over in a moment is tried again; the rows that are in stay in.
      if (isPassing && !isLast) throw error;
      if (code === ERROR.serverFailed) logger.error({ ...describe(error), job: job.importNo });
      await finish(run, plain(app, job), code === ERROR.basketFull ? 'import.full' : 'import.stopped');
    }
  },
  async dead(app, tx, { payload }) {
    const job = await recordOf(tx, payload.importNo);
    if (job && isOpen(job)) await close(job, 'import.stopped', plain(app, job, tx));
  },
});
