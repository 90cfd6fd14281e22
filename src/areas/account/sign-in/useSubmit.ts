import { useRef, useState } from 'react';
import { type CallError, isCallError } from '@/core/http/callError';
import { text } from '@/core/i18n';

interface Submit<A extends unknown[]> {
  isBusy: boolean;
  /** A failure that belongs to no field. */
  failure: string;
  run: (...args: A) => Promise<void>;
}

interface Options {
  /** Shows a failure at its field; answers false when the failure belongs to no field. */
  showAtField?: (error: CallError) => boolean;
  /** After a success the screen is about to be left: the button stays busy. */
  staysBusy?: boolean;
}

/** One try at a time; a failure is shown next to its field, else above the button. */
export function useSubmit<A extends unknown[]>(
  action: (...args: A) => Promise<unknown>,
  { showAtField, staysBusy = false }: Options = {},
): Submit<A> {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const running = useRef(false);

  const rest = () => {
    running.current = false;
    setIsBusy(false);
  };

  async function run(...args: A) {
    // Enter and a click at the same moment both arrive before the button is drawn as busy.
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setFailure('');
    try {
      await action(...args);
      if (!staysBusy) rest();
    } catch (error) {
      rest();
      if (!isCallError(error)) setFailure(text('core.requestFailed'));
      else if (!showAtField?.(error)) setFailure(error.msg);
    }
  }

  return { isBusy, failure, run };
}
