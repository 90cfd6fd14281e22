import { createElement, type ReactNode, useEffect } from 'react';
import { createStore } from '@/core/store/createStore';

/** The element that draws the notices, once its code is loaded. */
const store = createStore<ReactNode>(null);

export const messages = {
  use: store.use,
  async load() {
    const { Messages } = await import('./Messages');
    store.set(createElement(Messages));
  },
};

/** For components that have loaded this code anyway. */
export function useBroughtMessages(element: ReactNode) {
  useEffect(() => store.set(element), [element]);
}
