import { Flex, Form } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { FLAG } from '@/contract/fields';
import { type FairCandidate, fairCustomerApi } from '@/contract/trade-fair/customers';
import { invitationApi, MAX_INVITATIONS } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { ActionButton } from '@kit/actions/ActionButton';
import { customerPick } from '../shared/customerPick';
import { type NewGuest, newGuestFields } from './invitationFields';

const PickerDialog = lazy(async () => ({
  default: (await import('@/ui/pick/PickerDialog')).PickerDialog<FairCandidate>,
}));

const { Field } = newGuestFields;

export const EMPTY: Partial<NewGuest> = { companions: 0 };

/** `n`: the number of the row, from 1 on. */
function RemoveRow({ n, onRemove }: { n: number; onRemove: () => void }) {
  const text = useText();
  return (
    <Form.Item>
      <ActionButton
        code="addInvitation_delRow"
        label="exhibit.remove"
        aria-label={text('invitation.delRow', { n })}
        danger
        type="text"
        onAction={onRemove}
      />
    </Form.Item>
  );
}

interface PickProps {
  tradeFairId: string;
  /** How many more rows are allowed. */
  room: number;
  onPick: (guests: Partial<NewGuest>[]) => void;
}

/** Adds a row for each chosen customer, with the customer's contact. */
function PickCustomers({ tradeFairId, room, onPick }: PickProps) {
  const text = useText();
  const [isPicking, setPicking] = useState(false);
  const add = async (rows: readonly FairCandidate[]) => {
    const custIds = rows.map(({ custId }) => custId);
    const { contacts } = await call(invitationApi.contacts, { tradeFairId, custIds });
    onPick(
      contacts.map(({ fairCustomerId, customerName, contactName, contactPhone }) => ({
        ...{ ...EMPTY, guestName: contactName, phone: contactPhone },
        customer: { value: fairCustomerId, label: customerName },
      })),
    );
    notifier.success(text('invitation.picked', { added: contacts.length }));
    const known = contacts.filter(({ isGuest }) => isGuest).length;
    if (known > 0) notifier.info(text('invitation.contactsKnown', { count: known }));
  };
  return (
    <>
      <ActionButton code="addInvitation_pick" label="invitation.pick" onAction={() => setPicking(true)} />
      {isPicking && (
        <Suspense fallback={null}>
          <PickerDialog
            {...customerPick}
            title="invitation.pick"
            okText="exhibit.addChosen"
            params={{ tradeFairId, inFair: FLAG.yes }}
            max={room}
            onPick={add}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Pixels of each input: a row is one line where there is room. */
const WIDTHS = {
  guestName: 110,
  phone: 130,
  customer: 240,
  position: 110,
  companions: 80,
  prizeGroupLabel: 100,
  seatNo: 80,
} as const;

/** One new guest; its values are stored by its index in the list. */
function GuestRow({ row, tradeFairId }: { row: number; tradeFairId: string }) {
  const item = <K extends keyof typeof WIDTHS>(name: K) => ({
    name,
    path: [row, name],
    style: { width: WIDTHS[name] },
  });
  return (
    <>
      <Field {...item('guestName')} />
      <Field {...item('phone')} />
      <Field {...item('customer')}>
        <MoreSelect
          endpoint={fairCustomerApi.firstLevelCustomerList}
          query={(customerName) => ({ tradeFairId, customerName })}
          option={({ id, customerName }) => ({ value: id, label: customerName })}
        />
      </Field>
      <Field {...item('position')} />
      <Field {...item('companions')} />
      <Field {...item('prizeGroupLabel')} />
      <Field {...item('seatNo')} />
    </>
  );
}

/** People who are not guests yet, one in each row. */
export function NewGuests({ tradeFairId }: { tradeFairId: string }) {
  return (
    <Form.List name="guests">
      {(rows, { add, remove }) => (
        <Flex vertical gap="small">
          {rows.map(({ key, name }) => (
            <Flex key={key} wrap gap="small" align="end">
              <GuestRow row={name} tradeFairId={tradeFairId} />
              <RemoveRow n={name + 1} onRemove={() => remove(name)} />
            </Flex>
          ))}
          {rows.length < MAX_INVITATIONS && (
            <Flex gap="small">
              <PickCustomers
                tradeFairId={tradeFairId}
                room={MAX_INVITATIONS - rows.length}
                onPick={(guests) => guests.forEach((one) => add(one))}
              />
              <ActionButton code="addInvitation_addRow" label="invitation.addRow" onAction={() => add(EMPTY)} />
            </Flex>
          )}
        </Flex>
      )}
    </Form.List>
  );
}
