import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { branchProduct } from '../../master-data/public';
import { branch } from '../../../platform/schema/organisation';
import { priceChange } from '../data/schema/price-change';
import { takeLock } from '../../../platform/database/advisoryLocks';
import { global, ofParent } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';

const WAITING = 0;
const APPLIED = 1;
const AT_ONCE = 500;

/** The prices in force at a branch today: its own row, or that of the nearest branch above. */
const holding = (productId: string, branchIds: readonly string[]) =>
  sql`select list_price, min_sale_price, cost_price, listed from ${branchProduct} where product_id = ${productId} and branch_id = any(${sql.param([...branchIds])}::text[]) order by array_position(${sql.param([...branchIds])}::text[], branch_id) limit 1`;

/** Both prices from then on: the one that does not change is the present one, not the one at the time of planning. */
const pricesOf = ({ fields, listPrice, minSalePrice }: typeof priceChange.$inferSelect) => ({
  listPrice: fields.includes('listPrice') ? sql`${listPrice}::bigint` : sql`held.list_price`,
  minSalePrice: fields.includes('minSalePrice') ? sql`${minSalePrice}::bigint` : sql`held.min_sale_price`,
});

/**
 * Makes planned prices whose day has come the prices of their branches, oldest first; cost and listing do not change.
 * Several processes take turns, because an earlier price must not replace a later one.
 */
export async function applyPrices(db: Db, now: string): Promise<number> {
  let done = 0;
  for (;;) {
    const applied = await db.transaction(async (tx) => {
      await takeLock(tx, 'duePrices');
      const due = await tx
        .select({ change: priceChange, path: branch.path })
        .from(priceChange)
        .innerJoin(branch, eq(branch.branchId, priceChange.branchId))
        .where(global('clock', and(eq(priceChange.status, WAITING), lte(priceChange.effectiveTime, now))))
        .orderBy(asc(priceChange.effectiveTime), asc(priceChange.changeId))
        .limit(AT_ONCE)
        // Rows that are being cancelled right now are skipped until the next run.
        .for('update', { of: priceChange, skipLocked: true });
      for (const { change, path } of due) {
        const { changeId, productId, branchId } = change;
        const { listPrice, minSalePrice } = pricesOf(change);
        await tx.execute(
          sql`insert into ${branchProduct} (product_id, branch_id, list_price, min_sale_price, cost_price, listed) select ${productId}, ${branchId}, ${listPrice}, ${minSalePrice}, held.cost_price, held.listed from (${holding(productId, lineage(path))}) held on conflict (product_id, branch_id) do update set list_price = excluded.list_price, min_sale_price = excluded.min_sale_price`,
        );
        await tx
          .update(priceChange)
          .set({ status: APPLIED, gmtModified: now })
          .where(ofParent(priceChange.changeId, changeId));
      }
      return due.length;
    });
    done += applied;
    if (applied < AT_ONCE) return done;
  }
}
