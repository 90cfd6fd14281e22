import { and, eq, inArray } from 'drizzle-orm';
import { JOB_STATE } from '../../../../src/contract/tasks/jobs';
import type { Db } from '../../../platform/database/db';
import { job } from '../../../platform/schema/job';
import { global } from '../../../platform/scope';
import type { StatementRow } from './makeStatements';

export const RECONCILE = 'reconcile';

/** One of a statement: there is one job for each of its runs. */
export const runKey = (statementId: string, runNo: number) => `${statementId} ${runNo}`;

/** Whether a run is on: one whose job somebody has cancelled holds nobody up. */
export async function isRunning(db: Db, { running, statementId, runCount }: StatementRow) {
  if (running === 0) return false;
  const alive = and(
    eq(job.kind, RECONCILE),
    eq(job.key, runKey(statementId, runCount)),
    inArray(job.state, [JOB_STATE.waiting, JOB_STATE.running]),
  );
  const [found] = await db.select({ jobId: job.jobId }).from(job).where(global('shared', alive)).limit(1);
  return found !== undefined;
}
