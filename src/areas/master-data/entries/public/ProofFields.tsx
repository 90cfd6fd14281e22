import { Button, Checkbox, Flex, Form, type FormInstance, Input } from 'antd';
import { useState } from 'react';
import { type PublicName, publicEntryApi } from '@/contract/master-data/public-entry';
import { MOBILE } from '@/contract/patterns';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText } from '@/core/i18n';
import { digits } from '@/core/input/filters';
import { FormSection } from '@/ui/form/FormSection';
import { useCountdown } from '@/ui/useCountdown';
import { useThrottle } from '@kit/actions/throttle';
import { withProof } from './proof';
import styles from './publicEntry.module.css';
import type { PublicValues } from './steps';

const MOBILE_DIGITS = 11;
const CODE_DIGITS = 6;

interface CodeProps {
  kind: PublicName | 'newCode';
  branchId?: string;
  phone: string;
}

/** Sends a code to a phone, as often as the server allows. */
export function CodeButton({ kind, branchId, phone }: CodeProps) {
  const [seconds, wait] = useCountdown();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ isWrong: boolean; text: string }>();
  const text = useText();
  const ask = async () => {
    setIsBusy(true);
    try {
      const input = { phone, kind, ...(branchId === undefined ? {} : { branchId }) };
      const { waitSeconds } = await withProof((captcha) =>
        call(publicEntryApi.sms, captcha === undefined ? input : { ...input, captcha }, { silent: true }),
      );
      wait(waitSeconds);
      setSaid({ isWrong: false, text: text('publicEntry.codeSent') });
    } catch (error) {
      setSaid({ isWrong: true, text: isCallError(error) ? error.msg : text('publicEntry.notSent') });
    } finally {
      setIsBusy(false);
    }
  };
  const press = useThrottle(() => void ask());
  return (
    <div>
      <Button size="large" loading={isBusy} disabled={seconds > 0 || !MOBILE.test(phone)} onClick={press}>
        {seconds > 0 ? <T id="publicEntry.wait" values={{ seconds }} /> : <T id="publicEntry.getCode" />}
      </Button>
      {said && (
        <p role={said.isWrong ? 'alert' : 'status'} className={said.isWrong ? styles.wrong : styles.hint}>
          {said.text}
        </p>
      )}
    </div>
  );
}

const digitsOf = (most: number) => (event: { target: { value: string } }) => digits(event.target.value, most);

interface Props {
  kind: PublicName;
  branchId: string;
  form: FormInstance<PublicValues>;
}

/** The phone for messages, and the code that was sent to it. */
export function ProofFields({ kind, branchId, form }: Props) {
  const text = useText();
  const watched: unknown = Form.useWatch(['proof', 'phone'], { form, preserve: true });
  const phone = typeof watched === 'string' ? watched : '';
  return (
    <FormSection title="publicEntry.proof">
      <Form.Item
        name={['proof', 'phone']}
        label={<T id="publicEntry.phone" />}
        messageVariables={{ label: text('publicEntry.phone') }}
        extra={<T id="publicEntry.phoneHelp" />}
        getValueFromEvent={digitsOf(MOBILE_DIGITS)}
        rules={[{ required: true }, { pattern: MOBILE, message: <T id="publicEntry.wrongPhone" /> }]}
      >
        <Input size="large" inputMode="tel" autoComplete="tel-national" />
      </Form.Item>
      <Flex gap="small" align="flex-end" wrap className={styles.code ?? ''}>
        <Form.Item
          name={['proof', 'smsCode']}
          label={<T id="publicEntry.smsCode" />}
          messageVariables={{ label: text('publicEntry.smsCode') }}
          getValueFromEvent={digitsOf(CODE_DIGITS)}
          rules={[{ required: true }, { len: CODE_DIGITS, message: <T id="publicEntry.wrongCode" /> }]}
        >
          <Input size="large" inputMode="numeric" autoComplete="one-time-code" />
        </Form.Item>
        <CodeButton kind={kind} branchId={branchId} phone={phone} />
      </Flex>
      {/* People do not reach this hidden field; bots fill in every field. */}
      <div className={styles.unseen} aria-hidden>
        <Form.Item name={['proof', 'website']} label="Website">
          <Input tabIndex={-1} autoComplete="off" />
        </Form.Item>
      </div>
    </FormSection>
  );
}

export function Agreement() {
  return (
    <Form.Item
      name={['proof', 'agreement']}
      valuePropName="checked"
      rules={[
        {
          validator: (_, value: unknown) =>
            value === true ? Promise.resolve() : Promise.reject(new Error('not agreed')),
          message: <T id="publicEntry.agreeFirst" />,
        },
      ]}
    >
      <Checkbox>
        <T id="publicEntry.agreement" />
      </Checkbox>
    </Form.Item>
  );
}
