/* ProComponents' own says no to every query first, and draws what asked once more: this one knows at once. */
import { useSyncExternalStore } from 'react';

export default function useMediaQuery(query) {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
  );
}
