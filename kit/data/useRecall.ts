import { useCallback, useLayoutEffect, useRef } from 'react';

interface Known<T> {
  question: string;
  answer: T;
}

/**
 * A kept page that is shown again runs its effects again, and would repeat its requests. The first request after that
 * is answered from memory, if it is the same as before; `question` identifies it.
 */
export function useRecall<T>() {
  const isHidden = useRef(false);
  const isShownAgain = useRef(false);
  const known = useRef<Known<T>>(undefined);
  // Before the effects of the components inside.
  useLayoutEffect(() => {
    isShownAgain.current = isHidden.current;
    isHidden.current = false;
    return () => void (isHidden.current = true);
  }, []);
  return useCallback(async (question: string, ask: () => Promise<T>): Promise<T> => {
    const last = isShownAgain.current ? known.current : undefined;
    isShownAgain.current = false;
    if (last?.question === question) return last.answer;
    const answer = await ask();
    known.current = { question, answer };
    return answer;
  }, []);
}
