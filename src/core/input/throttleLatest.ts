import { useCallback, useEffect, useRef } from 'react';

type Action<A extends unknown[]> = (...args: A) => void;

/**
 * Runs at once, then every `wait` milliseconds with the newest arguments, the last of them too: for scrolling and
 * typing.
 */
export function useThrottleLatest<A extends unknown[]>(action: Action<A>, wait: number): Action<A> {
  const newest = useRef(action);
  const state = useRef<{ last: number; timer?: ReturnType<typeof setTimeout> }>({ last: -Infinity });
  useEffect(() => {
    newest.current = action;
  });
  useEffect(() => () => clearTimeout(state.current.timer), []);
  return useCallback(
    (...args: A) => {
      clearTimeout(state.current.timer);
      const run = () => {
        state.current.last = performance.now();
        newest.current(...args);
      };
      const rest = state.current.last + wait - performance.now();
      if (rest > 0) state.current.timer = setTimeout(run, rest);
      else run();
    },
    [wait],
  );
}
