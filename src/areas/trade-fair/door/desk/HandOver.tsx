import { Button, Flex, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { ID_LAST4 } from '@/contract/trade-fair/hand-over';
import type { DoorGuest, DoorWin } from '@/contract/trade-fair/door';
import { T, useText } from '@/core/i18n';
import { MOBILE } from '@/contract/patterns';
import { SignaturePad, type SignatureTaker } from '../../shared/SignaturePad';
import styles from '../FairDoor.module.css';

export interface Receipt {
  receiver: string;
  receiverPhone: string;
  idLast4: string;
}

type Values = Receipt & { signature: string | null };

interface Props {
  guest: DoorGuest;
  win: DoorWin;
  needsSignature: boolean;
  onHand: (receipt: Receipt, picture: string | undefined) => Promise<void>;
  onBack: () => void;
}

const MAX_NAME = 20;
const MOBILE_DIGITS = 11;
const ID_DIGITS = 4;

/** Asks who receives a prize. The signature can only be drawn: a photo would need a connection. */
export function HandOver({ guest, win, needsSignature, onHand, onBack }: Props) {
  const text = useText();
  const pad = useRef<SignatureTaker>(null);
  const [isBusy, setBusy] = useState(false);
  const hand = async ({ receiver, receiverPhone, idLast4 }: Values) => {
    setBusy(true);
    try {
      await onHand({ receiver, receiverPhone, idLast4 }, pad.current?.picture());
    } finally {
      setBusy(false);
    }
  };
  const mobileRule = { pattern: MOBILE, message: <T id="door.mobile" /> };
  const required = { required: true, message: <T id="door.required" /> };
  return (
    <section className={styles.wins}>
      <h2 className={styles.handed}>
        {text('registration.registerTitle', { name: guest.guestName, prize: win.prizeName })}
      </h2>
      <Form<Values>
        name="handOver"
        layout="vertical"
        size="large"
        disabled={isBusy}
        initialValues={{ receiver: guest.guestName, receiverPhone: '', idLast4: '', signature: null }}
        onFinish={(values) => void hand(values)}
      >
        <Form.Item name="receiver" label={<T id="registration.receiver" />} rules={[required]}>
          <Input maxLength={MAX_NAME} />
        </Form.Item>
        <Form.Item name="receiverPhone" label={<T id="registration.receiverPhone" />} rules={[required, mobileRule]}>
          <Input inputMode="numeric" maxLength={MOBILE_DIGITS} />
        </Form.Item>
        <Form.Item
          name="idLast4"
          label={<T id="registration.idLast4" />}
          rules={[{ pattern: ID_LAST4, message: <T id="registration.idRule" /> }]}
          normalize={(typed: string) => typed.toUpperCase()}
        >
          <Input maxLength={ID_DIGITS} />
        </Form.Item>
        <Form.Item
          name="signature"
          label={<T id="registration.signatureImage" />}
          rules={needsSignature ? [required] : []}
        >
          <SignaturePad taker={pad} isDrawnOnly />
        </Form.Item>
        <Flex vertical gap="small">
          <Button block type="primary" htmlType="submit" loading={isBusy} className={styles.large ?? ''}>
            <T id="registration.register" />
          </Button>
          <Button block className={styles.large ?? ''} onClick={onBack}>
            <T id="door.back" />
          </Button>
        </Flex>
      </Form>
    </section>
  );
}
