/*
 * `foreignRows.ts <directory or address> [address of a superuser]` fills every table of an empty database with a row of
 * two companies and a parent of each, and prints what a request of one of them can do with the rows of the other, by
 * statements that say nothing of branches. A test cannot load PGlite itself.
 */
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as z from 'zod';
import { Client } from 'pg';
import type { Db } from '../../server/platform/database/db';
import { openStore } from '../../server/platform/database/open';
import { rowsOf } from '../../server/platform/database/rows';
import { limitedTo } from '../../server/platform/database/rowScope';
import { rowScope } from '../../server/platform/scope';

/** In each key and text of a row: whose it is. */
const OWN = { branch: 'FDB', key: '880001' };
const FOREIGN = { branch: 'FDC', key: '990001' };
const NEW = { ...FOREIGN, key: '990002' };
type Row = typeof OWN;

const column = z.object({ tab: z.string(), name: z.string(), type: z.string(), needed: z.boolean(), own: z.boolean() });
type Column = z.infer<typeof column>;

const COLUMNS = sql`
  select c.relname as tab, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef as needed,
    a.attname ~ '(^|_)branch_ids?$' and a.attname !~ '^(login|from|last)' as own
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

const guarded = z.object({ tab: z.string(), guarded: z.boolean() });
const GUARDED = sql`
  select relname as tab, relrowsecurity and relforcerowsecurity as guarded from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;

/** A value that fits: later columns get later moments, so that a period ends after it begins. */
function valueOf({ name, type, own }: Column, { branch, key }: Row, position: number): SQL {
  if (own) return type.endsWith('[]') ? sql`array[${branch}]::text[]` : sql`${branch}::text`;
  if (type.endsWith('[]')) return sql`'{}'`;
  if (type.startsWith('timestamp')) return sql.raw(`timestamp '2026-03-08 09:00:00' + interval '${position} minutes'`);
  if (type === 'date') return sql.raw(`date '2026-03-08' + ${position}`);
  if (type === 'boolean') return sql`false`;
  if (type.startsWith('json')) return sql`'{}'`;
  if (type === 'bytea') return sql`''::bytea`;
  if (type === 'bigint' && /(^|_)id$|_no$/.test(name)) return sql`${key}::bigint`;
  // Those for the members of a branch; the others are for whoever has made them.
  if (name === 'share') return sql`3`;
  return type === 'text' ? sql`${key}::text` : sql`1`;
}

const isKey = ({ name, type }: Column) => type === 'bigint' && /(^|_)id$/.test(name);
const wanted = (one: Column) =>
  one.needed || one.own || one.name === 'share' || (isKey(one) && !one.name.includes('parent'));

function insertion(columns: readonly Column[], row: Row): SQL {
  const table = columns[0]?.tab ?? '';
  const given = columns.filter(wanted);
  const names = given.map(({ name }) => sql.identifier(name));
  const values = given.map((one, i) => valueOf(one, row, i));
  return sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
}

const counted = z.object({ found: z.coerce.number() });

/** How many rows a statement without any condition on branches has found or changed. */
async function numberOf(db: Db, statement: SQL) {
  const [row] = await rowsOf(db, statement, counted);
  return row?.found ?? -1;
}

const marked = (table: string, { key }: Row) =>
  sql`${sql.identifier(table)} as one where strpos(to_jsonb(one)::text, ${key}) > 0`;
const seen = (db: Db, table: string, row: Row) =>
  numberOf(db, sql`select count(*) as found from ${marked(table, row)}`);

const code = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : code(error.cause)) : '';

/** Each statement in a transaction that is given up. */
async function tried(db: Db, work: (tx: Db) => Promise<number>) {
  let done: number | string = '';
  await db
    .transaction(async (tx) => {
      done = await work(tx);
      throw new Error('given up');
    })
    .catch((error: unknown) => {
      if (done === '') done = code(error);
    });
  return done;
}

export interface Outcome {
  table: string;
  /** Whether a column of it names a branch. */
  ofBranch: boolean;
  guarded: boolean;
  all: number;
  own: number;
  foreign: number;
  nobody: number;
  updated: number | string;
  deleted: number | string;
  inserted: number | string;
}

async function look(db: Db, columns: readonly Column[], isGuarded: boolean): Promise<Outcome> {
  const table = columns[0]?.tab ?? '';
  const name = sql.identifier(table);
  const first = sql.identifier(columns[0]?.name ?? '');
  const who = { loginName: 'clerk', branchId: OWN.branch, branchPath: '/FDA/FDB/', isTop: false, loginBranchIds: [] };
  const clerk = limitedTo(db, rowScope({ ...who, dataScope: 'BRANCH' }));
  const changed = (statement: SQL) => (tx: Db) =>
    numberOf(tx, sql`with changed as (${statement} returning 1) select count(*) as found from changed`);
  return {
    table,
    ofBranch: columns.some(({ own }) => own),
    guarded: isGuarded,
    all: await seen(db, table, FOREIGN),
    own: await seen(clerk, table, OWN),
    foreign: await seen(clerk, table, FOREIGN),
    nobody: await numberOf(limitedTo(db, ''), sql`select count(*) as found from ${name}`),
    updated: await tried(
      clerk,
      changed(sql`update ${name} set ${first} = ${first} where ${first}::text = ${FOREIGN.key}`),
    ),
    deleted: await tried(clerk, changed(sql`delete from ${name} where ${first}::text = ${FOREIGN.key}`)),
    inserted: await tried(clerk, (tx) => tx.execute(insertion(columns, NEW)).then(() => 1)),
  };
}

/** The rows, past foreign keys: what a row refers to is no matter of this. */
async function fill(db: Db, tables: readonly (readonly Column[])[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [id, path] of [
      ['FDA', '/FDA/'],
      ['FDB', '/FDA/FDB/'],
      ['FDC', '/FDA/FDC/'],
    ] as const)
      // prettier-ignore
      await tx.execute(sql`insert into branch (branch_id, branch_name, org_type, path) values (${id}, ${id}, 1, ${path})`);
    for (const columns of tables)
      if (columns[0]?.tab !== 'branch') for (const row of [OWN, FOREIGN]) await tx.execute(insertion(columns, row));
  });
}

async function main([, , address = '', superuser = address]: readonly string[]) {
  const isServer = address.startsWith('postgres');
  const store = await openStore({
    ...(isServer ? { databaseUrl: address } : {}),
    dataDir: address,
    seed: () => Promise.resolve(),
  });
  const all = await rowsOf(store.db, COLUMNS, column);
  const isGuarded = new Map((await rowsOf(store.db, GUARDED, guarded)).map((one) => [one.tab, one.guarded]));
  const tables = [...new Set(all.map(({ tab }) => tab))].map((tab) => all.filter((one) => one.tab === tab));
  const client = isServer ? new Client({ connectionString: superuser }) : undefined;
  await client?.connect();
  await fill(client ? drizzle(client) : store.db, tables);
  await client?.end();
  const outcomes: Outcome[] = [];
  for (const columns of tables)
    outcomes.push(await look(store.db, columns, isGuarded.get(columns[0]?.tab ?? '') ?? false));
  await store.close();
  process.stdout.write(JSON.stringify(outcomes));
}

void main(process.argv);
