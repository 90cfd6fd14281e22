import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from './db';

interface List<Query> {
  /** With its joins and conditions, but neither an order nor a limit. */
  listed: Query;
  /** Tells any two rows apart. */
  order: readonly (PgColumn | SQL)[];
}

interface Paging {
  /** From one. */
  pageNum: number;
  pageSize: number;
}

/** A page of a list, and how many rows it has in all: the query is counted as it stands, so the two can not differ. */
export async function paged<Query extends PgSelect>(
  db: Db,
  { listed, order }: List<Query>,
  { pageNum, pageSize }: Paging,
): Promise<{ rows: Query['_']['result']; total: number }> {
  const total = await db.$count(listed.as('listed'));
  const rows = await listed
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { rows, total };
}
