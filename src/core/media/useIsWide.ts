import { useSyncExternalStore } from 'react';

/** Specification §9: below it the console is one for phones. */
const WIDE = '(min-width: 992px)';

function subscribe(notify: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Unlike antd's breakpoints it does not draw a page anew that is shown again. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
