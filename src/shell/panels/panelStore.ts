import { createStore } from '@/core/store/createStore';

/** What opens over the frame, one at a time. */
export type PanelName = 'palette' | 'settings' | 'errorLog';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
}

interface Panels {
  shown: PanelName | null;
  /** Stays in the document once it was shown, so that it may leave as it came. */
  used: readonly PanelName[];
}

const store = createStore<Panels>({ shown: null, used: [] });

export const panels = {
  get: store.get,
  open(name: PanelName) {
    const { used } = store.get();
    store.set({ shown: name, used: used.includes(name) ? used : [...used, name] });
  },
  close: () => store.set({ ...store.get(), shown: null }),
};

export const usePanels = store.use;
