import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { userStore } from '@/core/preferences/userStore';
import { useMenu } from '../menu/menuStore';

/** Addresses of menu items; items that are no longer granted are not shown. */
interface PageMemory {
  /** The latest first. */
  recent: readonly string[];
  favourites: readonly string[];
}

const MOST_RECENT = 8;
const MOST_FAVOURITES = 50;
const MAX_PATH = 200;

function paths(value: unknown, most: number): readonly string[] {
  const given: unknown[] = Array.isArray(value) ? value.slice(0, 10 * most) : [];
  const good = given.filter((one) => typeof one === 'string').filter((one) => one.length <= MAX_PATH);
  return [...new Set(good)].slice(0, most);
}

export function parseMemory(value: unknown): PageMemory {
  const given: Partial<Record<keyof PageMemory, unknown>> = typeof value === 'object' && value !== null ? value : {};
  return { recent: paths(given.recent, MOST_RECENT), favourites: paths(given.favourites, MOST_FAVOURITES) };
}

const store = userStore({ key: 'pages', parse: parseMemory });

export const pageMemory = {
  get: store.get,
  visit(path: string) {
    const { recent, favourites } = store.get();
    if (recent[0] === path) return;
    store.set({ favourites, recent: paths([path, ...recent], MOST_RECENT) });
  },
  toggle(path: string) {
    const { recent, favourites } = store.get();
    const others = favourites.filter((one) => one !== path);
    store.set({
      recent,
      favourites: others.length < favourites.length ? others : paths([...others, path], MOST_FAVOURITES),
    });
  },
};

export const usePageMemory = store.use;

/** Remembers the pages that are shown. */
export function useRememberPages() {
  const { pathname, search } = useLocation();
  const { byPath } = useMenu();
  // A page of another site has its address in the query.
  const path = byPath.has(pathname + search) ? pathname + search : pathname;
  const isPage = (byPath.get(path)?.kind ?? 'group') !== 'group';
  useEffect(() => {
    if (isPage) pageMemory.visit(path);
  }, [isPage, path]);
}
