import type { DBSchema, IDBPDatabase } from 'idb';
import { reportError } from '../error-log/errorLog';

/** Work on a database of the browser; `instead` is what happens where it stores nothing, or fails. */
export type Attempt<S extends DBSchema> = <T>(
  work: (db: IDBPDatabase<S>) => Promise<T>,
  instead: () => T,
) => Promise<T>;

/** A database of the browser, opened when it is first needed. The console works without: storage is denied, full or broken. */
export function database<S extends DBSchema>(open: () => Promise<IDBPDatabase<S>>): Attempt<S> {
  let opened: Promise<IDBPDatabase<S> | null> | null = null;
  const fail = (error: unknown) => {
    reportError('session', error);
    return null;
  };
  return async (work, instead) => {
    if (!('indexedDB' in window)) return instead();
    opened ??= open().catch(fail);
    const db = await opened;
    if (!db) return instead();
    try {
      return await work(db);
    } catch (error) {
      fail(error);
      return instead();
    }
  };
}
