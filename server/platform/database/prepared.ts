import type { Db } from './db';

/**
 * A query of every request: its text is built once for each database, and PostgreSQL parses and plans it once for each
 * connection, under the name that its builder gives. Values that differ are placeholders.
 */
export function prepared<Q extends object>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
