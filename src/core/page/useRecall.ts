import { useCallback, useLayoutEffect, useRef } from 'react';

interface Known<T> {
  question: string;
  answer: T;
}

/**
 * A page that is shown again runs its effects again, and would ask the server what it knows already. Answers what is
 * known to the first question after that when it is the same one; a question names what it depends on.
 */
export function useRecall<T>() {
  const isHidden = useRef(false);
  const isShownAgain = useRef(false);
  const known = useRef<Known<T>>(undefined);
  // Before the effects of the components inside.
  useLayoutEffect(() => {
    isShownAgain.current = isHidden.current;
    isHidden.current = false;
    return () => {
      isHidden.current = true;
    };
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
