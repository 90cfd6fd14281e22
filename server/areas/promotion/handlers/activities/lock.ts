import { and, eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import { within } from '../../../../platform/scope';
import { activity, type ActivityRow } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { readActivity } from './read';

/**
 * The activity under a row lock; a stale version is answered with the present record and the user's basket for it, and
 * nothing is written.
 */
export async function lockActivity(
  id: string,
  context: Context,
  { version, type, formId }: { version?: number; type?: ActivityType; formId?: string | undefined } = {},
): Promise<ActivityRow> {
  const { db, session } = context;
  const ofType = type === undefined ? undefined : eq(activity.activityType, type);
  const [row] = await db
    .select()
    .from(activity)
    .where(within(session, activity, and(eq(activity.activityId, id), ofType)))
    .for('update');
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version)
    throw new Failure(ERROR.versionConflict, { data: await readActivity(row, context, formId) });
  return row;
}
