import { useEffect, useRef } from 'react';

const EVERY_MS = 1_000;

/** Looks after a run once a second, and does what is to be done when it has ended. */
export function useRun(isOn: boolean, ended: () => void, look?: () => void) {
  const latest = useRef({ ended, look });
  useEffect(() => {
    latest.current = { ended, look };
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => latest.current.look?.(), EVERY_MS);
    return () => {
      clearInterval(timer);
      latest.current.ended();
    };
  }, [isOn]);
}
