import { useSyncExternalStore } from 'react';
import { createStore } from '../store/createStore';

/** How often each object has been written in this browser tab. */
const written = createStore<ReadonlyMap<string, number>>(new Map());

/**
 * What this browser tab has written, by object: lists, records and figures that are made of an object read it again
 * when it has changed and they are seen. What other people write can be noted here too, once there is a channel for it.
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
