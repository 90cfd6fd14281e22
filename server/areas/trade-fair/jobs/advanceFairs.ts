import { and, eq, inArray, lt, lte, or } from 'drizzle-orm';
import { TRADE_FAIR_STATE } from '../../../../src/contract/trade-fair/fairs';
import { stateByClock } from '../rules/tradeFair';
import type { Db } from '../../../platform/database/db';
import { lotteryTicket } from '../data/schema/fair-guests';
import { tradeFair } from '../data/schema/trade-fair';
import { global } from '../../../platform/scope';

const { published, ongoing, ended } = TRADE_FAIR_STATE;
const VALID = 0;
const EXPIRED = 3;

/** An ended fair draws no more: its open tickets expire (docs/domain/trade-fair.md#status). */
export const expireTickets = (db: Db, fairIds: string[]) =>
  db
    .update(lotteryTicket)
    .set({ status: EXPIRED })
    .where(global('clock', and(inArray(lotteryTicket.tradeFairId, fairIds), eq(lotteryTicket.status, VALID))));

/**
 * Writes down where time has taken the fairs, so that lists, filters and locks agree with the clock.
 * Runs every minute and before each read. Who comes while another is at it waits for him, and then finds nothing due: to
 * go on at once would be to see a fair that has not begun. His lock lets rows refer to the fair meanwhile.
 */
export async function advanceFairs(db: Db, now: string) {
  const due = or(
    and(eq(tradeFair.state, published), lte(tradeFair.startTime, now)),
    and(eq(tradeFair.state, ongoing), lt(tradeFair.endTime, now)),
  );
  const columns = {
    tradeFairId: tradeFair.tradeFairId,
    state: tradeFair.state,
    startTime: tradeFair.startTime,
    endTime: tradeFair.endTime,
    version: tradeFair.version,
  };
  if ((await db.select(columns).from(tradeFair).where(global('clock', due)).limit(1)).length === 0) return;
  await db.transaction(async (tx) => {
    const fairs = await tx
      .select(columns)
      .from(tradeFair)
      .where(global('clock', due))
      .orderBy(tradeFair.tradeFairId)
      .for('no key update');
    for (const fair of fairs) {
      const state = stateByClock(fair, now);
      await tx
        .update(tradeFair)
        .set({ state, version: fair.version + 1 })
        .where(global('clock', eq(tradeFair.tradeFairId, fair.tradeFairId)));
      if (state === ended) await expireTickets(tx, [fair.tradeFairId]);
    }
  });
}
