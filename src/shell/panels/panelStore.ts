import { createStore } from '@/core/store/createStore';

/** The panels over the frame, of which one is open at a time. */
export type PanelName = 'palette' | 'settings' | 'errorLog' | 'keys';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
}

interface Panels {
  shown: PanelName | null;
  /** Stays in the document once it was shown, so that closing is animated. */
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
