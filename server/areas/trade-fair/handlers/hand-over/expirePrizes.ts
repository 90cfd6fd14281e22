import { and, eq, inArray } from 'drizzle-orm';
import { WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { REGISTER_STATUS } from '../../../../../src/contract/trade-fair/hand-over';
import type { Db } from '../../../../platform/database/db';
import { fromShanghai } from '../../../../platform/clock';
import { global } from '../../../../platform/scope';
import { winner } from '../../data/schema/lottery';
import { tradeFair } from '../../data/schema/trade-fair';
import { isFrozen } from '../fairs/demands';

const { waiting, overdue } = REGISTER_STATUS;

/** A prize that nobody has fetched in seven days is overdue; runs every minute and before each call of this page. */
export async function expirePrizes(db: Db, now: string) {
  const over = db
    .select({ id: tradeFair.tradeFairId })
    .from(tradeFair)
    .where(global('clock', isFrozen(fromShanghai(now))));
  const due = and(
    eq(winner.registerStatus, waiting),
    eq(winner.winStatus, WIN_STATUS.valid),
    inArray(winner.tradeFairId, over),
  );
  await db.update(winner).set({ registerStatus: overdue }).where(global('clock', due));
}
