export type StorageArea = 'session' | 'local';

export interface Stored<T> {
  /** Null if nothing is stored, or something invalid. */
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

interface Options<T> {
  area: StorageArea;
  key: string;
  /** Answers the value, repaired if need be, or null when it is not one. */
  parse: (value: unknown) => T | null;
}

const PREFIX = 'branch-admin:';

/** Values that the browser refused to store, kept as long as the tab; null hides a value that could not be removed. */
const kept: Record<StorageArea, Map<string, string | null>> = { session: new Map(), local: new Map() };

/** Touching the property throws where storage is denied. */
function attempt<R>(area: StorageArea, action: (storage: Storage) => R): R | undefined {
  try {
    return action(area === 'session' ? window.sessionStorage : window.localStorage);
  } catch {
    return undefined;
  }
}

function readText(area: StorageArea, key: string): string | null {
  const own = kept[area].get(key);
  return own !== undefined ? own : (attempt(area, (storage) => storage.getItem(key)) ?? null);
}

function writeText(area: StorageArea, key: string, text: string) {
  const stored = attempt(area, (storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (stored) return void kept[area].delete(key);
  kept[area].set(key, text);
  // An older value would come back after a reload.
  attempt(area, (storage) => storage.removeItem(key));
}

function removeText(area: StorageArea, key: string) {
  const removed = attempt(area, (storage) => {
    storage.removeItem(key);
    return true;
  });
  if (removed) kept[area].delete(key);
  else kept[area].set(key, null);
}

/**
 * A typed entry of the browser's storage: never throws, and works for the tab's life where storage is denied or full.
 */
export function stored<T>({ area, key, parse }: Options<T>): Stored<T> {
  const name = PREFIX + key;
  return {
    read() {
      const text = readText(area, name);
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write: (value) => writeText(area, name, JSON.stringify(value)),
    remove: () => removeText(area, name),
  };
}

/** Removes every entry of an area that belongs to the product, or those whose key begins with `prefix`. */
export function clearStored(area: StorageArea, prefix = '') {
  const names = attempt(area, (storage) => Object.keys(storage)) ?? [];
  for (const name of [...names, ...kept[area].keys()]) {
    if (name.startsWith(PREFIX + prefix)) removeText(area, name);
  }
}

/** Whether the browser has stored what was written: what it denies is gone with a reload. */
export const isLasting = (area: StorageArea) => kept[area].size === 0;

/** All entries of the product in an area, for `putBack`. */
export function copyStored(area: StorageArea): ReadonlyMap<string, string> {
  const names = attempt(area, (storage) => Object.keys(storage)) ?? [];
  const own = [...names, ...kept[area].keys()].filter((name) => name.startsWith(PREFIX));
  return new Map(own.map((name) => [name, readText(area, name) ?? '']));
}

export function putBack(area: StorageArea, copy: ReadonlyMap<string, string>) {
  for (const [name, text] of copy) writeText(area, name, text);
}
