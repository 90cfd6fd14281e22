import { and, count, eq, gt, lt, max, min, sql } from 'drizzle-orm';
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

/** How many events there have been within the time of the limit. */
export async function eventsOf(db: Db, limit: Omit<Limit, 'most'>, ms: number) {
  const [found] = await db
    .select({ events: count() })
    .from(rateEvent)
    .where(global('shared', recent(limit, ms)));
  return found?.events ?? 0;
}

/** Whether one more event would be allowed, without counting it. */
export const isBelowLimit = async (db: Db, limit: Limit, ms: number) => (await eventsOf(db, limit, ms)) < limit.most;

/** Seconds until the oldest of the events that count is forgotten. */
export async function secondsUntilFree(db: Db, limit: Omit<Limit, 'most'>, ms: number) {
  const [found] = await db
    .select({ oldest: min(rateEvent.at) })
    .from(rateEvent)
    .where(global('shared', recent(limit, ms)));
  const oldest = found?.oldest?.getTime() ?? ms;
  return Math.max(1, Math.ceil((oldest + limit.within - ms) / 1000));
}

/**
 * A limit of wrong guesses: once it is reached, all guesses are refused for `shut` milliseconds after the last miss.
 */
export interface GuessLimit extends Limit {
  /** Milliseconds. */
  shut: number;
}

/**
 * Checks a guess with `look`. Answers undefined for a miss, and for every guess while guessing is shut: that takes as
 * long, and does not tell the one from the other. Guesses of one key come one after the other, so that parallel ones are
 * all counted.
 */
export const guess = <T>(
  db: Db,
  { limit, ms }: { limit: GuessLimit; ms: number },
  look: (tx: Db) => Promise<T | undefined>,
) =>
  db.transaction(async (tx) => {
    const { kind, key, most, shut } = limit;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${key}`}, 1))`);
    const [missed] = await tx
      .select({ times: count(), last: max(rateEvent.at) })
      .from(rateEvent)
      .where(global('shared', recent(limit, ms)));
    const found = await look(tx);
    const isShut = (missed?.times ?? 0) >= most && (missed?.last?.getTime() ?? 0) > ms - shut;
    if (isShut) return undefined;
    if (found === undefined) await tx.insert(rateEvent).values({ kind, key, at: new Date(ms) });
    return found;
  });

/** Forgets the events of a key, or of all keys that begin with a text. */
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
