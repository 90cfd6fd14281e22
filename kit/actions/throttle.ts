import { useCallback, useRef } from 'react';

/** A button takes one click per 500 ms (docs/console.md#throttles). */
export const BUTTON_THROTTLE_MS = 500;

/** Runs at once, then ignores calls until `wait` ms have passed since the one that ran; a new render does not reset them. */
export function useThrottle<A extends unknown[]>(action: (...args: A) => void, wait = BUTTON_THROTTLE_MS) {
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
