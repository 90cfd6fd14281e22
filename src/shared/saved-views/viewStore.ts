import { useEffect, useSyncExternalStore } from 'react';
import { type SavedView, savedViewApi } from '@/contract/account/saved-views';
import { call } from '@/core/http/call';
import { session } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';

interface Known {
  /** The token that asked: another user, or another branch, sees others. */
  owner: string;
  views: readonly SavedView[] | undefined;
}

const store = createStore<Known>({ owner: '', views: undefined });
let asked = '';

/** Asks anew for all views of the user; a failure has been shown, and leaves what was known. */
export async function reloadViews() {
  const owner = session.get().token;
  const views = await call(savedViewApi.mine, {});
  store.set({ owner, views });
  return views;
}

/** Views are no reason to keep a list waiting, or to fail: it opens as it comes. */
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

/** All views of the user, of every list; undefined until they are known. Asked for once in a session. */
export function useViews(isWanted: boolean) {
  const views = useSyncExternalStore(store.subscribe, known);
  useEffect(() => {
    if (isWanted && !views) void askOnce();
  }, [isWanted, views]);
  return views;
}
