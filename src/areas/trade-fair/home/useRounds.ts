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

/**
 * Other people's work is not announced to this browser: the figures are read again with each round. Those of another
 * question, such as the day before, are none of this one.
 */
export function useRoundCall<E extends Endpoint>(endpoint: E, input: Input<E>, round: number): Output<E> | undefined {
  const { data, refresh } = useCall(endpoint, input);
  const question = JSON.stringify(input);
  const [answered, setAnswered] = useState({ data, question });
  // Only the last call is answered: what is new is about what is asked now.
  if (data !== answered.data) setAnswered({ data, question });
  useUpdateEffect(refresh, [round]);
  return answered.question === question ? answered.data : undefined;
}
