import { useRequest, useUnmount } from 'ahooks';
import { useRef } from 'react';
import { kit } from '../host';
import type { Endpoint, Input, Output } from '../types';

/**
 * What a screen shows besides its table: asked when the screen is drawn, when the input changes, and when what it is
 * made of has been written; not when its tab is only shown again. The last call wins, the one before it is aborted; a
 * failure has been shown and stays in `error`.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: Input<E>, { ready = true } = {}) {
  const { call, useRecall, useChanges } = kit();
  const running = useRef<AbortController>(undefined);
  const recall = useRecall<Output<E>>();
  const changes = useChanges(endpoint.reads ?? []);
  useUnmount(() => running.current?.abort());
  const question = JSON.stringify([input, changes]);
  return useRequest(
    () =>
      recall(question, (): Promise<Output<E>> => {
        running.current?.abort();
        running.current = new AbortController();
        return call(endpoint, input, { signal: running.current.signal });
      }),
    { ready, refreshDeps: [endpoint, question], onError: () => undefined },
  );
}
