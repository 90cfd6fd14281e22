import { useEffect, useSyncExternalStore } from 'react';
import { type SavedView, savedViewApi } from '@/contract/account/saved-views';
import { call } from '@/core/http/call';
import { session } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';

interface Known {
  /** The token of the request: another user or branch has other views. */
  owner: string;
  views: readonly SavedView[] | undefined;
}

const store = createStore<Known>({ owner: '', views: undefined });
let asked = '';

/** Loads all views of the user again; after a failure, which has been shown, the known ones stay. */
export async function reloadViews() {
  const owner = session.get().token;
  const views = await call(savedViewApi.mine, {});
  store.set({ owner, views });
  return views;
}

/** A list must not wait for its views, or fail because of them: it opens without. */
async function askOnce() {
  const owner = session.get().token;
  if (!owner || asked === owner) return;
  asked = owner;
  try {
    store.set({ owner, views: await call(savedViewApi.mine, {}, { silent: true }) });
  } catch {
    store.set({ owner, views: [] });
    asked = '';
  }
}

const known = () => (store.get().owner === session.get().token ? store.get().views : undefined);

/** All views of the user, of every list; undefined until they are loaded, once per session. */
export function useViews(isWanted: boolean) {
  const views = useSyncExternalStore(store.subscribe, known);
  useEffect(() => {
    if (isWanted && !views) void askOnce();
  }, [isWanted, views]);
  return views;
}
