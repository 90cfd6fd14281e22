import { Button, Card, Flex, Form, Skeleton } from 'antd';
import { INVITATION_CHANNEL, invitationApi } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage } from '@/core/page/page';
import { FairPage } from '../shared/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import type { InvalidField } from '@kit/form/useFormFailure';
import { useRecordForm } from '@kit/form/useRecordForm';
import { GuestSelect } from '../shared/GuestSelect';
import { invitationFields, type NewInvitations } from './invitationFields';
import { InvitationImport } from './InvitationImport';
import { EMPTY, NewGuests } from './NewGuests';
import { type Invitee, useInvitee } from './useInvitee';

const { Field } = invitationFields;

const LIST_PAGE = '/sale/invitation';
const START: NewInvitations = { channel: INVITATION_CHANNEL.sms, templateId: 'M01' };

/** The initial rows: the guests of a customer who are not invited yet; without such guests, one empty row. */
function startWith(invitee: Invitee | null): NewInvitations {
  if (!invitee) return START;
  const { customer, guests } = invitee;
  return guests.length > 0
    ? { ...START, guestIds: guests.map(({ guestId }) => guestId) }
    : { ...START, guests: [{ ...EMPTY, customer: { value: customer.id, label: customer.customerName } }] };
}

function inputOf(tradeFairId: string, { channel, templateId, guestIds = [], guests = [] }: NewInvitations) {
  const fresh = guests.map(({ customer, companions, ...person }) => ({
    ...person,
    companions: companions ?? 0,
    fairCustomerId: customer?.value,
  }));
  return {
    tradeFairId,
    channel,
    templateId: channel === INVITATION_CHANNEL.sms ? (templateId ?? null) : null,
    // New guests come first, so that rows with errors keep their indices.
    guests: [...fresh, ...guestIds.map((guestId) => ({ guestId }))],
  };
}

/** How the invitations are sent; a text message has a template. */
const How = ({ isText }: { isText: boolean }) => (
  <Card size="small" title={<T id="invitation.how" />}>
    <Flex wrap gap="middle">
      <Field name="channel" style={{ width: 160 }} />
      {isText && <Field name="templateId" style={{ width: 260 }} />}
    </Flex>
  </Card>
);

interface Props {
  tradeFairId: string;
  /** The customer that the address names. */
  customer: string;
  invitee: Invitee | null;
}

function Editor({ tradeFairId, customer, invitee }: Props) {
  const text = useText();
  const { leave } = usePage();
  // All guests of the fair are chosen in one field, so their errors belong to it, and so does that there are none.
  const markKnown = (invalid: readonly InvalidField[]) => {
    const known = invalid.find(({ name }) => name.at(-1) === 'guestId' || name.join('.') === 'guests');
    if (known) form.form.setFields([{ name: 'guestIds', errors: [known.msg] }]);
  };
  const form = useRecordForm<object, NewInvitations>({
    name: `invitations ${tradeFairId} ${customer}`,
    fields: invitationFields,
    loaded: undefined,
    toValues: () => START,
    empty: startWith(invitee),
    onInvalid: markKnown,
  });
  const channel = Form.useWatch('channel', form.form);
  const submit = async () => {
    const saved = await form.attempt((values) =>
      call(invitationApi.add, inputOf(tradeFairId, values), { silent: true }),
    );
    if (!saved) return;
    notifier.success(text('invitation.added', { added: saved.added }));
    leave(LIST_PAGE);
  };
  return (
    <Form<NewInvitations> {...form.props} layout="vertical">
      {form.offer}
      <Flex vertical gap="middle">
        <How isText={channel === INVITATION_CHANNEL.sms} />
        <Card size="small" title={<T id="invitation.known" />}>
          <Field name="guestIds">
            <GuestSelect tradeFairId={tradeFairId} />
          </Field>
        </Card>
        <Card size="small" title={<T id="invitation.fresh" />}>
          <NewGuests tradeFairId={tradeFairId} />
        </Card>
        <Flex gap="small" justify="end">
          <Button onClick={() => leave(LIST_PAGE)}>
            <T id="action.cancel" />
          </Button>
          <ActionButton code="addInvitation_submit" label="invitation.submit" type="primary" onAction={submit} />
        </Flex>
      </Flex>
    </Form>
  );
}

/** Renders the form when the customer in the address has loaded. */
function Start({ tradeFairId }: { tradeFairId: string }) {
  const { key, isReady, invitee } = useInvitee(tradeFairId);
  return isReady ? (
    <Editor key={key} tradeFairId={tradeFairId} customer={key} invitee={invitee} />
  ) : (
    <Skeleton active />
  );
}

function AddInvitationsScreen() {
  return (
    <FairPage
      title="invitation.addTitle"
      help="invitation.addHelp"
      actions={(fair) => <InvitationImport fair={fair} code="addInvitation_import" />}
    >
      {({ tradeFairId }) => <Start tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /sale/addInvitation */
export const AddInvitations = withTexts(
  ['trade-fair/invitations', 'trade-fair/shared/candidates', 'shared/fair', 'tasks/imports'],
  AddInvitationsScreen,
);
