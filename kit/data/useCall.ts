import { useRequest, useUnmount } from 'ahooks';
import { useRef } from 'react';
import { kit } from '../host';
import type { Endpoint, Input, Output } from '../types';
import { useRecall } from './useRecall';

/**
 * Data that a screen shows besides its table. The call runs on mount, when its input changes, and when one of the
 * objects that it reads has been written, but not when a kept tab is shown again. The last call wins and aborts the one
 * before; a failure has been shown already, unless `silent`, and stays in `error`.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: Input<E>, { ready = true, silent = false } = {}) {
  const { call, useChanges } = kit();
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
        return call(endpoint, input, { signal: running.current.signal, silent });
      }),
    { ready, refreshDeps: [endpoint, question], onError: () => undefined },
  );
}
