import { useCallback, useEffect, useState } from 'react';
import { say } from './say';

interface State<T> {
  answer?: T;
  error?: string;
  isAsking: boolean;
}

/** Asks, and asks again when `ask` changes: the last question wins, and what is known stays in sight meanwhile. */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<T>>({ isAsking: true });
  useEffect(() => {
    const stop = new AbortController();
    setState(({ answer }) => ({ ...(answer === undefined ? {} : { answer }), isAsking: true }));
    ask(stop.signal).then(
      (answer) => {
        if (!stop.signal.aborted) setState({ answer, isAsking: false });
      },
      (error: unknown) => {
        const text = error instanceof Error && !(error instanceof TypeError) ? error.message : say('failed');
        if (!stop.signal.aborted) setState({ error: text, isAsking: false });
      },
    );
    return () => stop.abort();
  }, [ask, round]);
  const again = useCallback(() => setRound((last) => last + 1), []);
  return { ...state, again };
}
