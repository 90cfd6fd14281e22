import { type ComponentType, useEffect } from 'react';
import { createStore } from '@/core/store/createStore';

/** What draws the notices, once its code is there. */
const store = createStore<ComponentType | null>(null);

export const messages = {
  use: store.use,
  async load() {
    const { Messages } = await import('./Messages');
    store.set(Messages);
  },
};

/** For whom the code comes along anyway. */
export function useBroughtMessages(Messages: ComponentType) {
  useEffect(() => store.set(Messages), [Messages]);
}
