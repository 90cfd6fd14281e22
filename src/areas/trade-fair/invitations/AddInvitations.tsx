import { Button, Card, Flex, Form, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { FairPage } from '@/shared/fair/FairPage';
import { GuestSelect } from '@/areas/trade-fair/shared/GuestSelect';
import { INVITATION_CHANNEL, invitationApi, type InvitationTemplate } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { useRescue } from '@kit/form/useRescue';
import { InvitationImport } from './InvitationImport';
import { channel as channelWords, useTemplateOptions } from './invitationWords';
import { EMPTY, NewGuests, type NewGuest } from './NewGuests';
import { type Invitee, useInvitee } from './useInvitee';

interface Values {
  channel: (typeof INVITATION_CHANNEL)[keyof typeof INVITATION_CHANNEL];
  templateId?: InvitationTemplate;
  guestIds?: string[];
  guests?: Partial<NewGuest>[];
}

const START: Values = { channel: INVITATION_CHANNEL.sms, templateId: 'M01' };

/** The guests of a customer who are not invited yet; where there are none, a line for one. */
function startWith(invitee: Invitee | null): Partial<Values> {
  if (!invitee) return START;
  const { customer, guests } = invitee;
  return guests.length > 0
    ? { ...START, guestIds: guests.map(({ guestId }) => guestId) }
    : { ...START, guests: [{ ...EMPTY, customer: { value: customer.id, label: customer.customerName } }] };
}

function inputOf(tradeFairId: string, { channel, templateId, guestIds = [], guests = [] }: Values) {
  const fresh = guests.map(({ customer, companions, ...person }) => ({
    ...person,
    companions: companions ?? 0,
    fairCustomerId: customer?.value,
  }));
  return {
    ...{ tradeFairId, channel },
    templateId: channel === INVITATION_CHANNEL.sms ? (templateId ?? null) : null,
    // New guests first: the rows that can be wrong keep their places.
    guests: [...fresh, ...guestIds.map((guestId) => ({ guestId }))],
  };
}

/** By what the invitations go out; a text message has a template. */
function How({ isText }: { isText: boolean }) {
  const templates = useTemplateOptions();
  return (
    <Card size="small" title={<T id="invitation.how" />}>
      <Flex wrap gap="middle">
        <Form.Item name="channel" label={<T id="invitation.channel" />} rules={[{ required: true }]}>
          <Select options={channelWords.options} style={{ width: 160 }} />
        </Form.Item>
        {isText && (
          <Form.Item name="templateId" label={<T id="invitation.templateId" />} rules={[{ required: true }]}>
            <Select style={{ width: 260 }} options={templates} />
          </Form.Item>
        )}
      </Flex>
    </Card>
  );
}

function Editor({ tradeFairId, invitee }: { tradeFairId: string; invitee: Invitee | null }) {
  const text = useText();
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const rescue = useRescue({ form });
  const channel = Form.useWatch('channel', form);
  const submit = async (values: Values) => {
    setBusy(true);
    try {
      const { added } = await call(invitationApi.add, inputOf(tradeFairId, values), { silent: true });
      notifier.success(text('invitation.added', { added }));
      navigate('/sale/invitation');
    } catch (error) {
      const [known] = (isCallError(error) && error.fields ? error.fields : []).filter(({ field }) =>
        field.endsWith('.guestId'),
      );
      // The guests of the fair stand in one field.
      if (known) form.setFields([{ name: 'guestIds', errors: [known.msg] }]);
      rescue(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<Values> form={form} name="invitation" layout="vertical" initialValues={startWith(invitee)} onFinish={submit}>
      <Flex vertical gap="middle">
        <How isText={channel === INVITATION_CHANNEL.sms} />
        <Card size="small" title={<T id="invitation.known" />}>
          <Form.Item name="guestIds" label={<T id="invitation.guestIds" />} help={<T id="invitation.knownHelp" />}>
            <GuestSelect tradeFairId={tradeFairId} known={invitee?.guests ?? []} />
          </Form.Item>
        </Card>
        <Card size="small" title={<T id="invitation.fresh" />}>
          <NewGuests tradeFairId={tradeFairId} />
        </Card>
        <Flex gap="small" justify="end">
          <Button onClick={() => navigate('/sale/invitation')}>
            <T id="action.cancel" />
          </Button>
          <ActionButton
            code="addInvitation_submit"
            label="invitation.submit"
            type="primary"
            loading={isBusy}
            onAction={() => form.submit()}
          />
        </Flex>
      </Flex>
    </Form>
  );
}

/** Waits for those whom the list of customers has sent here. */
function Start({ tradeFairId }: { tradeFairId: string }) {
  const { key, isReady, invitee } = useInvitee(tradeFairId);
  return isReady ? <Editor key={key} tradeFairId={tradeFairId} invitee={invitee} /> : <Skeleton active />;
}

function AddInvitationsScreen() {
  return (
    <FairPage
      title="invitation.addTitle"
      help="invitation.addHelp"
      actions={(fair) => <InvitationImport fair={fair} code="addInvitation_import" />}
    >
      {({ tradeFairId }) => <Start key={tradeFairId} tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /sale/addInvitation */
export const AddInvitations = withTexts(
  ['trade-fair/invitations', 'trade-fair/shared/candidates', 'shared/fair', 'tasks/imports'],
  AddInvitationsScreen,
);
