import { eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { STAGE_OF } from '../rules/status';
import type { Activity } from '../rules/types';
import { activity, activityCustomer, activityProduct } from './schema/activity';
import { byActivity } from './loadActivities';
import { toActivity } from './toActivity';

/** The special offers in force at a branch, for any customer, as if nothing of them had been used. */
export async function loadOffers(
  db: Db,
  { branchIds, at }: { branchIds: readonly string[]; at: string },
): Promise<Activity[]> {
  const running = ofParent(
    activity.branchId,
    branchIds,
    eq(activity.activityType, 'specialOffer'),
    eq(activity.stage, STAGE_OF.published),
    eq(activity.deleted, 0),
    lte(activity.startTime, at),
    gte(activity.endTime, at),
  );
  const rows = await db.select().from(activity).where(running);
  if (rows.length === 0) return [];
  const ids = db.select({ id: activity.activityId }).from(activity).where(running);
  const products = byActivity(
    await db
      .select()
      .from(activityProduct)
      .where(ofParent(activityProduct.activityId, ids, isNotNull(activityProduct.priceMode))),
  );
  const customers = byActivity(
    await db.select().from(activityCustomer).where(ofParent(activityCustomer.activityId, ids)),
  );
  return rows.map((row) =>
    toActivity(row, {
      ...{ products: products(row.activityId), customers: customers(row.activityId) },
      ...{ named: [], staff: [], bought: [], used: undefined, counted: undefined },
    }),
  );
}
