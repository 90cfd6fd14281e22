import { DEFAULT_SETTINGS, type Settings } from '../../../config/defaultSettings';
import { stored } from '../storage/stored';
import { parseSettings } from './parseSettings';
import { userStore } from './userStore';

const KEY = 'settings';
const store = userStore({ key: KEY, parse: parseSettings });

/** What the sign-in page takes over: the look of the last user of this browser. */
const last = stored({ area: 'local', key: `${KEY}:`, parse: parseSettings });

/** What the user has set for himself (docs/console.md#settings). */
export const preferences = {
  get: store.get,
  subscribe: store.subscribe,
  set(values: Partial<Settings>) {
    // Checked like what is read: a colour comes from a field that takes any text.
    const next = parseSettings({ ...store.get(), ...values });
    store.set(next);
    last.write(next);
  },
  reset: () => preferences.set(DEFAULT_SETTINGS),
};

export const usePreferences = store.use;
