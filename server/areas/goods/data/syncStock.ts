import { sql } from 'drizzle-orm';
import { NEAR_EXPIRY_DAYS } from '../../../../src/contract/goods/stock';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { productBatch } from '../../master-data/public';
import { addListings } from './offers';
import { stock } from './schema/stock';
import { settleStock } from './settleStock';

/** A product in one warehouse of a company. */
export interface Stored {
  branchId: string;
  productId: string;
  warehouse: string;
}

/** Makes stock what the batches say, for one product in a warehouse or for all; answers how many rows it has. */
export async function syncStock(db: Db, now: string, stored?: Stored): Promise<number> {
  const own = stored
    ? sql`branch_id = ${stored.branchId} and product_id = ${stored.productId} and warehouse = ${stored.warehouse}`
    : sql`true`;
  const today = now.slice(0, 10);
  const near = shanghai(fromShanghai(today) + NEAR_EXPIRY_DAYS * DAY).slice(0, 10);
  await db.execute(sql`insert into ${stock} as old
      (branch_id, product_id, warehouse, stock_qty, locked_qty, near_expiry_qty, min_batch_expiry, sync_time)
    select branch_id, product_id, warehouse, sum(qty)::bigint,
      coalesce(sum(qty) filter (where quality_state <> 1), 0)::bigint,
      coalesce(sum(qty) filter (where expiry_date < ${near}), 0)::bigint,
      min(expiry_date) filter (where qty > 0), ${now}
    from ${productBatch} where ${own} group by 1, 2, 3
    on conflict (branch_id, product_id, warehouse) do update set stock_qty = excluded.stock_qty,
      locked_qty = excluded.locked_qty, near_expiry_qty = excluded.near_expiry_qty,
      min_batch_expiry = excluded.min_batch_expiry, sync_time = excluded.sync_time,
      reserved_qty = least(old.reserved_qty, excluded.stock_qty - excluded.locked_qty)`);
  // A product that has no batch in a warehouse any more has no stock there.
  await db.execute(sql`update ${stock} set stock_qty = 0, locked_qty = 0, reserved_qty = 0, near_expiry_qty = 0,
    min_batch_expiry = null, sync_time = ${now} where ${stored ? own : sql`sync_time < ${now}`} and not exists (select from ${productBatch} as b
      where b.branch_id = ${stock}.branch_id and b.product_id = ${stock}.product_id and b.warehouse = ${stock}.warehouse)`);
  await addListings(db, now, own);
  await settleStock(db, today, stored && { branchId: stored.branchId, productIds: [stored.productId] });
  return db.$count(stock, global('clock'));
}
