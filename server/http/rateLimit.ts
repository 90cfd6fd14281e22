import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/db';
import { rateEvent } from '../platform/schema/platform';
import { DAY } from '../platform/clock';

export interface Limit {
  kind: string;
  key: string;
  /** At most so many events … */
  most: number;
  /** … within so many milliseconds. */
  within: number;
}

const recent = ({ kind, key, within }: Omit<Limit, 'most'>, ms: number) =>
  and(eq(rateEvent.kind, kind), eq(rateEvent.key, key), gt(rateEvent.at, new Date(ms - within)));

/**
 * Counts one more event unless the limit is reached; answers how many there are now, or undefined. Counting and adding
 * happen under one lock, so that parallel attempts cannot slip past the limit together.
 */
export const countEvent = (db: Db, limit: Limit, ms: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${limit.key}`}, 1))`);
    const [found] = await tx.select({ events: count() }).from(rateEvent).where(recent(limit, ms));
    const events = found?.events ?? 0;
    if (events >= limit.most) return undefined;
    await tx.insert(rateEvent).values({ kind: limit.kind, key: limit.key, at: new Date(ms) });
    return events + 1;
  });

/** Whether one more event would be allowed, without counting it. */
export async function isBelowLimit(db: Db, limit: Limit, ms: number) {
  const [found] = await db.select({ events: count() }).from(rateEvent).where(recent(limit, ms));
  return (found?.events ?? 0) < limit.most;
}

export const forgetEvents = (db: Db, kind: string, key: string) =>
  db.delete(rateEvent).where(and(eq(rateEvent.kind, kind), eq(rateEvent.key, key)));

export const dropOldEvents = (db: Db, ms: number) =>
  db.delete(rateEvent).where(lt(rateEvent.at, new Date(ms - 2 * DAY)));
