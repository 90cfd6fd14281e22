import { and, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type Job, jobApi, JOB_STATE, type JobAction } from '../../../../../src/contract/tasks/jobs';
import { shanghai } from '../../../../platform/clock';
import { hasText } from '../../../../platform/database/columns';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { cancelJob, reviveJob } from '../../../../platform/jobs/queue';
import { job } from '../../../../platform/schema/job';
import { global } from '../../../../platform/scope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { possibleJobActions } from '../../rules/job';
import { seesInstallation } from '../seesInstallation';

const TIMES = { createTime: job.createdAt, runTime: job.runAt, finishTime: job.finishedAt };
const timeOf = (at: Date | null) => (at ? shanghai(at.getTime()) : null);

const toJob = ({ jobId, kind, key, state, attempt, lastError, traceparent, ...at }: typeof job.$inferSelect): Job => ({
  ...{ jobId, kind, key, state, attempt, lastError, traceId: traceparent.slice(3, 35) },
  createTime: shanghai(at.createdAt.getTime()),
  runTime: shanghai(at.runAt.getTime()),
  startTime: timeOf(at.startedAt),
  finishTime: timeOf(at.finishedAt),
  can: possibleJobActions({ kind, state }),
});

async function jobPage(query: Parsed<typeof jobApi.page>, context: Context) {
  if (!seesInstallation(context)) return { records: [], total: 0 };
  const { kind, state, orderBy = 'createTime', orderDir = 'desc' } = query;
  const where = and(kind ? hasText(job.kind, kind) : undefined, state === undefined ? undefined : eq(job.state, state));
  const listed = context.db.select().from(job).where(global('shared', where)).$dynamic();
  const order: Order = [by(TIMES[orderBy], orderDir), by(job.jobId, 'desc')];
  const { rows, ...found } = await paged(context.db, { listed, order }, query);
  return { records: rows.map(toJob), ...found };
}

async function jobSummary(_: unknown, context: Context) {
  if (!seesInstallation(context)) return { isVisible: false, dead: 0 };
  const dead = await context.db.$count(job, global('shared', eq(job.state, JOB_STATE.dead)));
  return { isVisible: true, dead };
}

/** The job under a lock, for a move that its state allows. */
async function readyFor(action: JobAction, jobId: string, context: Context) {
  const [found] = await context.db
    .select()
    .from(job)
    .where(global('shared', eq(job.jobId, jobId)))
    .for('update');
  if (!found || !seesInstallation(context)) throw notFound();
  if (!possibleJobActions(found).includes(action)) throw new Failure(ERROR.exportStatusForbids);
  context.note({ objectId: jobId, objectName: `${found.kind} ${found.key}`, before: { state: found.state } });
  return found;
}

export const jobRoutes = implement(jobApi, {
  page: jobPage,
  summary: jobSummary,
  retry: async ({ jobId }, context) => {
    await readyFor('retry', jobId, context);
    await reviveJob(context.db, eq(job.jobId, jobId), context.ms);
    return true;
  },
  cancel: async ({ jobId }, context) => {
    const { state } = await readyFor('cancel', jobId, context);
    await cancelJob(context.db, { jobId, isRunning: state === JOB_STATE.running }, context.ms);
    return true;
  },
});
