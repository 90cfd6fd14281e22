import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/db';
import { rateEvent } from '../platform/schema/platform';
import { DAY } from '../platform/clock';
import { global } from '../platform/scope';

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
    const [found] = await tx
      .select({ events: count() })
      .from(rateEvent)
      .where(global('shared', recent(limit, ms)));
    const events = found?.events ?? 0;
    if (events >= limit.most) return undefined;
    await tx.insert(rateEvent).values({ kind: limit.kind, key: limit.key, at: new Date(ms) });
    return events + 1;
  });

/** How many events there have been lately. */
export async function eventsOf(db: Db, limit: Omit<Limit, 'most'>, ms: number) {
  const [found] = await db
    .select({ events: count() })
    .from(rateEvent)
    .where(global('shared', recent(limit, ms)));
  return found?.events ?? 0;
}

/** Whether one more event would be allowed, without counting it. */
export const isBelowLimit = async (db: Db, limit: Limit, ms: number) => (await eventsOf(db, limit, ms)) < limit.most;

/** Forgets the events of a key, or of all that begin like it. */
export const forgetEvents = (db: Db, kind: string, key: string | { startsWith: string }) =>
  db
    .delete(rateEvent)
    .where(
      global(
        'shared',
        and(
          eq(rateEvent.kind, kind),
          typeof key === 'string' ? eq(rateEvent.key, key) : sql`starts_with(${rateEvent.key}, ${key.startsWith})`,
        ),
      ),
    );

export const dropOldEvents = (db: Db, ms: number) =>
  db.delete(rateEvent).where(global('shared', lt(rateEvent.at, new Date(ms - 2 * DAY))));
