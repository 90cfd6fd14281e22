import type { FormInstance } from 'antd';
import { type RefObject, useRef } from 'react';
import { useConfirmed } from './useConfirmed';

/** What a save call is given besides the values. */
export interface SaveContext<R> {
  /** Absent for a new record. */
  record: R | undefined;
  /** The warnings that the user has accepted. */
  confirmCodes: number[];
}

interface Options<R, V> {
  form: FormInstance<V>;
  values: () => V;
  record: R | undefined;
  /** Counts the edits. */
  edits: RefObject<number>;
  /** What was typed during the save call has not been saved. */
  onSaved: (sent: V, isAllSent: boolean) => void;
  fail: (failure: unknown) => void;
}

/**
 * Checks the fields, or only some, and writes. Undefined: that failed, and the user has been told or has declined; or
 * the attempt before it, by a button or a key, has not ended yet.
 */
export function useAttempt<R, V>({ form, values, record, edits, onSaved, fail }: Options<R, V>) {
  const confirmed = useConfirmed();
  const isUnderWay = useRef(false);
  return async <A>(
    write: (values: V, context: SaveContext<R>) => Promise<A>,
    checked?: Parameters<FormInstance['validateFields']>[0],
  ): Promise<A | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      await form.validateFields(checked);
      const sent = values();
      const sentAt = edits.current;
      const answer = await confirmed((confirmCodes) => write(sent, { record, confirmCodes }));
      if (answer === undefined || answer === false) return undefined;
      onSaved(sent, edits.current === sentAt);
      return answer;
    } catch (failure) {
      fail(failure);
      return undefined;
    } finally {
      isUnderWay.current = false;
    }
  };
}
