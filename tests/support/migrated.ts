/*
 * `migrated.ts <directory or address>` fills an empty database by the baseline of the migrations alone, marks it as one
 * that had those before it, opens it as the backend does, and prints what it found. A test cannot load PGlite itself.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Db } from '../../server/platform/database/db';
import { openPglite } from '../../server/platform/database/pglite';
import { openStore } from '../../server/platform/database/open';
import { nextNumber } from '../../server/platform/numbers/series';
import before from '../durability/beforeBaseline.json';

interface Applied {
  when: number;
  hash: string;
}

export interface Migrated {
  /** A digest of the schema that the baseline makes. */
  baseline: string;
  /** Of the database that had the migrations before it, once the backend has opened it. */
  schema: string;
  applied: Applied[];
  kept: string[];
  /** Numbers go on behind those that were given before. */
  numbers: string[];
}

/** Every column, constraint, index and sequence; in which order the columns of a table stand does not matter. */
const DESCRIBED = sql.raw(`
  select line from (
    select format('column %s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end,
      coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select format('index %s', pg_get_indexdef(indexrelid))
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    union all
    select format('sequence %s %s %s %s', sequencename, data_type, start_value, increment_by)
    from pg_sequences where schemaname = 'public'
  ) as described order by line collate "C"`);

async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  // Both drivers answer with this; the query says what a row is.
  return (result as { rows: Row[] }).rows;
}

async function schemaOf(db: Db) {
  const lines = await rowsOf<{ line: string }>(db, DESCRIBED);
  return createHash('sha256')
    .update(lines.map(({ line }) => line).join('\n'))
    .digest('hex');
}

/** The migrations as they were when the baseline was the only one. */
async function withBaseline(work: (folder: string) => Promise<unknown>) {
  const all = resolve(__dirname, '../../server/platform/database/migrations');
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(all, 'meta/_journal.json'), 'utf8'));
  const [first = { tag: '' }] = journal.entries;
  mkdirSync(join(folder, 'meta'));
  cpSync(join(all, `${first.tag}.sql`), join(folder, `${first.tag}.sql`));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [first] }));
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
}

/** The database as no backend has opened it yet. */
async function openBare(databaseUrl: string | undefined, dataDir: string) {
  if (databaseUrl !== undefined) {
    const client = new Pool({ connectionString: databaseUrl });
    const db = drizzlePg({ client });
    return { db, migrate: (folder: string) => migratePg(db, { migrationsFolder: folder }), close: () => client.end() };
  }
  const client = await openPglite(join(dataDir, 'pg'));
  const db = drizzlePglite({ client });
  return {
    db,
    migrate: (folder: string) => migratePglite(db, { migrationsFolder: folder }),
    close: () => client.close(),
  };
}

async function main([, , directory = '']: readonly string[]) {
  const databaseUrl = directory.startsWith('postgres') ? directory : undefined;
  const bare = await openBare(databaseUrl, directory);
  await withBaseline(bare.migrate);
  const baseline = await schemaOf(bare.db);
  await bare.db.execute(sql`delete from drizzle.__drizzle_migrations`);
  for (const { when, hash } of before.applied)
    await bare.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);
  await bare.db.execute(sql`insert into setting (name, value) values ('kept', 'as it was')`);
  await bare.db.execute(
    sql`insert into branch (branch_id, branch_name, org_type, path) values ('HQ', 'HQ', 1, '/HQ/')`,
  );
  await bare.db.execute(sql`
    insert into import_record (import_no, template_code, file_name, file_hash, content, target, status, total_count,
      created_by, created_by_name, branch_id, create_time)
    select no, 'ORDER', '', '', '', '{}', 2, 0, '', '', 'HQ', '2026-03-08 09:00:00'
    from unnest(array['IM202603999999', 'IM2026031000007', 'IM202602000009', 'OLD']) as no`);
  await bare.close();

  const store = await openStore({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir: directory,
    seed: () => Promise.resolve(),
  });
  const applied = sql`select created_at::text as when, hash from drizzle.__drizzle_migrations order by created_at`;
  const found: Migrated = {
    baseline,
    schema: await schemaOf(store.db),
    applied: (await rowsOf<{ when: string; hash: string }>(store.db, applied)).map(({ when, hash }) => ({
      when: Number(when),
      hash,
    })),
    kept: (await rowsOf<{ value: string }>(store.db, sql`select value from setting where name = 'kept'`)).map(
      ({ value }) => value,
    ),
    numbers: [await nextNumber(store.db, 'import', '2026-03-09'), await nextNumber(store.db, 'import', '2026-04-01')],
  };
  await store.close();
  process.stdout.write(JSON.stringify(found));
}

void main(process.argv);
