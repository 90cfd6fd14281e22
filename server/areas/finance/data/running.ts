import { and, eq, inArray, sql } from 'drizzle-orm';
import { JOB_STATE } from '../../../../src/contract/tasks/jobs';
import type { Db } from '../../../platform/database/db';
import { shanghai } from '../../../platform/clock';
import { enqueue } from '../../../platform/jobs/queue';
import { job } from '../../../platform/schema/job';
import { global, ofParent } from '../../../platform/scope';
import type { StatementRow } from './makeStatements';
import { settingsOf } from './ruleSettings';
import { clearSuggestions } from './saveMatches';
import { statement } from './schema/statements';

export const RECONCILE = 'reconcile';

/** The key of a run's job: each run of a statement has one. */
export const runKey = (statementId: string, runNo: number) => `${statementId} ${runNo}`;

/** Whether a run is on; a run whose job was cancelled does not count. */
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

/** Queues a run; until it has ended nothing else can be written. The caller has locked the statement. */
export async function startRun(row: StatementRow, { db, ms }: { db: Db; ms: number }) {
  const { statementId, runCount } = row;
  const runNo = runCount + 1;
  await clearSuggestions(db, statementId);
  await db
    .update(statement)
    .set({
      ...{ running: 1, runCount: runNo, runDone: 0, runTotal: 1, runTime: shanghai(ms) },
      version: sql`${statement.version} + 1`,
    })
    .where(ofParent(statement.statementId, statementId));
  const { settings, ruleVersion } = await settingsOf(db, row);
  const payload = { statementId, runNo, settings, ruleVersion };
  await enqueue(db, [{ kind: RECONCILE, key: runKey(statementId, runNo), payload }], ms);
}
