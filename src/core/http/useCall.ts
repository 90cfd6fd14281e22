import { useRequest, useUnmount } from 'ahooks';
import { useRef } from 'react';
import type { Endpoint, Input, Output } from '@/contract/endpoint';
import { useReveal } from '../page/useReveal';
import { call } from './call';

/**
 * What a screen shows besides its table: called when the screen is drawn and when the input changes, not when its tab
 * is shown again and nothing was written. The last call wins,
 * the one before it is aborted; a failure has been shown and stays in `error`.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: Input<E>, { ready = true, key = 0 } = {}) {
  const running = useRef<AbortController>(undefined);
  const recall = useReveal<Output<E>>();
  useUnmount(() => running.current?.abort());
  // Another `key` asks the same again.
  const question = JSON.stringify([input, key]);
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
