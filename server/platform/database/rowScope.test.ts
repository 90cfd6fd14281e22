import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { EVERY_BRANCH, inEveryBranch, ScopedConnection } from './rowScope';

/** A connection that records its statements, and takes some time for each. */
function connection(role?: string) {
  const log: string[] = [];
  const note = async (text: string) => {
    await new Promise(setImmediate);
    log.push(text);
  };
  const scoped = new ScopedConnection(note, role);
  const ask = (text: string, scope: string) => scoped.run(text, scope, () => note(text));
  return { log, ask };
}

test('the scope is set right before a statement, and only where it changes', async () => {
  const { log, ask } = connection('rows');
  await Promise.all([ask('one', '/FDA/'), ask('two', EVERY_BRANCH), ask('three', EVERY_BRANCH), ask('four', "/O'B/")]);
  expect(log).toEqual([
    "set jit = off; set parallel_setup_cost = 100000; set role rows; set app.scope = '/FDA/'",
    'one',
    "set role none; set app.scope = '*'",
    'two',
    'three',
    "set role rows; set app.scope = '/O''B/'",
    'four',
  ]);
});

test('the scope is set again after a commit and after a rollback, which may have taken it back', async () => {
  const { log, ask } = connection();
  for (const text of ['begin', 'one', 'rollback to savepoint sp1', 'two', 'commit', 'three']) await ask(text, '/FDA/');
  const said = "set app.scope = '/FDA/'";
  expect(log).toEqual([
    `set jit = off; set parallel_setup_cost = 100000; ${said}`,
    'begin',
    'one',
    'rollback to savepoint sp1',
    said,
    'two',
    'commit',
    said,
    'three',
  ]);
});

test('where the scope cannot be set, the statement is not run, and the next one sets it anew', async () => {
  const asked: string[] = [];
  let isBroken = true;
  const scoped = new ScopedConnection(
    () => (isBroken ? Promise.reject(new Error('aborted')) : Promise.resolve()),
    undefined,
  );
  const ask = (text: string) => scoped.run(text, '/FDA/', () => Promise.resolve(asked.push(text)));
  await expect(ask('one')).rejects.toThrow('aborted');
  isBroken = false;
  await ask('two');
  expect(asked).toEqual(['two']);
});

test('a statement that has to see every branch sets that scope itself', async () => {
  const { log, ask } = connection();
  const { sql: text } = new PgDialect().sqlToQuery(sql`select from t where ${inEveryBranch(sql`a = ${1}`)}`);
  await ask(text, '/FDA/');
  expect(log).toEqual(["set jit = off; set parallel_setup_cost = 100000; set app.scope = '*'", text]);
});
