import { useSyncExternalStore } from 'react';

/** A value outside of React that notifies its listeners when it may have changed. */
export interface Readable<T> {
  get: () => T;
  /** Calls back after each change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** The value, in a component: each change renders it again. */
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
      // A copy: a listener that is added by another one while they are called has its turn with the next change.
      for (const listener of [...listeners]) listener();
    },
  };
}

/**
 * A value derived from other stores. It is computed when it is read, so nothing has to be kept in step; `get` returns
 * the same value as long as its sources are the same.
 */
export const derive = <T>(get: () => T, sources: readonly Pick<Readable<unknown>, 'subscribe'>[]): Readable<T> =>
  readable(get, (listener) => {
    const stops = sources.map(({ subscribe }) => subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  });
