import { useSyncExternalStore } from 'react';

/** How often each object has been written in this browser tab. */
const written = new Map<string, number>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * What this browser tab has written, by object: lists, records and figures that are made of an object read it again
 * when it has changed and they are seen. What other people write can be noted here too, once there is a channel for it.
 */
export const freshness = {
  note(objects: readonly string[]) {
    if (objects.length === 0) return;
    for (const object of objects) written.set(object, (written.get(object) ?? 0) + 1);
    for (const listener of [...listeners]) listener();
  },
  /** Grows whenever one of these objects is written. */
  of: (objects: readonly string[]) => objects.reduce((sum, object) => sum + (written.get(object) ?? 0), 0),
};

export const useChanges = (objects: readonly string[]) => useSyncExternalStore(subscribe, () => freshness.of(objects));
