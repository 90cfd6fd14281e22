import { safePath } from '@/core/navigation/safePath';
import { session } from '@/core/session/session';
import { stored } from '@/core/storage/stored';
import { createStore } from '@/core/store/createStore';
import { NO_TABS, type Tabs, visit } from './tabs';

/** More tabs than anybody opens; a longer stored list was not written by the console. */
const MOST = 60;

interface Kept {
  addresses: string[];
  visited: string[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST) : [];

function parse(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { addresses, visited }: Partial<Record<keyof Kept, unknown>> = value;
  return { addresses: texts(addresses).filter((one) => safePath(one, '') === one), visited: texts(visited) };
}

const kept = stored<Kept>({ area: 'session', key: 'tabs', parse });

function load(): Tabs {
  const { addresses, visited } = kept.read() ?? { addresses: [], visited: [] };
  const tabs = addresses.reduce(visit, NO_TABS);
  return { ...tabs, visited: visited.filter((key, at) => tabs.visited.includes(key) && visited.indexOf(key) === at) };
}

const store = createStore<Tabs>(NO_TABS);

/** The open tabs; they are back after a reload, and gone with the session. */
export const tabsStore = {
  get: store.get,
  subscribe: store.subscribe,
  set(tabs: Tabs) {
    store.set(tabs);
    kept.write({ addresses: tabs.open.map(({ address }) => address), visited: [...tabs.visited] });
  },
  clear() {
    store.set(NO_TABS);
    kept.remove();
  },
};

/** Restores the tabs after a reload, and follows the session; returns a function that stops it. */
export function startTabs() {
  store.set(load());
  let isOut = session.stage() === 'out';
  return session.subscribe(() => {
    const { branchId } = session.get();
    if (session.stage() === 'out') {
      isOut = true;
      tabsStore.clear();
    } else if (isOut && branchId) {
      // After an expired session, the user gets the previous tabs back.
      isOut = false;
      store.set(load());
    }
  });
}

export const useTabs = store.use;
