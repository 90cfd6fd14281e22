import { syncStock } from '../../server/areas/goods/data/syncStock';
import { coreReserve, coreStock, stock } from '../../server/areas/goods/data/schema/stock';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';

/** Product, customer, reserved, used of it, from and to in days from the seed day. */
const RESERVES = [
  ['P001', 'C100', 120, 40, -20, 40],
  ['P001', 'C101', 60, 0, -5, 25],
  ['P002', 'C100', 80, 80, -30, 30],
  ['P003', 'C101', 50, 12, -60, -2],
] as const;

const WHOLE = 10_000;
const FIRST_ID = 92_001;
const FIRST_STOCK = 92_101;

/** What is in stock, and what of it is kept for core customers of Hubei. */
export async function seedStock(db: Db, day: string) {
  const at = (days: number) => shanghai(fromShanghai(day) + days * DAY).slice(0, 10);
  const now = `${day} 06:00:00`;
  const by = { modifiedBy: 'op.hubei', gmtModified: now };
  await db.insert(coreStock).values(
    [...new Set(RESERVES.map(([productId]) => productId))].map((productId) => ({
      ...by,
      productId,
      branchId: 'FDB',
    })),
  );
  await db.insert(coreReserve).values(
    RESERVES.map(([productId, custId, reserved, used, from, to], i) => ({
      ...{ productId, custId, branchId: 'FDB', reserveId: String(FIRST_ID + i) },
      ...{ reserveQty: reserved * WHOLE, usedQty: used * WHOLE, startDate: at(from), endDate: at(to) },
      status: used === reserved ? (2 as const) : to < 0 ? (3 as const) : (1 as const),
    })),
  );
  // Known by their ids, whatever the batches say.
  await db.insert(stock).values(
    ['P001', 'P002', 'P003', 'P004'].map((productId, i) => ({
      ...{ productId, branchId: 'FDB', warehouse: 'W01', stockId: String(FIRST_STOCK + i) },
      ...{ stockQty: 0, syncTime: now },
    })),
  );
  await syncStock(db, now);
}
