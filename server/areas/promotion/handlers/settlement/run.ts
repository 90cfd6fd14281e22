import { ERROR } from '../../../../../src/contract/error-codes';
import { runActivity } from '../../jobs/runActivity';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { computedActivity } from './activity';

/** Computes an activity again, for some customers or for all; one run at a time (44072). */
export async function recompute(
  { activityId, custIds }: { activityId: string; custIds?: string[] | undefined },
  context: Context,
) {
  const { db, ms, now } = context;
  const row = await computedActivity(activityId, context);
  const run = await runActivity(db, row, { ms, now, custIds });
  if (!run) throw new Failure(ERROR.computing);
  context.note({ objectId: activityId, objectName: row.activityName, after: { ...run } });
  return run;
}
