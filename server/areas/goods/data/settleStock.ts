import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { productBatch } from '../../master-data/public';
import { type GoodsOf, type Ordered, orderedGoods } from './orderedSlot';
import { coreReserve, stock } from './schema/stock';

/** Reserves that are in force on the day and not used up. */
const inForce = (today: string) => sql`status = 1 and ${today} between start_date and end_date`;

/**
 * Locks what open orders wait for, beside what waits for its inspection. An order of a core customer waits for its reserve
 * first, which is kept anyway; others never lock what is kept.
 */
async function lockOrdered(db: Db, own: SQL, { today, ordered }: { today: string; ordered: readonly Ordered[] }) {
  const rows = ordered.map(({ branchId: branch_id, productId: product_id, custId: cust_id, qty }) => ({
    ...{ branch_id, product_id, cust_id, qty },
  }));
  await db.execute(sql`with kept as (
      select branch_id, product_id, cust_id, sum(reserve_qty - used_qty) as qty from ${coreReserve}
      where ${inForce(today)} group by 1, 2, 3
    ), wanted as (
      select branch_id, product_id, sum(greatest(0, waits.qty - coalesce(kept.qty, 0))) as qty
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as waits (branch_id text, product_id text, cust_id text, qty bigint)
      left join kept using (branch_id, product_id, cust_id) group by 1, 2
    ), held as (
      select *, least(stock_qty, coalesce((select sum(qty) from ${productBatch} as batch
          where batch.branch_id = one.branch_id and batch.product_id = one.product_id
            and batch.warehouse = one.warehouse and batch.quality_state <> 1), 0)::bigint) as bad
      from ${stock} as one where ${own}
    ), free as (
      select stock_id, bad, stock_qty - bad as qty,
        coalesce((select qty from wanted where wanted.branch_id = held.branch_id and wanted.product_id = held.product_id), 0) as wanted,
        coalesce((select sum(qty) from kept where kept.branch_id = held.branch_id and kept.product_id = held.product_id), 0) as kept,
        sum(stock_qty - bad) over (partition by branch_id, product_id) as total,
        coalesce(sum(stock_qty - bad) over (partition by branch_id, product_id order by warehouse
          rows between unbounded preceding and 1 preceding), 0) as before
      from held
    ), next as (
      select stock_id, (bad + greatest(0, least(qty, least(wanted, greatest(0, total - kept)) - before)))::bigint as locked
      from free
    )
    update ${stock} set locked_qty = next.locked, reserved_qty = least(reserved_qty, stock_qty - next.locked)
    from next where next.stock_id = ${stock}.stock_id and ${stock}.locked_qty <> next.locked`);
}

/** Keeps what core customers have not used yet, warehouse by warehouse, and never more than there is. */
async function keepReserves(db: Db, own: SQL, today: string) {
  await db.execute(sql`update ${coreReserve} set status = 3 where status = 1 and end_date < ${today} and ${own}`);
  await db.execute(sql`update ${stock} set reserved_qty = kept.qty from (
    select stock_id, greatest(0, least(free, total - before)) as qty from (
      select stock_id, stock_qty - locked_qty as free,
        coalesce((select sum(reserve_qty - used_qty) from ${coreReserve} as of_pair
          where of_pair.branch_id = one.branch_id and of_pair.product_id = one.product_id
            and ${inForce(today)}), 0)::bigint as total,
        coalesce(sum(stock_qty - locked_qty) over (partition by branch_id, product_id order by warehouse
          rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from ${stock} as one where ${own}
    ) as free_of
  ) as kept where kept.stock_id = ${stock}.stock_id and ${stock}.reserved_qty <> kept.qty`);
}

const productsOf = ({ branchId, productIds }: GoodsOf) =>
  sql`branch_id = ${branchId} and product_id in (${sql.join(
    productIds.map((id) => sql`${id}`),
    sql`, `,
  )})`;

/**
 * What is locked and what is kept of the stock today, of products of one company or of whatever is ordered or reserved.
 * Rows of products are locked in one order, before anybody reads what is ordered: who comes second counts the first.
 */
export async function settleStock(db: Db, today: string, of?: GoodsOf) {
  if (of?.productIds.length === 0) return;
  if (of) await db.execute(sql`select from ${stock} where ${productsOf(of)} order by stock_id for update`);
  const ordered = await orderedGoods.get()(db, of);
  const pairs = [...new Set(ordered.map(({ branchId, productId }) => `${branchId} ${productId}`))];
  const reserved = sql`(branch_id, product_id) in (select branch_id, product_id from ${coreReserve})`;
  const own = of
    ? productsOf(of)
    : sql`(${reserved} or branch_id || ' ' || product_id in (select jsonb_array_elements_text(${JSON.stringify(pairs)}::jsonb)))`;
  await lockOrdered(db, own, { today, ordered });
  await keepReserves(db, own, today);
}
