import { and, sql } from 'drizzle-orm';
import { global } from '../../../../platform/scope';
import { activityProduct } from '../../data/schema/activity';
import { basketProduct } from '../../data/schema/basket';
import { customer, product } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { rowsOf } from '../baskets/productChange';
import { ofBranch, onlyIn, type Scoped, type Source, staffCover, takesAnybody, takesCustomer } from './scopes';
import { takesProduct } from './scopes';

/** Whether the other activity applies to every product, customer and salesperson of this one. */
export async function coversAll(
  [own, other]: readonly [Scoped, Scoped],
  path: string,
  { db }: Context,
): Promise<boolean> {
  const [left] = await db
    .select({ one: sql`1` })
    .from(product)
    .where(global('shared', onlyIn(takesProduct(own), takesProduct(other))))
    .limit(1);
  if (left) return false;
  const [nobody] = takesAnybody(other)
    ? []
    : await db
        .select({ one: sql`1` })
        .from(customer)
        .where(global('line', and(ofBranch(path), onlyIn(takesCustomer(own), takesCustomer(other)))))
        .limit(1);
  if (nobody) return false;
  // A customer who is added tomorrow would be in one of them only.
  if (takesAnybody(own) && !takesAnybody(other)) return false;
  const [staff] = await db
    .select({ covered: sql<boolean>`${staffCover(own, other)}` })
    .from(sql`(values (1)) as one`)
    .where(global('shared'));
  return staff?.covered === true;
}

/**
 * For special offers: whether the other one has a price for each product, from the same quantity or less, and no
 * limits.
 */
export async function coversTerms(source: Source, otherId: string, { db }: Context): Promise<boolean> {
  if (source === null) return false;
  const own =
    'activityId' in source
      ? sql`select product_id, min_qty from ${activityProduct} where activity_id = ${source.activityId}`
      : sql`select product_id, min_qty from ${basketProduct} where form_id = ${source.formId}`;
  const free = sql`o.limit_qty_per_customer is null and o.limit_qty_per_order is null and o.limit_qty_total is null`;
  const matched = sql`exists (select 1 from ${activityProduct} o where o.activity_id = ${otherId} and o.product_id = own.product_id and coalesce(o.min_qty, 0) <= coalesce(own.min_qty, 0) and ${free})`;
  const rows = rowsOf(await db.execute(sql`select 1 from (${own}) own where not ${matched} limit 1`));
  return rows.length === 0;
}
