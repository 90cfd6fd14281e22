import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { IN_ALL, WRONG_IN_ALL } from '../../../http/guesses';
import type { Db } from '../../../platform/database/db';
import { user } from '../../../platform/schema/organisation';
import { rateEvent } from '../../../platform/schema/platform';
import { global } from '../../../platform/scope';

const LOCKED = 2;
const ENABLED = 1;

/** Enables a locked account again once nobody has tried a password for as long as the limit says. */
export function unlockUsers(db: Db, ms: number) {
  const recent = db
    .select({ one: sql`1` })
    .from(rateEvent)
    .where(
      global(
        'shared',
        and(
          eq(rateEvent.kind, IN_ALL),
          eq(rateEvent.key, sql`lower(${user.loginName})`),
          gt(rateEvent.at, new Date(ms - WRONG_IN_ALL.within)),
        ),
      ),
    );
  return db
    .update(user)
    .set({ status: ENABLED })
    .where(global('clock', and(eq(user.status, LOCKED), notExists(recent))));
}
