import { useCallback } from 'react';
import { currentPath, navigate, replace } from '@/core/navigation/navigate';
import { pageNotes } from './pageNotes';
import { close, closedBy, type Closing, nextAddress, refresh, tabKey } from './tabs';
import { tabsStore } from './tabsStore';
import { useMayLose } from './useMayLose';

/** What can be done to tabs. */
export function useTabActions() {
  const mayLose = useMayLose();
  /** Returns false if the user wants to keep the input. */
  const closeKeys = useCallback(
    async (keys: readonly string[]) => {
      if (!(await mayLose(keys))) return false;
      tabsStore.set(close(tabsStore.get(), keys));
      pageNotes.forget(keys);
      return true;
    },
    [mayLose],
  );
  const closeTabs = useCallback(
    async (key: string, closing: Closing) => {
      const keys = closedBy(tabsStore.get(), key, closing);
      if ((await closeKeys(keys)) && keys.includes(tabKey(currentPath()))) navigate(nextAddress(tabsStore.get()));
    },
    [closeKeys],
  );
  const leaveTab = useCallback(
    async (key: string, to: string) => {
      if (!(await closeKeys([key]))) return;
      // Replaces the entry: "back" must not lead to a closed page. A user who has gone to another tab meanwhile stays
      // there.
      if (key === tabKey(currentPath())) replace(to);
    },
    [closeKeys],
  );
  const refreshTab = useCallback(
    async (key: string) => {
      if (!(await mayLose([key]))) return;
      pageNotes.forget([key]);
      tabsStore.set(refresh(tabsStore.get(), key));
      const tab = tabsStore.get().open.find((one) => one.key === key);
      if (tab && key !== tabKey(currentPath())) navigate(tab.address);
    },
    [mayLose],
  );
  return { closeTabs, leaveTab, refreshTab };
}
