import { inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Up to this number rows are named one by one; of more, few have to be looked at to fill a page. */
export const FEW = 2_000;

interface Search extends SQLWrapper {
  limit: (count: number) => PromiseLike<{ id: string }[]>;
}

/**
 * Whether a column is one of what is found in another table. That is looked for first: the database then knows how many
 * rows to expect, which it would have to guess of a subquery.
 */
export async function isFound(column: PgColumn, search: () => Search) {
  const found = await search().limit(FEW + 1);
  return found.length > FEW
    ? sql`${column} in ${search()}`
    : inArray(
        column,
        found.map(({ id }) => id),
      );
}
