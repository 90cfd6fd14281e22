import { inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Up to this number rows are named one by one; with more, a page is filled after looking at few rows. */
export const FEW = 2_000;

interface Search extends SQLWrapper {
  limit: (count: number) => PromiseLike<{ id: string }[]>;
}

/**
 * Whether a column is among the values found in another table. These are looked up first, so that the database knows
 * how many rows to expect; of a subquery it would have to guess.
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
