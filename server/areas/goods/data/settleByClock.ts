import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { global } from '../../../platform/scope';
import { readSetting, writeSetting } from '../../../platform/settings';
import { orderedGoods } from './orderedSlot';
import { coreReserve } from './schema/stock';
import { settleStock } from './settleStock';

const SETTLED = 'stockSettledIn';

/**
 * Settles all stock once an hour, as reserves begin and end with days, and merged masters bring stock together.
 * Whatever changes orders, batches and reserves settles its own products at once; so the minutes between cost nothing,
 * however many orders are open.
 */
export async function settleByClock(db: Db, now: string): Promise<void> {
  const [today, hour] = [now.slice(0, 10), now.slice(0, 13)];
  if ((await readSetting(db, SETTLED)) === hour) return;
  const { branchId, productId } = coreReserve;
  const reserved = await db.selectDistinct({ branchId, productId }).from(coreReserve).where(global('clock'));
  const ordered = await orderedGoods.get()(db);
  const byBranch = groupBy([...reserved, ...ordered], (pair) => pair.branchId);
  for (const [of, pairs] of byBranch)
    for (const productIds of chunks([...new Set(pairs.map((pair) => pair.productId))].sort()))
      await db.transaction((tx) => settleStock(tx, today, { branchId: of, productIds }));
  await writeSetting(db, SETTLED, hour);
}
