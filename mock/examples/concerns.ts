import { goodsConcern } from '../../server/areas/goods/data/schema/concern';
import { CONCERN_TYPE } from '../../src/contract/goods/concerns';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';

const FIRST_ID = 92_801;
const { restock, priceDrop, favourite } = CONCERN_TYPE;

/** Company, customer, product, what for, the price in 1/10000 yuan, days ago, and days ago that it was told. */
const CONCERNS = [
  ['FDB', 'C100', 'P005', restock, null, 3, null],
  ['FDB', 'C100', 'P001', priceDrop, 118_000, 9, null],
  ['FDB', 'C101', 'P001', priceDrop, 120_000, 6, null],
  ['FDB', 'C101', 'P002', favourite, null, 20, null],
  ['FDB01', 'C102', 'P001', favourite, null, 12, null],
  ['FDC01', 'C103', 'P007', restock, null, 15, 4],
] as const;

/** What customers have asked to be told. */
export async function seedConcerns(db: Db, day: string) {
  const at = (days: number) => `${shanghai(fromShanghai(day) - days * DAY).slice(0, 10)} 10:20:00`;
  await db.insert(goodsConcern).values(
    CONCERNS.map(([branchId, custId, productId, concernType, targetPrice, ago, told], i) => ({
      ...{ branchId, custId, productId, concernType, targetPrice, concernId: String(FIRST_ID + i) },
      ...{ concernTime: at(ago), notified: told === null ? (0 as const) : (1 as const) },
      noticeTime: told === null ? null : at(told),
    })),
  );
}
