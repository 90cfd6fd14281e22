import { sql } from 'drizzle-orm';
import { NEAR_EXPIRY_DAYS } from '../../../../src/contract/goods/stock';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { productBatch } from '../../master-data/public';
import { addListings } from './offers';
import { coreReserve, stock } from './schema/stock';

interface Pair {
  branchId: string;
  productId: string;
}

/**
 * What reserves keep of the stock today, of one product in one company or of all: what of them is not used yet, warehouse
 * by warehouse, and never more than there is. A reserve whose last day is over has expired.
 */
export async function settleReserves(db: Db, today: string, pair?: Pair) {
  const own = pair
    ? sql`branch_id = ${pair.branchId} and product_id = ${pair.productId}`
    : sql`(branch_id, product_id) in (select branch_id, product_id from ${coreReserve})`;
  await db.execute(sql`update ${coreReserve} set status = 3 where status = 1 and end_date < ${today} and ${own}`);
  await db.execute(sql`update ${stock} set reserved_qty = kept.qty from (
    select stock_id, greatest(0, least(free, total - before)) as qty from (
      select stock_id, stock_qty - locked_qty as free,
        coalesce((select sum(reserve_qty - used_qty) from ${coreReserve} as of_pair
          where of_pair.branch_id = one.branch_id and of_pair.product_id = one.product_id
            and of_pair.status = 1 and ${today} between of_pair.start_date and of_pair.end_date), 0)::bigint as total,
        coalesce(sum(stock_qty - locked_qty) over (partition by branch_id, product_id order by warehouse
          rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from ${stock} as one where ${own}
    ) as free_of
  ) as kept where kept.stock_id = ${stock}.stock_id and ${stock}.reserved_qty <> kept.qty`);
}

/** A product in one warehouse of a company. */
export interface Stored extends Pair {
  warehouse: string;
}

/** Takes over what the batches say, of one place or of all; answers how many rows of stock there are. */
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
  // What has no batch any more is gone.
  await db.execute(sql`update ${stock} set stock_qty = 0, locked_qty = 0, reserved_qty = 0, near_expiry_qty = 0,
    min_batch_expiry = null, sync_time = ${now} where ${stored ? own : sql`sync_time < ${now}`} and not exists (select from ${productBatch} as b
      where b.branch_id = ${stock}.branch_id and b.product_id = ${stock}.product_id and b.warehouse = ${stock}.warehouse)`);
  await addListings(db, now, own);
  await settleReserves(db, today, stored);
  return db.$count(stock, global('clock'));
}
