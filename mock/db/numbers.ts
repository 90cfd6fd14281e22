import { like, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './open';

const DIGITS = 6;

interface Series {
  column: PgColumn;
  prefix: string;
  /** Arbitrary, one for each series: whoever takes a number takes turns until his transaction ends. */
  lock: number;
  now: string;
}

/** The next number of a month: prefix + yyyymm + six digits. */
export async function nextNumber(db: Db, { column, prefix, lock, now }: Series): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${lock})`);
  const start = prefix + now.slice(0, 7).replace('-', '');
  const [found] = await db
    .select({ last: sql<string | null>`max(${column})` })
    .from(column.table)
    .where(like(column, `${start}%`));
  return start + String(Number(found?.last?.slice(start.length) ?? 0) + 1).padStart(DIGITS, '0');
}
