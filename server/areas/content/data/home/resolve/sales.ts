import { type SQL, sql } from 'drizzle-orm';
import { DAY, fromShanghai, shanghai } from '../../../../../platform/clock';
import { goodsSales } from '../../../../goods/public';
import { product } from '../../../../master-data/public';
import type { Resolving } from './viewed';

const DAYS = 30;
/** Products beyond these are ordered by their number. */
const MOST = 500;

/** The products that the company has shipped most of in the last thirty days come first. */
export async function bestSold({ db, viewed, today }: Resolving): Promise<SQL[]> {
  const from = shanghai(fromShanghai(today) - DAYS * DAY).slice(0, 10);
  const before = shanghai(fromShanghai(today) + DAY).slice(0, 10);
  const sold = new Map<string, number>();
  for (const { branchId, productId, qty } of await goodsSales.get()(db, { from, before }))
    if (branchId === viewed.branchId) sold.set(productId, (sold.get(productId) ?? 0) + qty);
  const ids = [...sold].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([id]) => id);
  return [sql`array_position(${sql.param(ids.slice(0, MOST))}::text[], ${product.productId}) asc nulls last`];
}
