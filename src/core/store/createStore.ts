export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls back after each change; answers how to stop. Ready for `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

/** One value that lives outside React and tells whoever listens when it is replaced. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      // A listener may unsubscribe another one while it is told.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
