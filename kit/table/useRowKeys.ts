import { type RefObject, useEffect } from 'react';

/** The lists on the screen. */
const lists = new Set<HTMLElement>();

let rowKeys: typeof import('./rowKeys') | undefined;

/**
 * Keyboard control of a list while it is on the screen; its code loads when the list is pointed at, focused, or a key
 * is pressed.
 */
export function useRowKeys(host: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = host.current;
    if (!list) return;
    lists.add(list);
    const load = async () => (rowKeys ??= await import('./rowKeys'));
    const press = (event: KeyboardEvent) => rowKeys?.onRowKey(event, list, lists.values().next().value === list);
    const onKey = (event: KeyboardEvent) => (rowKeys ? press(event) : void load().then(() => press(event)));
    window.addEventListener('keydown', onKey);
    for (const type of ['pointerover', 'focusin']) list.addEventListener(type, () => void load(), { once: true });
    return () => {
      lists.delete(list);
      window.removeEventListener('keydown', onKey);
    };
  }, [host]);
}
