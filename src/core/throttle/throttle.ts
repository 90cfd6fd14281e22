import { useCallback, useRef } from 'react';

/** Specification §5, one reading: a button takes one click per 500 ms. */
export const BUTTON_THROTTLE_MS = 500;
/** Specification §5, the other reading: the click-debounce variant takes one per second. */
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

/** The same for a handler of a component: a new render does not open the gate early. */
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
