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
  /** Who read the meter, and in which branch. */
  owner: string;
  /** When it was read, in milliseconds. */
  at: number;
  meterNo: string;
  form: Omit<Input<typeof readingApi.add>, 'images'>;
  pictures: readonly Picture[];
  /** Why the server refused the reading: a person decides about it. */
  problem?: string | undefined;
  /** The codes of the warnings that may be accepted. */
  warnings?: readonly number[] | undefined;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { owner: string } };
}

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

async function openStore() {
  try {
    return await openDB<Schema>('micro-pms-readings', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('items', { keyPath: 'key' }).createIndex('owner', 'owner');
      },
    });
  } catch {
    return undefined;
  }
}

/** Without storage, readings live as long as the tab. */
const store = () => (opened ??= openStore());

const kept = new Map<string, OutboxItem>();

/**
 * The user's readings that wait, the oldest first. They are read from the device when the page opens, and then changed
 * one by one: reading two hundred with their photos again after each that was sent took longer than sending them.
 */
export const waiting = createCell<readonly OutboxItem[]>([]);
/** The user whose readings `waiting` has. */
let shownOwner = '';

const show = (owner: string, change: (shown: readonly OutboxItem[]) => readonly OutboxItem[]) =>
  owner === shownOwner && waiting.set(change(waiting.get()));

const byTime = (a: OutboxItem, b: OutboxItem) => a.at - b.at;

async function all(owner: string): Promise<OutboxItem[]> {
  const db = await store();
  const found = db
    ? await db.getAllFromIndex('items', 'owner', owner)
    : [...kept.values()].filter((one) => one.owner === owner);
  return found.sort(byTime);
}

async function refresh(owner: string) {
  shownOwner = owner;
  const found = await all(owner);
  show(owner, () => found);
}

export const outbox = {
  all,
  refresh,
  async put(item: OutboxItem) {
    const db = await store();
    if (db) await db.put('items', item);
    else kept.set(item.key, item);
    show(item.owner, (shown) => [...shown.filter(({ key }) => key !== item.key), item].sort(byTime));
  },
  async remove({ key, owner }: OutboxItem) {
    const db = await store();
    if (db) await db.delete('items', key);
    else kept.delete(key);
    show(owner, (shown) => shown.filter((one) => one.key !== key));
  },
};
