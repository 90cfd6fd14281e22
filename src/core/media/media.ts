import { useSyncExternalStore } from 'react';

/** What a media query says, and a hook that follows it. */
function media(query: string) {
  const matches = () => window.matchMedia(query).matches;
  const subscribe = (notify: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  };
  return { matches, use: () => useSyncExternalStore(subscribe, matches) };
}

/**
 * docs/console.md#frame: below it the console is one for phones. Unlike antd's breakpoints it does not draw a page anew
 * that is shown again.
 */
const wide = media('(min-width: 992px)');
export const useIsWide = wide.use;

/** docs/console.md#lists: a table would show three of its columns. Paper is narrow as well, and has the tables. */
const phone = media('screen and (max-width: 767.98px)');
export const useIsPhone = phone.use;

const still = media('(prefers-reduced-motion: reduce)');
/** Whether the user wants nothing to move. */
export const isStill = still.matches;
export const useIsStill = still.use;
