import { useSyncExternalStore } from 'react';
import { createStore } from '../store/createStore';

/** How often each object has been written in this browser tab. */
const written = createStore<ReadonlyMap<string, number>>(new Map());

/**
 * Counts the writes of this browser tab, by object: whatever is made of an object is read again when that has changed
 * and it is visible. Other people's writes can be counted here too, once there is a channel for them.
 */
export const freshness = {
  note(objects: readonly string[]) {
    if (objects.length === 0) return;
    const next = new Map(written.get());
    for (const object of objects) next.set(object, (next.get(object) ?? 0) + 1);
    written.set(next);
  },
  /** Grows whenever one of these objects is written. */
  of: (objects: readonly string[]) => objects.reduce((sum, object) => sum + (written.get().get(object) ?? 0), 0),
};

export const useChanges = (objects: readonly string[]) =>
  useSyncExternalStore(written.subscribe, () => freshness.of(objects));
