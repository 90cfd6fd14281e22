/*
 * `keptStatements.ts <directory>` asks the embedded database and PGlite as it comes the same things, and prints what
 * both have answered. A test cannot load PGlite itself.
 */
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { openPglite } from '../../server/platform/database/pglite';

const TABLE = 'create table t (id int primary key, name text unique, tags text[], facts jsonb, price numeric)';
const INSERT = 'insert into t values ($1, $2, $3, $4, $5) returning id, tags';
const READ = 'select price from t where id = $1';
const CHANGE = 'update t set price = price + 1 where id = $1';
const ASKED: readonly (readonly [string, readonly unknown[]])[] = [
  [INSERT, [1, '一', ['a', 'b,"c'], { deep: [1, null] }, '10.50']],
  [INSERT, [2, null, null, null, null]],
  [INSERT, [3, "it's", [], 'text', '0']],
  // Planned for good from the sixth time on.
  ...Array.from({ length: 8 }).flatMap((): (readonly [string, readonly unknown[]])[] => [
    ['select * from t where id = any($1) order by id', [[1, 3]]],
    ['select id, name from t where name = $1 or $1 is null order by id', ['一']],
    ['update t set name = name where id > $1', [1]],
    ['select (count(*) filter (where price > $1))::int as n from t', ['1']],
    ['delete from t where id = $1', [99]],
    ['insert into t (id, name) values ($1, $2)', [1, 'x']],
    ['select nothing from t', []],
    ['select 1 / $1::int as one', [0]],
    ['select 1 / $1::int as one', [1]],
  ]),
  ['alter table t add column more text', []],
  ['create index on t (name)', []],
  ['select id, name from t where name = $1 or $1 is null order by id', ['一']],
];

const failureOf = (error: unknown) => ({
  code: error instanceof Error && 'code' in error ? error.code : undefined,
  constraint: error instanceof Error && 'constraint' in error ? error.constraint : undefined,
});

async function ask(client: PGlite | Transaction, text: string, params: readonly unknown[]) {
  try {
    const { rows, fields, affectedRows } = await client.query(text, [...params], { rowMode: 'array' });
    return { rows, fields, affectedRows };
  } catch (error) {
    return failureOf(error);
  }
}

async function askAll(client: PGlite) {
  await client.exec(TABLE);
  const answers: unknown[] = [];
  for (const [text, params] of ASKED) answers.push(await ask(client, text, params));
  return answers;
}

/** A transaction that breaks, somebody outside who reads meanwhile, and the transaction used when it is over. */
async function inTransactions(client: PGlite) {
  const before = await ask(client, READ, [1]);
  const inside: unknown[] = [];
  const ended: Transaction[] = [];
  const failing = client.transaction(async (tx) => {
    ended.push(tx);
    inside.push(
      await ask(tx, CHANGE, [1]),
      await ask(tx, INSERT, [1, null, null, null, null]),
      await ask(tx, CHANGE, [1]),
    );
    throw new Error('enough');
  });
  const meanwhile = ask(client, READ, [1]);
  const outcome = await failing.then(
    () => 'done',
    (error: unknown) => String(error),
  );
  const late = await Promise.resolve()
    .then(() => ended[0]?.query(CHANGE, [1]))
    .then(
      () => 'done',
      () => 'refused',
    );
  await client.transaction((tx) => ask(tx, CHANGE, [1]));
  return { before, inside, meanwhile: await meanwhile, outcome, late, after: await ask(client, READ, [1]) };
}

async function keptAfterMany(client: PGlite) {
  for (let n = 0; n < 600; n += 1) await client.query(`select ${n} as n`);
  return (await client.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n;
}

async function main() {
  const [, , directory = ''] = process.argv;
  const kept = await openPglite(join(directory, 'kept'));
  const plain = await PGlite.create(join(directory, 'plain'));
  const report = {
    answers: [await askAll(kept), await askAll(plain)],
    transactions: [await inTransactions(kept), await inTransactions(plain)],
    keptAfterMany: await keptAfterMany(kept),
  };
  await Promise.all([kept.close(), plain.close()]);
  process.stdout.write(JSON.stringify(report));
}

void main();
