import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InvalidField } from '@kit/form/useFormFailure';
import { isOfBasket, type Step, stepOf } from './steps';
import type { Basket } from '../shared/formActivity';

/** The current step, the visited ones, and those with errors. */
export function useSteps() {
  const [step, setStep] = useState<Step>('info');
  const [seen, setSeen] = useState<readonly Step[]>([step]);
  const [invalid, setInvalid] = useState<readonly InvalidField[]>([]);
  const [unfilled, setUnfilled] = useState<readonly Basket[]>([]);
  const isInvalid = (one: Step) => invalid.some(({ name }) => stepOf(name) === one);
  const isUnfilled = (one: Step) => unfilled.some((basket) => stepOf([basket]) === one);
  const go = (to: Step) => {
    setStep(to);
    setSeen((before) => (before.includes(to) ? before : [...before, to]));
  };
  return {
    step,
    go,
    hasSeen: (one: Step) => seen.includes(one),
    /** The tick of a step says that somebody has been there and has left nothing wrong. */
    statusOf: (one: Step) => {
      if (isInvalid(one)) return 'error';
      if (one === step) return 'process';
      if (!seen.includes(one) || one === 'confirm') return 'wait';
      return isUnfilled(one) ? 'error' : 'finish';
    },
    /** What is wrong with the fields of a step that has been left. */
    onLeft: (left: Step, found: readonly InvalidField[]) =>
      setInvalid((before) => [...before.filter((one) => isOfBasket(one) || stepOf(one.name) !== left), ...found]),
    /** Tells whether a basket still needs rows, or other ones. */
    onCounted: useCallback(
      (basket: Basket, isFilled: boolean) =>
        setUnfilled((before) => [...before.filter((one) => one !== basket), ...(isFilled ? [] : [basket])]),
      [],
    ),
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
