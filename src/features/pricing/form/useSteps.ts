import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Wrong } from '@/crud/record/useRescue';
import { isOfBasket, type Step, stepOf } from './steps';

/** Which step is shown, which have been, and where something is wrong. */
export function useSteps() {
  const [step, setStep] = useState<Step>('info');
  const [seen, setSeen] = useState<readonly Step[]>([step]);
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const go = (to: Step) => {
    setStep(to);
    setSeen((before) => (before.includes(to) ? before : [...before, to]));
  };
  return {
    step,
    go,
    hasSeen: (one: Step) => seen.includes(one),
    isWrong: (one: Step) => wrong.some(({ name }) => stepOf(name) === one),
    /** What is wrong in the baskets of a step. */
    ofBaskets: (one: Step) => wrong.filter((found) => isOfBasket(found) && stepOf(found.name) === one),
    // At once: the form scrolls to the first field next, and what is hidden can not be scrolled to.
    onWrong: (found: readonly Wrong[]) =>
      flushSync(() => {
        setWrong(found);
        const [first] = found;
        if (first) go(stepOf(first.name));
      }),
    /** Whoever changes a field is told anew. */
    forget: (fields: readonly string[]) =>
      setWrong((found) => found.filter(({ name: [field] }) => !fields.includes(String(field)))),
  };
}
