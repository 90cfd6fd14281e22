import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { MINUTE } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { user } from '../../../platform/schema/organisation';
import { rateEvent } from '../../../platform/schema/platform';
import { global } from '../../../platform/scope';

const LOCKED = 2;
const ENABLED = 1;

/** Enables locked accounts again whose password nobody has guessed at for a quarter of an hour. */
export function unlockUsers(db: Db, ms: number) {
  const recent = db
    .select({ one: sql`1` })
    .from(rateEvent)
    .where(
      global(
        'shared',
        and(
          eq(rateEvent.kind, 'passwordInAll'),
          eq(rateEvent.key, sql`lower(${user.loginName})`),
          gt(rateEvent.at, new Date(ms - 15 * MINUTE)),
        ),
      ),
    );
  return db
    .update(user)
    .set({ status: ENABLED })
    .where(global('clock', and(eq(user.status, LOCKED), notExists(recent))));
}
