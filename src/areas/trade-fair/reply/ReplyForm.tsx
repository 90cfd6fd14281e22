import { Button, Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { invitationApi, REPLY_STATUS } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useThrottle } from '@kit/actions/throttle';
import type { InvitationFacts } from './invitationFacts';

const MAX_COMPANIONS = 9;
const COUNTS = Array.from({ length: MAX_COMPANIONS + 1 }, (_, value) => ({ value, label: String(value) }));

interface Props {
  token: string;
  invitation: InvitationFacts;
  onReplied: () => void;
}

type Answer = typeof REPLY_STATUS.accepted | typeof REPLY_STATUS.declined;

/** The guest's reply: whether he comes, and with how many people. */
export function ReplyForm({ token, invitation, onReplied }: Props) {
  const text = useText();
  const [form] = Form.useForm<{ companions: number }>();
  const [sending, setSending] = useState<Answer>();
  const send = async (replyStatus: Answer) => {
    setSending(replyStatus);
    try {
      const { companions } = form.getFieldsValue();
      await call(invitationApi.reply, { token, replyStatus, companions });
      notifier.success(text('reply.sent'));
    } catch {
      // `call` has shown what was wrong; the page reads the invitation again.
    } finally {
      setSending(undefined);
      onReplied();
    }
  };
  const accept = useThrottle(() => void send(REPLY_STATUS.accepted));
  const decline = useThrottle(() => void send(REPLY_STATUS.declined));
  return (
    <Form
      form={form}
      name="invitationReply"
      layout="vertical"
      disabled={sending !== undefined}
      initialValues={{ companions: invitation.companions }}
      onFinish={accept}
    >
      <Form.Item name="companions" label={<T id="reply.companions" />} extra={<T id="reply.companionsHelp" />}>
        <Select size="large" options={COUNTS} />
      </Form.Item>
      <Flex vertical gap="small">
        <Button block size="large" type="primary" htmlType="submit" loading={sending === REPLY_STATUS.accepted}>
          <T id="reply.accept" />
        </Button>
        <Button block size="large" loading={sending === REPLY_STATUS.declined} onClick={decline}>
          <T id="reply.decline" />
        </Button>
      </Flex>
    </Form>
  );
}
