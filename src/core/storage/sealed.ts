import { type DBSchema, openDB } from 'idb';
import { database } from './database';

/** What can be read with a key of this browser only (docs/adr/0034-a-door-without-a-connection.md). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** `kept` is gone with a sign-out; `waiting` stays as long as something waits to be sent. */
type KeyName = 'kept' | 'waiting';

interface Kept {
  name: string;
  /** Milliseconds since the epoch; nobody reads it any more after that. */
  until: number;
  sealed: Sealed;
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  kept: { key: string; value: Kept };
}

const ALGORITHM = { name: 'AES-GCM', length: 256 } as const;
const IV_BYTES = 12;

const attempt = database<Schema>(() =>
  openDB('branch-admin-sealed', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('keys');
      fresh.createObjectStore('kept', { keyPath: 'name' });
    },
  }),
);

/** Where the browser stores nothing, things live as long as the tab. */
const keys = new Map<string, CryptoKey>();
const kept = new Map<string, Kept>();

/** A key that no script can read, not even this one: the browser uses it and does not hand it out. */
async function keyOf(name: KeyName): Promise<CryptoKey> {
  const found = await attempt(
    (db) => db.get('keys', name),
    () => keys.get(name),
  );
  if (found) return found;
  const fresh = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  return attempt(
    async (db) => {
      const change = db.transaction('keys', 'readwrite');
      // Another tab may have made one meanwhile.
      const other = await change.store.get(name);
      if (!other) await change.store.put(fresh, name);
      await change.done;
      return other ?? fresh;
    },
    () => {
      keys.set(name, fresh);
      return fresh;
    },
  );
}

async function seal(key: KeyName, value: object): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const content = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM.name, iv }, await keyOf(key), content) };
}

/** Undefined for what was sealed with a key that is gone. */
async function unseal(key: KeyName, { iv, bytes }: Sealed): Promise<unknown> {
  try {
    const content = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv }, await keyOf(key), bytes);
    const value: unknown = JSON.parse(new TextDecoder().decode(content));
    return value;
  } catch {
    return undefined;
  }
}

/** Things that this browser keeps for work without a connection, and that nobody can read in its files. */
export const sealed = {
  /** WebCrypto exists on secure origins only: https or localhost. */
  isAble: () => 'subtle' in crypto,
  seal,
  unseal,

  async keep(name: string, value: object, until: number) {
    const item: Kept = { name, until, sealed: await seal('kept', value) };
    await attempt(
      async (db) => {
        await db.put('kept', item);
      },
      () => void kept.set(name, item),
    );
  },

  async find(name: string, now: number): Promise<unknown> {
    const item = await attempt(
      (db) => db.get('kept', name),
      () => kept.get(name),
    );
    return item && item.until > now ? unseal('kept', item.sealed) : undefined;
  },

  names: () =>
    attempt(
      (db) => db.getAllKeys('kept'),
      () => [...kept.keys()],
    ),

  remove: (name: string) =>
    attempt(
      (db) => db.delete('kept', name),
      () => void kept.delete(name),
    ),

  /** Everything that is kept, and its key; what waits to be sent stays. */
  wipe: () =>
    attempt(
      async (db) => {
        const change = db.transaction(['keys', 'kept'], 'readwrite');
        await Promise.all([change.objectStore('kept').clear(), change.objectStore('keys').delete('kept')]);
        await change.done;
      },
      () => {
        kept.clear();
        keys.delete('kept');
      },
    ),
};
