import { useSyncExternalStore } from 'react';
import { session } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';

/** What the pages have said about themselves, by the key of their tab. */
export interface PageNotes {
  titles: ReadonlyMap<string, string>;
  dirty: ReadonlySet<string>;
}

const NONE: PageNotes = { titles: new Map(), dirty: new Set() };

const store = createStore(NONE);

export const pageNotes = {
  get: store.get,
  setTitle(key: string, title: string) {
    if (store.get().titles.get(key) === title) return;
    store.set({ ...store.get(), titles: new Map(store.get().titles).set(key, title) });
  },
  setDirty(key: string, isDirty: boolean) {
    const { dirty } = store.get();
    if (dirty.has(key) === isDirty) return;
    const next = new Set(dirty);
    if (isDirty) next.add(key);
    else next.delete(key);
    store.set({ ...store.get(), dirty: next });
  },
  forget(keys: readonly string[]) {
    const { titles, dirty } = store.get();
    const gone = new Set(keys);
    store.set({
      titles: new Map([...titles].filter(([key]) => !gone.has(key))),
      dirty: new Set([...dirty].filter((key) => !gone.has(key))),
    });
  },
  clear: () => store.set(NONE),
};

session.subscribe(() => {
  if (session.stage() === 'out') pageNotes.clear();
});

export const usePageNotes = () => useSyncExternalStore(store.subscribe, store.get);
