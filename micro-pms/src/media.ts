import { useSyncExternalStore } from 'react';

function media(query: string) {
  const matches = () => window.matchMedia(query).matches;
  const subscribe = (notify: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  };
  return () => useSyncExternalStore(subscribe, matches);
}

/** The widths at which the console changes (docs/console.md#frame). */
export const useIsWide = media('(min-width: 992px)');
export const useIsPhone = media('(max-width: 767.98px)');

/** Whether the user wants nothing to move. */
export const useIsStill = media('(prefers-reduced-motion: reduce)');
