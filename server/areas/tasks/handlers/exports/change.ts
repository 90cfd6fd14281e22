import { eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { EXPORT_STATUS, type ExportAction, type exportApi } from '../../../../../src/contract/tasks/exports';
import { expireExports } from '../../jobs/expireExports';
import { cancelJobs, requeue } from '../../../../platform/jobs/queue';
import { within } from '../../../../platform/scope';
import { exportJob, type ExportJobRow } from '../../data/schema/export';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { queued } from './queued';
import { EXPORT_LIMITS, exportRefusal } from '../../rules/exportJob';

const { waiting, cancelled } = EXPORT_STATUS;

/** The job for an action that its state allows; 40004 for a missing one and for another user's alike. */
export async function readyFor(action: ExportAction, jobNo: string, context: Context): Promise<ExportJobRow> {
  const { db, session, now } = context;
  await expireExports(db, now);
  const [job] = await db
    .select()
    .from(exportJob)
    .where(within(session, exportJob, eq(exportJob.jobNo, jobNo)))
    .for('update');
  if (!job) throw notFound();
  const refusal = exportRefusal(action, job);
  if (refusal) throw new Failure(refusal, { params: { max: EXPORT_LIMITS.retries } });
  return job;
}

type Named = Parsed<typeof exportApi.cancel>;

async function change({ jobNo, fileName, status }: ExportJobRow, after: Partial<ExportJobRow>, context: Context) {
  const { db, session } = context;
  await db
    .update(exportJob)
    .set(after)
    .where(within(session, exportJob, eq(exportJob.jobNo, jobNo)));
  context.note({ objectId: jobNo, objectName: fileName, before: { status }, after: { status: after.status } });
  return true;
}

/** The process that writes it finds out at its next page, and removes its file. */
export async function cancelExport({ jobNo }: Named, context: Context) {
  const job = await readyFor('cancel', jobNo, context);
  await cancelJobs(context.db, queued(job), context.ms);
  return change(job, { status: cancelled, finishTime: context.now }, context);
}

export async function retryExport({ jobNo }: Named, context: Context) {
  const job = await readyFor('retry', jobNo, context);
  const fresh = { progress: 0, rowCount: null, errorCode: null, errorParams: {}, startTime: null, finishTime: null };
  const again = { retries: job.retries + 1, queuedAt: new Date(context.ms) };
  await requeue(context.db, queued(job), context.ms);
  return change(job, { ...fresh, ...again, status: waiting }, context);
}

/** Their files go within a minute; no link leads to them from now on. */
export async function deleteExports({ jobNos }: Parsed<typeof exportApi.delete>, context: Context) {
  const { db, session, request } = context;
  const text = translate(request.language);
  const found = await db
    .select()
    .from(exportJob)
    .where(within(session, exportJob, inArray(exportJob.jobNo, jobNos)))
    .orderBy(exportJob.jobNo)
    .for('update');
  const byNo = new Map(found.map((job) => [job.jobNo, job]));
  const failed = [...new Set(jobNos)].flatMap((jobNo) => {
    const job = byNo.get(jobNo);
    const reason = job ? exportRefusal('del', job) : notFound().code;
    return reason ? [{ jobNo, msg: text(reason) }] : [];
  });
  const refused = new Set(failed.map(({ jobNo }) => jobNo));
  const gone = found.filter(({ jobNo }) => !refused.has(jobNo));
  const numbers = gone.map(({ jobNo }) => jobNo);
  if (numbers.length > 0) {
    await db
      .update(exportJob)
      .set({ deleted: 1 })
      .where(within(session, exportJob, inArray(exportJob.jobNo, numbers)));
  }
  context.note({ objectId: numbers.join(), objectName: gone.map(({ fileName }) => fileName).join() });
  return { deleted: numbers.length, failed };
}
