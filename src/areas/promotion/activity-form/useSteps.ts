import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { InvalidField } from '@kit/form/useFormFailure';
import { isOfBasket, type Step, stepOf } from './steps';

/** The current step, the visited ones, and those with errors. */
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
    /** The errors in the baskets of a step. */
    ofBaskets: (one: Step) => invalid.filter((found) => isOfBasket(found) && stepOf(found.name) === one),
    // Synchronously: the form scrolls to the first invalid field next, which must be visible by then.
    onInvalid: (found: readonly InvalidField[]) =>
      flushSync(() => {
        setInvalid(found);
        const [first] = found;
        if (first) go(stepOf(first.name));
      }),
    /** Changing a field clears its error. */
    forget: (fields: readonly string[]) =>
      setInvalid((found) => found.filter(({ name: [field] }) => !fields.includes(String(field)))),
  };
}
