import { and, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { ShownActivity } from '../../../../../../src/contract/content/home/view/resolved';
import { global } from '../../../../../platform/scope';
import { activity, STAGE_OF } from '../../../../promotion/public';
import { inActivity } from '../../zones/inActivity';
import type { Resolving } from './viewed';
import { isId } from '../../../../../platform/database/columns';

/**
 * An activity that customers of the company may see, and that has not ended by the moment
 * (docs/domain/promotion.md#status).
 */
async function seenActivity(activityId: string, { db, viewed: { line, at } }: Resolving) {
  if (!isId(activityId)) return undefined;
  const [found] = await db
    .select()
    .from(activity)
    .where(
      global(
        'shown',
        and(
          ...[eq(activity.activityId, activityId), eq(activity.deleted, 0), eq(activity.visible, 1)],
          ...[eq(activity.stage, STAGE_OF.published), inArray(activity.branchId, [...line])],
          ...[isNotNull(activity.startTime), gte(activity.endTime, at)],
        ),
      ),
    );
  return found;
}

export async function shownActivity(activityId: string, resolving: Resolving): Promise<ShownActivity | null> {
  const found = await seenActivity(activityId, resolving);
  if (!found?.startTime || !found.endTime) return null;
  const { activityName, startTime, endTime } = found;
  return { activityId, activityName, startTime, endTime, hasBegun: startTime <= resolving.viewed.at };
}

/** The products of an activity, as a condition on the product of the query; undefined where it is not shown. */
export async function activityProducts(activityId: string, resolving: Resolving): Promise<SQL | undefined> {
  const found = await seenActivity(activityId, resolving);
  return found && inActivity(resolving.db, found);
}
