import { useEffect, useSyncExternalStore } from 'react';
import { type SavedView, savedViewApi } from '@/contract/account/saved-views';
import { call } from '@/core/http/call';
import { session } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';

interface Known {
  /** The token of the request: another user or branch has other views. */
  owner: string;
  /** Undefined until they are loaded. */
  views: readonly SavedView[] | undefined;
  /** The same views by list. */
  lists: ReadonlyMap<string, readonly SavedView[]>;
  /** How often they were loaded. */
  times: number;
}

const store = createStore<Known>({ owner: '', views: undefined, lists: new Map(), times: 0 });
let asked = '';

function keep(owner: string, views: readonly SavedView[]) {
  const before = store.get();
  const lists = new Map<string, SavedView[]>();
  for (const view of views) lists.set(view.listKey, [...(lists.get(view.listKey) ?? []), view]);
  store.set({ owner, views, lists, times: before.owner === owner ? before.times + 1 : 1 });
}

/** Loads all views of the user again; if it fails, `call` shows the error and the known views stay. */
export async function reloadViews() {
  const owner = session.get().token;
  const views = await call(savedViewApi.mine, {});
  keep(owner, views);
  return views;
}

/** A list must not wait for its views, or fail because of them: it opens without. */
async function askOnce() {
  const owner = session.get().token;
  if (!owner || asked === owner) return;
  asked = owner;
  try {
    keep(owner, await call(savedViewApi.mine, {}, { silent: true }));
  } catch {
    keep(owner, []);
    asked = '';
  }
}

const known = () => (store.get().owner === session.get().token ? store.get() : undefined);

/** How often the user's views were loaded: more than once after one was saved or removed. */
export const timesLoaded = () => known()?.times ?? 0;

const token = () => session.get().token;

/** Loads the views once per session. */
function useLoading(isWanted: boolean) {
  const owner = useSyncExternalStore(session.subscribe, token);
  useEffect(() => {
    if (isWanted && owner) void askOnce();
  }, [isWanted, owner]);
}

/** All views of the user, of every list; undefined until they are loaded. */
export function useViews() {
  useLoading(true);
  return useSyncExternalStore(store.subscribe, () => known()?.views);
}

/**
 * The user's views of a list; undefined until they are loaded, and also if there are none: the list is then not drawn
 * again for nothing.
 */
export function useViewsOf(listKey: string, isWanted: boolean) {
  useLoading(isWanted);
  return useSyncExternalStore(store.subscribe, () => known()?.lists.get(listKey));
}
