import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { OWNER_TYPE, type OwnerType } from '../../../../src/contract/master-data/licences';
import { isNamed } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { activity, activityCustomer, activityProduct } from './schema/activity';

interface Asked {
  ownerType: OwnerType;
  ownerIds: readonly string[];
  now: string;
}

const count = sql<number>`count(*)::integer`;
const running = (now: string) =>
  and(eq(activity.stage, 1), eq(activity.deleted, 0), lte(activity.startTime, now), gte(activity.endTime, now));

/** Running activities that name a product, a customer, a supplier, or that a company has made. */
export async function ownedActivities(db: Db, { ownerType, ownerIds, now }: Asked): Promise<Map<string, number>> {
  if (ownerType === OWNER_TYPE.commodity)
    return mapped(
      await db
        .select({ ownerId: activityProduct.productId, count })
        .from(activityProduct)
        .innerJoin(activity, eq(activity.activityId, activityProduct.activityId))
        .where(
          global(
            'joined',
            and(running(now), eq(activityProduct.exclude, 0), isNamed(activityProduct.productId, ownerIds)),
          ),
        )
        .groupBy(activityProduct.productId),
    );
  if (ownerType === OWNER_TYPE.customer)
    return mapped(
      await db
        .select({ ownerId: activityCustomer.custId, count })
        .from(activityCustomer)
        .innerJoin(activity, eq(activity.activityId, activityCustomer.activityId))
        .where(
          global(
            'joined',
            and(running(now), eq(activity.excludeCustomers, 0), isNamed(activityCustomer.custId, ownerIds)),
          ),
        )
        .groupBy(activityCustomer.custId),
    );
  const own = await db
    .select({ ownerId: activity.branchId, count })
    .from(activity)
    .where(global('joined', and(running(now), isNamed(activity.branchId, ownerIds))))
    .groupBy(activity.branchId);
  const named = sql<string>`unnest(${activity.scopeIds})`;
  const scoped = db
    .select({ ownerId: named.as('owner_id') })
    .from(activity)
    .where(global('joined', and(running(now), eq(activity.productScopeType, 'SUPPLIER'))))
    .as('scoped');
  const suppliers = await db
    .select({ ownerId: scoped.ownerId, count })
    .from(scoped)
    .where(global('joined', isNamed(sql`${scoped.ownerId}`, ownerIds)))
    .groupBy(scoped.ownerId);
  return mapped([...own, ...suppliers]);
}

const mapped = (rows: readonly { ownerId: string; count: number }[]) =>
  new Map(rows.map((row) => [row.ownerId, row.count]));
