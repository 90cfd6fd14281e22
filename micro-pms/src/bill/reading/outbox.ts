import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Input } from '../../../../src/contract/endpoint';
import type { readingApi } from '../../../../src/contract/property/meters';
import { createCell } from '../../cell';

/** A photo that no server has yet. */
export interface Picture {
  /** The idempotency key of every try. */
  key: string;
  file: File;
  fileId?: string;
}

/** A reading that the server has not taken yet; it survives the tab. */
export interface OutboxItem {
  /** The idempotency key of every try. */
  key: string;
  /** Who read it, and in which branch. */
  owner: string;
  at: number;
  meterNo: string;
  form: Omit<Input<typeof readingApi.add>, 'images'>;
  pictures: readonly Picture[];
  /** Why the server refused it: a person decides what becomes of it. */
  problem?: string | undefined;
  /** What may be accepted of it. */
  warnings?: readonly number[] | undefined;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { owner: string } };
}

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

/** Without storage, readings live as long as the tab. */
const store = () =>
  (opened ??= openDB<Schema>('micro-pms-readings', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('items', { keyPath: 'key' }).createIndex('owner', 'owner');
    },
  }).catch(() => undefined));

const kept = new Map<string, OutboxItem>();

/** Those of the user that wait, the oldest first. */
export const waiting = createCell<readonly OutboxItem[]>([]);

async function all(owner: string): Promise<OutboxItem[]> {
  const db = await store();
  const found = db
    ? await db.getAllFromIndex('items', 'owner', owner)
    : [...kept.values()].filter((one) => one.owner === owner);
  return found.sort((a, b) => a.at - b.at);
}

const refresh = async (owner: string) => waiting.set(await all(owner));

export const outbox = {
  all,
  refresh,
  async put(item: OutboxItem) {
    const db = await store();
    if (db) await db.put('items', item);
    else kept.set(item.key, item);
    await refresh(item.owner);
  },
  async remove({ key, owner }: OutboxItem) {
    const db = await store();
    if (db) await db.delete('items', key);
    else kept.delete(key);
    await refresh(owner);
  },
};
