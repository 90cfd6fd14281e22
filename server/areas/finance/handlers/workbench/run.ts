import type { Parsed } from '../../../../../src/contract/endpoint';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { cancelJobs } from '../../../../platform/jobs/queue';
import { RECONCILE, runKey, startRun } from '../../data/running';
import { finishRun } from '../../jobs/reconcile';
import { lockedForWork, seenStatement } from './locked';

export async function recheck({ statementId }: Parsed<typeof workbenchApi.recheck>, context: Context) {
  const row = await lockedForWork(statementId, context);
  await startRun(row, context);
  context.note({ objectId: statementId, objectName: row.statementNo, after: { run: row.runCount + 1 } });
  return true;
}

/**
 * Cancels a run. Its job is locked first, as in each step of the run, so that a step is written completely or not at
 * all; matches so far stay, as one action that can be undone.
 */
export async function cancelRun({ statementId }: Parsed<typeof workbenchApi.cancelRun>, context: Context) {
  const { db, ms, now, note } = context;
  const { runCount } = await seenStatement(statementId, context);
  await cancelJobs(db, { kind: RECONCILE, key: runKey(statementId, runCount) }, ms);
  const row = await seenStatement(statementId, context);
  // The run has ended meanwhile, or another one has begun.
  if (row.running === 0 || row.runCount !== runCount) return true;
  await finishRun(db, row, now);
  note({ objectId: statementId, objectName: row.statementNo, after: { run: runCount } });
  return true;
}
