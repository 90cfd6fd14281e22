import { PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { isLost, stopsWhenLost } from './lostEngine';
import { ROWS_ROLE, type RowScope, ScopedConnection, scopedHandles } from './rowScope';
import { createStatements } from './statements';
import { isKept } from './statementText';

/** Arrays of numeric, timestamp, timestamptz, interval and date. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182];
const asText = (value: string) => value;
/** Types that drizzle converts by column, so that it needs the raw texts. */
const PARSERS = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS].map((type) => [type, asText]),
);

/** Runs something while no other query runs. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * drizzle passes the same parsers with each query, and PGlite copies its whole table of parsers to add them, which
 * takes a tenth of a request. So the client gets them once, and queries come without them.
 */
function withStatements<C extends Pick<PGlite | Transaction, 'query'>>(
  client: C,
  { run, alone }: { run: ReturnType<typeof createStatements>; alone: Alone },
): C {
  const query = client.query.bind(client);
  client.query = <R>(text: string, params: unknown[] = [], { parsers: _, ...options }: QueryOptions = {}) => {
    const isOpen = !('closed' in client && client.closed);
    // A closed transaction reports that itself.
    return isOpen && isKept(text) ? alone(() => run<R>(text, params, options)) : query<R>(text, params, options);
  };
  return client;
}

/** Opens the embedded database of a directory. */
export async function openPglite(directory: string): Promise<PGlite> {
  const client = stopsWhenLost(await PGlite.create(directory, { parsers: PARSERS }));
  const run = createStatements(client);
  const inside: Alone = (work) => client._runExclusiveQuery(work);
  const outside: Alone = (work) =>
    client._runExclusiveTransaction(async () => {
      const result = await inside(work);
      await client.syncToFs();
      return result;
    });
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(withStatements(tx, { run, alone: inside })));
  return withStatements(client, { run, alone: outside });
}

type Asked = Pick<PGlite | Transaction, 'query' | 'exec'>;

/** `query` of a client, limited to the branches of a scope. */
const scopedQuery =
  ({ query }: Pick<Asked, 'query'>, connection: ScopedConnection, scope: RowScope): Asked['query'] =>
  (text, params, options) =>
    connection.run(text, scope, () => query(text, params, options));

const connected = (client: PGlite) => ({
  client,
  connection: new ScopedConnection((text) => client.exec(text), ROWS_ROLE),
});

type Connected = ReturnType<typeof connected>;

/**
 * The pause before the database is opened again after a failure: with a full disk, every request would try otherwise.
 */
const REOPEN_PAUSE_MS = 1_000;

/** Holds a client that works: when it is lost, the next caller opens another one, and all others wait for that. */
function lasting(first: PGlite, reopen: (lost: PGlite) => Promise<PGlite>) {
  let current = connected(first);
  let opening: Promise<Connected> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const renew = async () => {
    try {
      current = connected(await reopen(current.client));
      forget();
      return current;
    } catch (error) {
      setTimeout(forget, REOPEN_PAUSE_MS).unref();
      throw error;
    }
  };
  return {
    client: () => current.client,
    run: <T>(work: (one: Connected) => Promise<T>): Promise<T> =>
      isLost(current.client) ? (opening ??= renew()).then(work) : work(current),
  };
}

/**
 * The embedded database, whose statements are for every branch, or for those that `limitedTo` says; and the client
 * that works at this moment.
 */
export function scopedPglite(first: PGlite, reopen: (lost: PGlite) => Promise<PGlite>) {
  const { client, run } = lasting(first, reopen);
  const db = scopedHandles((scope): PgliteDatabase => {
    const query: Asked['query'] = (...asked) =>
      run(({ client: one, connection }) => scopedQuery({ query: one.query.bind(one) }, connection, scope)(...asked));
    const transaction = <T>(work: (inside: Transaction) => Promise<T>) =>
      run(({ client: one, connection }) =>
        connection.transaction(scope, () =>
          one.transaction((inside) => {
            const within = new ScopedConnection((text) => inside.exec(text), ROWS_ROLE, scope);
            return work(Object.assign(inside, { query: scopedQuery({ query: inside.query }, within, scope) }));
          }),
        ),
      );
    // drizzle's type asks for the whole client, but it uses only these two.
    return drizzle({ client: { query, transaction } as unknown as PGlite, casing: 'snake_case' });
  });
  return { db, client };
}
