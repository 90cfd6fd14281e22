import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS, type Settings } from '../../../config/defaultSettings';
import { session } from '../session/session';
import { stored } from '../storage/stored';
import { createStore } from '../store/createStore';
import { parseSettings } from './parseSettings';

/** Kept per user of this browser; without a name: the look that the sign-in page takes over from the last one. */
const entryOf = (loginName: string) => stored({ area: 'local', key: `settings:${loginName}`, parse: parseSettings });

const load = (loginName: string): Settings => entryOf(loginName).read() ?? DEFAULT_SETTINGS;

let owner = session.get().loginName;
const store = createStore<Settings>(load(owner));

session.subscribe(() => {
  const { loginName } = session.get();
  if (loginName === owner) return;
  owner = loginName;
  store.set(load(owner));
});

/** What the user has set for himself (specification §3 "Settings"). */
export const preferences = {
  get: store.get,
  subscribe: store.subscribe,
  set(values: Partial<Settings>) {
    // Checked like what is read: a colour comes from a field that takes any text.
    const next = parseSettings({ ...store.get(), ...values });
    entryOf(owner).write(next);
    entryOf('').write(next);
    store.set(next);
  },
  reset: () => preferences.set(DEFAULT_SETTINGS),
};

export const usePreferences = () => useSyncExternalStore(store.subscribe, store.get);
