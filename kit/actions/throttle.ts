import { useCallback, useEffect, useRef } from 'react';

/** A button takes one click per 500 ms (docs/console.md#throttles). */
export const BUTTON_THROTTLE_MS = 500;
/** The click-debounce variant takes one per second. */
export const CLICK_DEBOUNCE_MS = 1000;

type Action<A extends unknown[]> = (...args: A) => void;

/** Runs at once, then ignores calls until `wait` milliseconds have passed since the one that ran. */
export function throttle<A extends unknown[]>(action: Action<A>, wait: number): Action<A> {
  let last = -Infinity;
  return (...args) => {
    const now = performance.now();
    if (now - last < wait) return;
    last = now;
    action(...args);
  };
}

/** The same for a component's handler: a new render does not reset the waiting time. */
export function useThrottle<A extends unknown[]>(action: Action<A>, wait: number = BUTTON_THROTTLE_MS): Action<A> {
  const last = useRef(-Infinity);
  return useCallback(
    (...args: A) => {
      const now = performance.now();
      if (now - last.current < wait) return;
      last.current = now;
      action(...args);
    },
    [action, wait],
  );
}

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
