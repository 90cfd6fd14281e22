import { and, asc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { zone } from '../data/schema/zone';
import { hasProducts } from '../data/zones/zoneProducts';

const { published, waiting, takenDown } = PUBLISH_STATUS;
const version = sql`${zone.version} + 1`;
const has = (status: 0 | 1) => and(eq(zone.publishStatus, status), eq(zone.deleted, 0));

/** Takes zones down whose time is over, then publishes those whose time has come and which have something to show. */
export async function advanceZones(db: Db, now: string) {
  await db
    .update(zone)
    .set({ publishStatus: takenDown, takeDownTime: now, version })
    .where(global('clock', and(has(published), lt(zone.endTime, now))));
  await db.transaction(async (inside) => {
    const isDue = and(has(waiting), lte(zone.planTime, now), or(isNull(zone.endTime), gte(zone.endTime, now)));
    const due = await inside
      .select()
      .from(zone)
      .where(global('clock', isDue))
      .orderBy(asc(zone.planTime), asc(zone.zoneId))
      .for('update', { skipLocked: true });
    for (const row of due) {
      // One without a product waits until it has one.
      if (!(await hasProducts(inside, row))) continue;
      await inside
        .update(zone)
        .set({ publishStatus: published, publishTime: now, planTime: null, version })
        .where(ofParent(zone.zoneId, row.zoneId));
    }
  });
}
