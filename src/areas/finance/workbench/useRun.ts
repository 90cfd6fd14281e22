import { useEffect, useRef } from 'react';
import type { BridgeView } from '@/contract/finance/workbench-records';

const EVERY_MS = 1_000;

/** Calls `look` once a second while a run is on; the last look sees that it has ended. */
export function useRun(isOn: boolean, look: () => void) {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => latest.current(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Calls back when another run has ended, also one that began and ended between two looks. */
export function useRunEnded({ runCount, running }: Pick<BridgeView, 'runCount' | 'running'>, ended: () => void) {
  const latest = useRef(ended);
  const count = runCount - running;
  const seen = useRef(count);
  useEffect(() => {
    latest.current = ended;
  });
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    latest.current();
  }, [count]);
}
