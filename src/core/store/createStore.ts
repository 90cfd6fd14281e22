import { useSyncExternalStore } from 'react';

/** A value that lives outside React, and tells whoever listens that it may be another one. */
export interface Readable<T> {
  get: () => T;
  /** Calls back after each change; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The value in a component, which is drawn again with each change of it. */
  use: () => T;
}

export interface Store<T> extends Readable<T> {
  set: (next: T) => void;
}

const readable = <T>(get: () => T, subscribe: Readable<T>['subscribe']): Readable<T> => ({
  get,
  subscribe,
  use: () => useSyncExternalStore(subscribe, get),
});

/** One value that is replaced as a whole. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    ...readable(() => value, subscribe),
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      // A listener may unsubscribe another one while it is told.
      for (const listener of [...listeners]) listener();
    },
  };
}

/**
 * A value that follows from others. It is asked for when somebody reads it: nothing has to be kept in step. `get` answers
 * the same value as long as what it is made of is the same.
 */
export const derive = <T>(get: () => T, sources: readonly Pick<Readable<unknown>, 'subscribe'>[]): Readable<T> =>
  readable(get, (listener) => {
    const stops = sources.map(({ subscribe }) => subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  });
