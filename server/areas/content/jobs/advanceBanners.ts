import { and, asc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { banner } from '../data/schema/banner';
import { fullCompany } from '../data/bannerRoom';

const { published, waiting, takenDown } = PUBLISH_STATUS;
const version = sql`${banner.version} + 1`;
const has = (status: 0 | 1) => and(eq(banner.publishStatus, status), eq(banner.deleted, 0));

/** Takes banners down whose time is over, then publishes those whose time has come and which find room. */
export async function advanceBanners(db: Db, now: string) {
  await db
    .update(banner)
    .set({ publishStatus: takenDown, takeDownTime: now, version })
    .where(global('clock', and(has(published), lt(banner.endTime, now))));
  await db.transaction(async (inside) => {
    const isDue = and(has(waiting), lte(banner.planTime, now), or(isNull(banner.endTime), gte(banner.endTime, now)));
    const due = await inside
      .select()
      .from(banner)
      .where(global('clock', isDue))
      .orderBy(asc(banner.planTime), asc(banner.bannerId))
      .for('update', { skipLocked: true });
    for (const row of due) {
      // One that finds no room waits until there is some.
      if (await fullCompany(inside, row)) continue;
      await inside
        .update(banner)
        .set({ publishStatus: published, publishTime: now, planTime: null, version })
        .where(ofParent(banner.bannerId, row.bannerId));
    }
  });
}
