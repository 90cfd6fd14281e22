import { useUpdateEffect } from 'ahooks';
import { useEffect, useState } from 'react';
import type { Endpoint, Input, Output } from '@kit/types';
import { useCall } from '@kit/data/useCall';

const EVERY_MS = 60_000;

/** Counts up each minute while the page is visible, and on demand. */
export function useRounds() {
  const [round, setRound] = useState(0);
  const again = () => setRound((before) => before + 1);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { round, again };
}

export interface RoundRead<T> {
  data: T | undefined;
  error: unknown;
  refresh: () => void;
}

/**
 * Changes by other users are not announced to this browser, so the figures are read again with each round. Figures of
 * another question, such as of another day, are not shown for this one.
 */
export function useRoundCall<E extends Endpoint>(endpoint: E, input: Input<E>, round: number): RoundRead<Output<E>> {
  const { data, error, refresh } = useCall(endpoint, input);
  const question = JSON.stringify(input);
  const [answered, setAnswered] = useState({ data, question });
  // Only the latest call sets `data`: whatever arrives belongs to the present question.
  if (data !== answered.data) setAnswered({ data, question });
  useUpdateEffect(refresh, [round]);
  return { data: answered.question === question ? answered.data : undefined, error, refresh };
}
