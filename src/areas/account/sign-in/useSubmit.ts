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
  /** Shows a failure at its field, or answers that it has none. */
  showAtField?: (error: CallError) => boolean;
  /** When it went well the screen is about to be left: the button keeps turning. */
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
    // Enter and a click in the same moment come before the button is drawn as busy.
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
