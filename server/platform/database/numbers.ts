import { like, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './db';
import { takeLock, type LockName } from './advisoryLocks';

const DIGITS = 6;

interface Series {
  column: PgColumn;
  prefix: string;
  /** The lock of the series, held until the transaction ends. */
  lock: LockName;
  now: string;
  digits?: number;
}

/** The next number of a month: prefix + yyyymm + digits. */
export async function nextNumber(db: Db, { column, prefix, lock, now, digits = DIGITS }: Series): Promise<string> {
  await takeLock(db, lock);
  const start = prefix + now.slice(0, 7).replace('-', '');
  const [found] = await db
    .select({ last: sql<string | null>`max(${column})` })
    .from(column.table)
    .where(like(column, `${start}%`));
  return start + String(Number(found?.last?.slice(start.length) ?? 0) + 1).padStart(digits, '0');
}

const LONG_DIGITS = 8;

/** The next `count` numbers of a series without months: prefix + eight digits. */
export async function nextSerials(db: Db, { column, prefix, lock }: Omit<Series, 'now'>, count: number) {
  await takeLock(db, lock);
  const [found] = await db.select({ last: sql<string | null>`max(${column})` }).from(column.table);
  const last = Number(found?.last?.slice(prefix.length) ?? 0);
  return Array.from({ length: count }, (_, i) => prefix + String(last + 1 + i).padStart(LONG_DIGITS, '0'));
}
