import { createContext, useContext, useEffect, useRef } from 'react';
import type { TextId } from '../i18n';
import { createStore } from '../store/createStore';

/** The buttons of the shown page's header, for the command palette. */
export interface HeaderAction {
  id: string;
  label: TextId;
  run: () => void;
}

const store = createStore<readonly HeaderAction[]>([]);

/** Whether a button is inside of a page header. */
export const HeaderContext = createContext(false);

/**
 * Called only by buttons that the user may press. The effects of a hidden page are undone, so its actions disappear.
 */
export function useHeaderAction({ id, label, run }: HeaderAction, isAllowed: boolean) {
  const isOffered = useContext(HeaderContext) && isAllowed;
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOffered) return;
    const own = { id, label, run: () => latest.current() };
    store.set([...store.get(), own]);
    return () => store.set(store.get().filter((one) => one !== own));
  }, [isOffered, id, label]);
}

export const useHeaderActions = store.use;
