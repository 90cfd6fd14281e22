import { createElement, type ReactNode, useEffect } from 'react';
import { createStore } from '@/core/store/createStore';

/** What draws the notices, once its code is there. */
const store = createStore<ReactNode>(null);

export const messages = {
  use: store.use,
  async load() {
    const { Messages } = await import('./Messages');
    store.set(createElement(Messages));
  },
};

/** For whom the code comes along anyway. */
export function useBroughtMessages(element: ReactNode) {
  useEffect(() => store.set(element), [element]);
}
