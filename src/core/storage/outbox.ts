import { type DBSchema, openDB } from 'idb';
import { database } from './database';

/** A write that could not reach the server yet. */
export interface OutboxItem<T extends object = object> {
  /** The idempotency key of every try. */
  key: string;
  /** The user and the purpose. */
  owner: string;
  content: T;
  at: number;
  /** Why the server refused it; a person decides what becomes of it. */
  problem?: string;
  /** When the server took it; kept a while longer to be shown. */
  settledAt?: number;
}

interface Schema extends DBSchema {
  letters: { key: string; value: OutboxItem; indexes: { owner: string } };
}

const attempt = database<Schema>(() =>
  openDB('branch-admin-outbox', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('letters', { keyPath: 'key' }).createIndex('owner', 'owner');
    },
  }),
);

/** If the browser stores nothing, items live as long as the tab. */
const kept = new Map<string, OutboxItem>();

/** Writes that wait for a connection. They are stored in this browser and survive a restart. */
export const outbox = {
  put: (item: OutboxItem) =>
    attempt(
      async (db) => {
        await db.put('letters', item);
      },
      () => void kept.set(item.key, item),
    ),

  remove: (key: string) =>
    attempt(
      (db) => db.delete('letters', key),
      () => void kept.delete(key),
    ),

  /** The oldest first. */
  async of(owner: string): Promise<OutboxItem[]> {
    const found = await attempt(
      (db) => db.getAllFromIndex('letters', 'owner', owner),
      () => [...kept.values()].filter((one) => one.owner === owner),
    );
    return found.sort((a, b) => a.at - b.at);
  },
};
