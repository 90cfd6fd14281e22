import { session } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';

/** What the pages have reported about themselves, by the key of their tab. */
export interface PageNotes {
  titles: ReadonlyMap<string, string>;
  /** The list that a page belongs to. */
  parents: ReadonlyMap<string, string>;
  dirty: ReadonlySet<string>;
}

const NONE: PageNotes = { titles: new Map(), parents: new Map(), dirty: new Set() };

const store = createStore(NONE);

/** Functions that discard the unsaved input of a page. */
const drops = new Map<string, () => void>();

export const pageNotes = {
  get: store.get,
  subscribe: store.subscribe,
  setTitle(key: string, title: string) {
    if (store.get().titles.get(key) === title) return;
    store.set({ ...store.get(), titles: new Map(store.get().titles).set(key, title) });
  },
  setParent(key: string, path: string) {
    if (store.get().parents.get(key) === path) return;
    store.set({ ...store.get(), parents: new Map(store.get().parents).set(key, path) });
  },
  setDirty(key: string, isDirty: boolean, drop?: () => void) {
    if (isDirty && drop) drops.set(key, drop);
    else drops.delete(key);
    const { dirty } = store.get();
    if (dirty.has(key) === isDirty) return;
    const next = new Set(dirty);
    if (isDirty) next.add(key);
    else next.delete(key);
    store.set({ ...store.get(), dirty: next });
  },
  /** Called when pages are closed or refreshed; the user has agreed to lose their input. */
  forget(keys: readonly string[]) {
    for (const key of keys) drops.get(key)?.();
    const { titles, parents, dirty } = store.get();
    const gone = new Set(keys);
    for (const key of keys) drops.delete(key);
    store.set({
      titles: new Map([...titles].filter(([key]) => !gone.has(key))),
      parents: new Map([...parents].filter(([key]) => !gone.has(key))),
      dirty: new Set([...dirty].filter((key) => !gone.has(key))),
    });
  },
  forgetAll() {
    const { titles, parents, dirty } = store.get();
    pageNotes.forget([...titles.keys(), ...parents.keys(), ...dirty]);
  },
};

/** Returns a function that stops it. */
export const startPageNotes = () =>
  session.subscribe(() => {
    if (session.stage() !== 'out') return;
    // When the server ends the session, the pages are closed but their drafts stay.
    drops.clear();
    store.set(NONE);
  });

export const usePageNotes = store.use;
