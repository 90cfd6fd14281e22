import { ERROR } from '../../../../../src/contract/error-codes';
import { runActivity } from '../../jobs/runActivity';
import type { Context } from '../../../../http/context';
import { answeredBefore, concluding } from '../../../../http/concluding';
import { Failure } from '../../../../http/failure';
import { computedActivity } from './activity';

/** Computes an activity again, for some customers or for all; one run at a time (44072). */
export async function recompute(
  { activityId, custIds }: { activityId: string; custIds?: string[] | undefined },
  context: Context,
) {
  const { db, ms, now } = context;
  const row = await computedActivity(activityId, context);
  const before = await answeredBefore<{ runNo: number; customerCount: number }>(context);
  if (before) return before;
  const computed = await runActivity(db, row, { ms, now, custIds });
  if (!computed) throw new Failure(ERROR.computing);
  const { failed, ...run } = computed;
  if (failed.length > 0) throw new Failure(ERROR.serverFailed);
  context.note({ objectId: activityId, objectName: row.activityName, after: { ...run } });
  return concluding(context, () => Promise.resolve(run));
}
