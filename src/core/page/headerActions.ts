import { createContext, useContext, useEffect, useRef } from 'react';
import type { TextId } from '../i18n';
import { createStore } from '../store/createStore';

/** What the head of the shown page offers, for whoever would rather type than click. */
export interface HeaderAction {
  id: string;
  label: TextId;
  run: () => void;
}

const store = createStore<readonly HeaderAction[]>([]);

/** Whether a button stands in the head of a page. */
export const HeaderContext = createContext(false);

/** Only buttons that the user may press call this. A page that is not shown takes its actions back by itself. */
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
