import type { Db } from './db';

/**
 * A query that every request asks: its text is built once for each database, and PostgreSQL parses and plans it once for
 * each connection, under the name that its builder gave it. What differs from request to request is a placeholder.
 */
export function prepared<Q extends object>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
