import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { article } from '../data/schema/article';

const { published, waiting, takenDown } = PUBLISH_STATUS;
const version = sql`${article.version} + 1`;
const has = (status: 0 | 1) => and(eq(article.publishStatus, status), eq(article.deleted, 0));

/** Takes content down whose time is over, and publishes what is planned for this moment. */
export async function advanceArticles(db: Db, now: string) {
  await db
    .update(article)
    .set({ publishStatus: takenDown, takeDownTime: now, version })
    .where(global('clock', and(has(published), lt(article.endTime, now))));
  const lasts = or(isNull(article.endTime), gte(article.endTime, now));
  await db
    .update(article)
    .set({ publishStatus: published, publishTime: now, planTime: null, version })
    .where(global('clock', and(has(waiting), lte(article.planTime, now), lasts)));
}
