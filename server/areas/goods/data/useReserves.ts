import { asc, eq, gt, inArray } from 'drizzle-orm';
import { RESERVE_STATUS } from '../../../../src/contract/goods/stock';
import type { Db } from '../../../platform/database/db';
import { sumOf } from '../../../platform/numbers/exact';
import { ofParent } from '../../../platform/scope';
import { reserveStatus } from '../rules/reserves';
import { coreReserve } from './schema/stock';
import { settleStock } from './settleStock';

interface Shipped {
  branchId: string;
  custId: string;
  day: string;
  lines: readonly { productId: string; qty: number }[];
}

/** Takes what is shipped to a core customer from his reserves, in the caller's transaction; settles the stock. */
export async function useReserves(db: Db, { branchId, custId, day, lines }: Shipped) {
  const wanted = lines.filter((line) => line.qty > 0);
  if (wanted.length === 0) return;
  const found = await db
    .select()
    .from(coreReserve)
    .where(
      ofParent(
        coreReserve.custId,
        custId,
        eq(coreReserve.branchId, branchId),
        eq(coreReserve.status, RESERVE_STATUS.on),
        inArray(
          coreReserve.productId,
          wanted.map(({ productId }) => productId),
        ),
        gt(coreReserve.reserveQty, coreReserve.usedQty),
      ),
    )
    .orderBy(asc(coreReserve.reserveId))
    .for('update');
  for (const row of found.filter(({ startDate, endDate }) => startDate <= day && day <= endDate)) {
    const asked = sumOf(
      wanted.filter(({ productId }) => productId === row.productId),
      (line) => line.qty,
    );
    const usedQty = Math.min(row.reserveQty, row.usedQty + asked);
    const status = reserveStatus({ ...row, usedQty }, day);
    await db.update(coreReserve).set({ usedQty, status }).where(ofParent(coreReserve.reserveId, row.reserveId));
  }
  await settleStock(db, day, { branchId, productIds: [...new Set(wanted.map(({ productId }) => productId))] });
}
