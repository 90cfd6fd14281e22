import { type SQL, sql } from 'drizzle-orm';
import type { productCategory } from './schema/product';
import type { operateRange, region } from './schema/reference';

type Tree = typeof productCategory | typeof operateRange | typeof region;

/** These nodes and all below them, as a subquery of ids. */
export const belowNodes = (tree: Tree, ids: readonly string[]): SQL =>
  sql`(with recursive below as (select id from ${tree} where id = any(${sql.param([...ids])}::text[]) union select child.id from ${tree} child join below on child.parent_id = below.id) select id from below)`;
