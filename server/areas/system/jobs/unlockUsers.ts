import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { MINUTE } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { user } from '../../../platform/schema/organisation';
import { rateEvent } from '../../../platform/schema/platform';

const LOCKED = 2;
const ENABLED = 1;

/** Wrong passwords of the last quarter of an hour keep an account locked; then it opens by itself. */
export function unlockUsers(db: Db, ms: number) {
  const recent = db
    .select({ one: sql`1` })
    .from(rateEvent)
    .where(
      and(
        eq(rateEvent.kind, 'password'),
        eq(rateEvent.key, sql`lower(${user.loginName})`),
        gt(rateEvent.at, new Date(ms - 15 * MINUTE)),
      ),
    );
  return db
    .update(user)
    .set({ status: ENABLED })
    .where(and(eq(user.status, LOCKED), notExists(recent)));
}
