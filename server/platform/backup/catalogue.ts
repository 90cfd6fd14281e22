import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../database/db';
import { rowsOf } from '../database/rows';

/* The facts of the schema that a backup needs. They are read from the database, so that no table is forgotten. */

const table = z.object({
  name: z.string(),
  /** Columns in the order of the table, without those that the database computes. */
  columns: z.array(z.string()),
  /** Rows may be some megabytes long. */
  hasBytes: z.boolean(),
});
export type Table = z.output<typeof table>;

export const tablesOf = (db: Db) =>
  rowsOf(
    db,
    sql`
      select c.relname as name,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
        bool_or(a.atttypid = 'bytea'::regtype) as "hasBytes"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      group by c.relname order by c.relname`,
    table,
  );

const foreignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });

export const foreignKeysOf = (db: Db) =>
  rowsOf(
    db,
    sql`
      select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`,
    foreignKey,
  );

export const sequence = z.object({ name: z.string(), value: z.string() });

/** The sequences from which a number was taken. */
export const sequencesOf = (db: Db) =>
  rowsOf(
    db,
    sql`
      select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
    sequence,
  );

/** The last migration that was applied to the database. */
export async function migrationOf(db: Db) {
  const [last] = await rowsOf(
    db,
    sql`select created_at::text as migration from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    z.object({ migration: z.string() }),
  );
  return last?.migration ?? '';
}

const content = z.object({ rows: z.coerce.number(), digest: z.string() });

/** The number of rows and a digest of them, independent of their order: equal for a copy. */
export async function contentOf(db: Db, name: string) {
  const [found] = await rowsOf(
    db,
    sql`
      select count(*) as rows, coalesce(sum(hashtextextended(row_to_json(t)::text, 0)), 0)::text as digest
      from ${sql.identifier(name)} t`,
    content,
  );
  return found ?? { rows: 0, digest: '0' };
}
