import { setTimeout } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { IMPORT_BUTTON, IMPORT_STATUS } from '../../../../../src/contract/tasks/imports';
import { importRow } from '../../data/schema/import';
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
import { type App, type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { logger } from '../../../../platform/logger';
import { contextFor } from '../../../../http/onBehalf';
import type { ImportRow } from '../../rules/importRows';
import { shanghai } from '../../../../platform/clock';
import { ended, hold, type Job, release, type Run } from './queue';

/** Milliseconds between two batches, for everybody else. */
const PAUSE = 30;
/** After so many ends of its process in the middle an import is given up: it may be what ends them. */
const MOST_INTERRUPTIONS = 3;

/** The process was told to stop. */
class Stopped extends Error {}
/** Another process has it. */
class Lost extends Error {}

const behalfOf = ({ userId, branchId, language, templateCode }: Job) => ({
  ...{ userId: userId ?? '', branchId, menuUrl: '', language },
  buttons: [IMPORT_BUTTON[templateCode]],
});

async function waitingRows({ importNo }: Job, { db }: Pick<Context, 'db'>): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importNo, importNo), eq(importRow.waiting, 1)))
    .orderBy(asc(importRow.rowNumber));
  return rows.map(({ rowNumber, values, problems }) => ({ number: rowNumber, values, problems }));
}

/** A step in a transaction of its own: nothing of it stays when the import is no longer ours. */
const step = (run: Run, context: Context, work: (inside: Context) => Promise<unknown>) =>
  inTransaction(context, async (inside) => {
    if (!(await hold(run, { db: inside.db, ms: inside.app.clock() }))) throw new Lost();
    await importerOf(run.job.templateCode).open(run.job.target, inside);
    await work(inside);
  });

/** The import as its next rows are to know it. */
const asked = ({ target, once, ...job }: Job) => ({ ...job, target: { ...target, ...once } });

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
    await hold(run, { db: inside.db, ms: inside.app.clock() }, { status: IMPORT_STATUS.writing });
  });

/** Some of the rows, and what became of each. */
async function bringBatch(run: Run, rows: readonly ImportRow[], context: Context) {
  let { once } = run.job;
  await step(run, context, async (inside) => {
    const outcomes = await checkAndWrite(asked(run.job), rows, inside);
    await settleRows(run.job.importNo, outcomes, inside);
    if (!once || outcomes.every(({ objectId }) => objectId === null)) return;
    once = null;
    await hold(run, { db: inside.db, ms: inside.app.clock() }, { once });
  });
  run.job.once = once;
}

/** Why the rows that are left were never written. */
type Unwritten = 'import.stopped' | 'import.full';

/** The accounts at the end; rows that nobody could look at any more say so. */
async function close(run: Pick<Run, 'job'>, text: Unwritten, context: Context) {
  const { importNo, templateCode } = run.job;
  const [column] = templateOf(templateCode).columns;
  const left = await waitingRows(run.job, context);
  const problems = [{ field: column?.field ?? '', text }];
  await settleRows(
    importNo,
    left.map((row) => ({ row: { ...row, problems }, objectId: null })),
    context,
  );
  const { success, fail } = await resultOf({ importNo, templateCode }, context);
  return ended(statusOf({ success, fail, undone: 0 }), shanghai(context.app.clock()));
}

const finish = (run: Run, context: Context, text: Unwritten = 'import.stopped') =>
  inTransaction(context, async (inside) => {
    const values = await close(run, text, inside);
    if (!(await hold(run, { db: inside.db, ms: inside.app.clock() }, values))) throw new Lost();
  });

/** A context for what needs nobody's permission. */
const plain = (app: App, job: Job): Context => {
  const ms = app.clock();
  const refuse = (): never => {
    throw new Failure(ERROR.sessionExpired);
  };
  const request = { requestId: '', ip: '', userAgent: '', menuUrl: '', language: job.language, file: undefined };
  return {
    ...{ app, db: app.db, ms, now: shanghai(ms), request, note: () => undefined, accept: () => undefined },
    get session() {
      return refuse();
    },
    get choice() {
      return refuse();
    },
  };
};

async function bringIn(app: App, run: Run, signal: AbortSignal) {
  if (run.job.interruptions >= MOST_INTERRUPTIONS) throw new Failure(ERROR.serverBusy);
  const context = await contextFor(app, behalfOf(run.job));
  if (run.job.status === IMPORT_STATUS.checking) await checkAll(run, context);
  for (const rows of batchesOf(await waitingRows(run.job, context), run.job)) {
    // PGlite answers one at a time, in the order of asking: whoever waits meanwhile asks several things.
    await setTimeout(PAUSE);
    if (signal.aborted) throw new Stopped();
    await bringBatch(run, rows, context);
  }
  await finish(run, context);
}

/** Brings the rows of one import in, batch by batch: each is written and written down together, or not at all. */
export async function runImport(app: App, run: Run, signal: AbortSignal) {
  try {
    await bringIn(app, run, signal);
  } catch (error) {
    if (error instanceof Lost) return;
    if (error instanceof Stopped) {
      await release(app, run);
      return;
    }
    const { code } = toFailure(error);
    if (code === ERROR.serverFailed) logger.error({ ...describe(error), job: run.job.importNo });
    await finish(run, plain(app, run.job), code === ERROR.basketFull ? 'import.full' : 'import.stopped');
  }
}
