import { PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';

/** Arrays of numeric, timestamp, timestamptz, interval and date. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182];
const asText = (value: string) => value;
/** drizzle converts these by column: it needs the raw texts. */
const PARSERS = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS].map((type) => [type, asText]),
);

/**
 * drizzle brings the same parsers with each query, and PGlite copies all that it has to add them: a tenth of the time
 * of a request. They are given once, and taken out of the queries.
 */
function withoutParsers<C extends Pick<PGlite | Transaction, 'query'>>(client: C): C {
  const query = client.query.bind(client);
  client.query = <R>(text: string, params?: unknown[], { parsers: _, ...options }: QueryOptions = {}) =>
    query<R>(text, params, options);
  return client;
}

/** The embedded database in a directory. */
export async function openPglite(directory: string): Promise<PGlite> {
  const client = withoutParsers(await PGlite.create(directory, { parsers: PARSERS }));
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((inside) => work(withoutParsers(inside)));
  return client;
}
