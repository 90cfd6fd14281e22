import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { ERROR } from '../../../src/contract/error-codes';
import type { Phrase } from '../say';
import { PmsFailure } from '../failure';
import { can, useHost } from '../host';
import { useSay } from '../say';
import styles from './FeeItem.module.css';

interface Below {
  last: string;
  this: string;
  /** The usage if the counter has passed zero. */
  asOverflow: string;
}

const isBelow = (data: unknown): data is Below => typeof data === 'object' && data !== null && 'asOverflow' in data;

/** A value below the one before it (48032), or a month that is read already (48034). */
export interface Refusal {
  msg: string;
  below: Below | undefined;
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof PmsFailure)) return undefined;
  const { code, message: msg, data } = error;
  if (code === ERROR.readingBelow) return { msg, below: isBelow(data) ? data : undefined };
  return code === ERROR.readingBilled ? { msg, below: undefined } : undefined;
}

/** Writes a reading; if the server refuses it, the form stays open and the user has a choice. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal>();
  const watch = async (write: () => Promise<unknown>): Promise<unknown> => {
    try {
      const answer = await write();
      setRefusal(undefined);
      return answer;
    } catch (error) {
      const found = refusalOf(error);
      setRefusal(found);
      if (!found) throw error;
      return false;
    }
  };
  return { refusal, watch, forget: () => setRefusal(undefined) };
}

interface Props {
  refusal: Refusal | undefined;
  /** The ways out besides passing zero; each is offered to whoever may take it. */
  onExchange?: (() => void) | undefined;
  onCorrect?: (() => void) | undefined;
}

/** Why a reading was refused, and the ways out of it. */
export function Refused({ refusal, onExchange, onCorrect }: Props) {
  const say = useSay();
  const host = useHost();
  const form = Form.useFormInstance();
  if (!refusal) return null;
  const { msg, below } = refusal;
  const pass = () => {
    form.setFieldValue('overflow', 1);
    form.submit();
  };
  const way = (label: Phrase, onTake: () => void, values = {}) => (
    <Button size="small" onClick={onTake}>
      {say(label, values)}
    </Button>
  );
  const mayExchange = host !== null && can(host, 'feeItem_exchange');
  const mayCorrect = host !== null && can(host, 'bill_readingCorrect');
  return (
    <Alert
      type="warning"
      showIcon
      style={{ gridColumn: '1 / -1', marginBlockEnd: 16 }}
      title={msg}
      description={
        <div className={styles.ways}>
          {below && way('pmsReading.passZero', pass, { usage: below.asOverflow })}
          {below && onExchange && mayExchange && way('pmsMeter.exchange', onExchange)}
          {onCorrect && mayCorrect && way('pmsReading.correctBefore', onCorrect)}
        </div>
      }
    />
  );
}
