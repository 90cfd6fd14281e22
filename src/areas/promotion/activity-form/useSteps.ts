import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { InvalidField } from '@kit/form/useFormFailure';
import { isOfBasket, type Step, stepOf } from './steps';

/** Which step is shown, which have been, and where something is invalid. */
export function useSteps() {
  const [step, setStep] = useState<Step>('info');
  const [seen, setSeen] = useState<readonly Step[]>([step]);
  const [invalid, setInvalid] = useState<readonly InvalidField[]>([]);
  const go = (to: Step) => {
    setStep(to);
    setSeen((before) => (before.includes(to) ? before : [...before, to]));
  };
  return {
    step,
    go,
    hasSeen: (one: Step) => seen.includes(one),
    isInvalid: (one: Step) => invalid.some(({ name }) => stepOf(name) === one),
    /** What is invalid in the baskets of a step. */
    ofBaskets: (one: Step) => invalid.filter((found) => isOfBasket(found) && stepOf(found.name) === one),
    // At once: the form scrolls to the first field next, and what is hidden cannot be scrolled to.
    onInvalid: (found: readonly InvalidField[]) =>
      flushSync(() => {
        setInvalid(found);
        const [first] = found;
        if (first) go(stepOf(first.name));
      }),
    /** Whoever changes a field is told anew. */
    forget: (fields: readonly string[]) =>
      setInvalid((found) => found.filter(({ name: [field] }) => !fields.includes(String(field)))),
  };
}
