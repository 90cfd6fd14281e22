import { type RefObject, useEffect } from 'react';

/** The lists on the screen. */
const lists = new Set<HTMLElement>();

/** The keys of a list, as long as it is on the screen; what they do comes with the first one. */
export function useRowKeys(host: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = host.current;
    if (!list) return;
    lists.add(list);
    const onKeyDown = (event: KeyboardEvent) =>
      void import('./rowKeys').then((keys) => keys.onRowKey(event, list, lists.values().next().value === list));
    window.addEventListener('keydown', onKeyDown);
    return () => {
      lists.delete(list);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [host]);
}
