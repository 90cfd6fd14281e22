import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import { type ReplyView, statementReplyApi } from '@/contract/finance/replies';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText } from '@/core/i18n';
import { digits } from '@/core/input/filters';
import { notifier } from '@/core/notify/notifier';
import { useCountdown } from '@/ui/useCountdown';
import { useThrottle } from '@kit/actions/throttle';
import styles from './StatementReply.module.css';

interface Props {
  token: string;
  view: ReplyView;
  /** How many documents have no answer yet. */
  left: number;
  /** Whether the partner's own documents are complete and stored. */
  isWhole: boolean;
  onChanged: () => void;
}

const CODE_DIGITS = 6;
const LOOKS_AGAIN: readonly number[] = [ERROR.linkAnswered, ERROR.linkGone, ERROR.versionConflict];

function useSending({ token, view, onChanged }: Pick<Props, 'token' | 'view' | 'onChanged'>) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [seconds, wait] = useCountdown();
  const trying = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      const code = isCallError(error) ? error.code : 0;
      setProblem(code === ERROR.versionConflict ? text('statementReply.changed') : isCallError(error) ? error.msg : '');
      if (LOOKS_AGAIN.includes(code)) onChanged();
    } finally {
      setIsBusy(false);
    }
  };
  const askCode = () =>
    trying(async () => {
      const { waitSeconds } = await call(statementReplyApi.sms, { token }, { silent: true });
      wait(waitSeconds);
      notifier.success(text('statementReply.codeSent'));
    });
  const send = (smsCode: string) =>
    trying(async () => {
      await call(statementReplyApi.answer, { token, version: view.version, smsCode }, { silent: true });
      onChanged();
    });
  return { isBusy, problem, seconds, askCode, send };
}

/** Sends all answers, confirmed by a code to the mobile on record. */
export function Submit({ left, isWhole, ...props }: Props) {
  const text = useText();
  const [code, setCode] = useState('');
  const { isBusy, problem, seconds, askCode, send } = useSending(props);
  const isReady = left === 0 && isWhole;
  const ask = useThrottle(() => void askCode());
  const submit = useThrottle(() => void send(code));
  return (
    <section aria-labelledby="submit" className={styles.section}>
      <h2 id="submit" className={styles.subtitle}>
        <T id="statementReply.submit" />
      </h2>
      {left > 0 && <Alert type="info" title={<T id="statementReply.left" values={{ count: left }} />} />}
      {left === 0 && !isWhole && <Alert type="info" title={<T id="statementReply.ownIncomplete" />} />}
      <p className={styles.hint}>
        <T id="statementReply.codeHelp" values={{ phone: props.view.phone }} />
      </p>
      <Flex gap="small">
        <Input
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={!isReady}
          aria-label={text('statementReply.code')}
          placeholder={text('statementReply.code')}
          value={code}
          onChange={({ target }) => setCode(digits(target.value, CODE_DIGITS))}
        />
        <Button size="large" disabled={!isReady || seconds > 0 || isBusy} onClick={ask}>
          {seconds > 0 ? <T id="statementReply.wait" values={{ seconds }} /> : <T id="statementReply.getCode" />}
        </Button>
      </Flex>
      {problem && (
        <div role="alert" className={styles.wrong}>
          {problem}
        </div>
      )}
      <Button
        block
        size="large"
        type="primary"
        loading={isBusy}
        disabled={!isReady || code.length < CODE_DIGITS}
        onClick={submit}
      >
        <T id="statementReply.submit" />
      </Button>
    </section>
  );
}
