import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from './db';

interface List<Query> {
  /** The query with joins and conditions, without order and limit. */
  listed: Query;
  /** A total order: no two rows are equal. */
  order: readonly (PgColumn | SQL)[];
}

interface Paging {
  /** From one. */
  pageNum: number;
  pageSize: number;
}

/** A page of a list, and how many rows it has in all: the query is counted as it stands, so the two cannot differ. */
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
