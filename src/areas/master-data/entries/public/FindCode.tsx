import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { publicEntryApi } from '@/contract/master-data/public-entry';
import { MOBILE } from '@/contract/patterns';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, type TextId, useText } from '@/core/i18n';
import { CodeButton } from './ProofFields';
import { withProof } from './proof';
import styles from './publicEntry.module.css';

interface Lost {
  entryNo: string;
  phone: string;
  smsCode: string;
}

function Line({ name, label }: { name: keyof Lost; label: TextId }) {
  const text = useText();
  return (
    <Form.Item
      name={name}
      label={<T id={label} />}
      messageVariables={{ label: text(label) }}
      rules={[
        { required: true },
        ...(name === 'phone' ? [{ pattern: MOBILE, message: <T id="publicEntry.wrongPhone" /> }] : []),
      ]}
    >
      <Input size="large" inputMode={name === 'entryNo' ? 'text' : 'numeric'} autoComplete="off" />
    </Form.Item>
  );
}

/** An applicant who has lost the code gets a new one on the phone on record; the page does not reveal that number. */
export function FindCode({ entryNo }: { entryNo: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<{ isWrong: boolean; text: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const [form] = Form.useForm<Lost>();
  const watched: unknown = Form.useWatch('phone', form);
  const phone = typeof watched === 'string' ? watched : '';
  const ask = async (lost: Lost) => {
    setIsBusy(true);
    try {
      await withProof((captcha) =>
        call(publicEntryApi.newCode, captcha === undefined ? lost : { ...lost, captcha }, { silent: true }),
      );
      setSaid({ isWrong: false, text: text('publicEntry.newCodeSent') });
    } catch (error) {
      setSaid({ isWrong: true, text: isCallError(error) ? error.msg : text('publicEntry.notSent') });
    } finally {
      setIsBusy(false);
    }
  };
  if (!isOpen) {
    return (
      <Button type="link" onClick={() => setOpen(true)}>
        <T id="publicEntry.lostCode" />
      </Button>
    );
  }
  return (
    <section aria-labelledby="lostCode">
      <h2 id="lostCode" className={styles.subtitle}>
        <T id="publicEntry.lostCode" />
      </h2>
      <Form<Lost>
        form={form}
        name="lostCode"
        layout="vertical"
        initialValues={{ entryNo }}
        onFinish={(lost) => void ask(lost)}
      >
        <Line name="entryNo" label="publicEntry.entryNo" />
        <Line name="phone" label="publicEntry.phone" />
        <Flex gap="small" align="flex-end" wrap className={styles.code ?? ''}>
          <Line name="smsCode" label="publicEntry.smsCode" />
          <CodeButton kind="newCode" phone={phone} />
        </Flex>
        <Button block size="large" htmlType="submit" loading={isBusy}>
          <T id="publicEntry.sendNewCode" />
        </Button>
      </Form>
      {said && (
        <p role={said.isWrong ? 'alert' : 'status'} className={said.isWrong ? styles.wrong : styles.hint}>
          {said.text}
        </p>
      )}
    </section>
  );
}
