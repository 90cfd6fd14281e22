import { useRequest, useUnmount } from 'ahooks';
import { useRef } from 'react';
import type { Endpoint, Input, Output } from '@/contract/endpoint';
import { call } from './call';

/**
 * What a screen shows besides its table: called when the screen is drawn and when the input changes. The last call wins,
 * the one before it is aborted; a failure has been shown and stays in `error`.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: Input<E>, { ready = true } = {}) {
  const running = useRef<AbortController>(undefined);
  useUnmount(() => running.current?.abort());
  return useRequest(
    (): Promise<Output<E>> => {
      running.current?.abort();
      running.current = new AbortController();
      return call(endpoint, input, { signal: running.current.signal });
    },
    { ready, refreshDeps: [endpoint, JSON.stringify(input)], onError: () => undefined },
  );
}
