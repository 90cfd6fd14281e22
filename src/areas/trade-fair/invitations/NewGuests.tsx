import { Flex, Form, Input, InputNumber } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { type FairCandidate, fairCustomerApi } from '@/contract/trade-fair/customers';
import { invitationApi, MAX_INVITATIONS } from '@/contract/trade-fair/invitations';
import { FLAG } from '@/contract/fields';
import { MOBILE } from '@/contract/patterns';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';

const CustomerPicker = lazy(async () => ({
  default: (await import('@/areas/trade-fair/shared/CustomerPicker')).CustomerPicker,
}));

export interface NewGuest {
  guestName: string;
  phone: string;
  customer: { value: string; label: string } | null;
  position?: string;
  companions?: number | null;
  prizeGroupLabel?: string;
  seatNo?: string;
}

export const EMPTY: Partial<NewGuest> = { companions: 0 };

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

interface Contacts {
  tradeFairId: string;
  /** So many rows there may be yet. */
  room: number;
  onPick: (guests: Partial<NewGuest>[]) => void;
}

/** A row for each of the customers that are chosen, with the contact that the customer has. */
function PickCustomers({ tradeFairId, room, onPick }: Contacts) {
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
          <CustomerPicker
            tradeFairId={tradeFairId}
            title="invitation.pick"
            inFair={FLAG.yes}
            max={room}
            onPick={add}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** People who are not among the guests yet, one a row. */
export function NewGuests({ tradeFairId }: { tradeFairId: string }) {
  return (
    <Form.List name="guests">
      {(rows, { add, remove }) => (
        <Flex vertical gap="small">
          {rows.map(({ key, name }) => (
            <Flex key={key} wrap gap="small" align="end">
              <Form.Item
                name={[name, 'guestName']}
                label={<T id="invitation.guestName" />}
                rules={[{ required: true }]}
              >
                <Input maxLength={20} style={{ width: 110 }} />
              </Form.Item>
              <Form.Item
                name={[name, 'phone']}
                label={<T id="invitation.phone" />}
                rules={[{ required: true }, { pattern: MOBILE }]}
              >
                <Input maxLength={11} inputMode="numeric" style={{ width: 130 }} />
              </Form.Item>
              <Form.Item
                name={[name, 'customer']}
                label={<T id="invitation.customerName" />}
                rules={[{ required: true }]}
                style={{ width: 240 }}
              >
                <MoreSelect
                  endpoint={fairCustomerApi.firstLevelCustomerList}
                  query={(customerName) => ({ tradeFairId, customerName })}
                  option={({ id, customerName }) => ({ value: id, label: customerName })}
                />
              </Form.Item>
              <Form.Item name={[name, 'position']} label={<T id="invitation.position" />}>
                <Input maxLength={20} style={{ width: 110 }} />
              </Form.Item>
              <Form.Item name={[name, 'companions']} label={<T id="invitation.companions" />}>
                <InputNumber min={0} max={9} precision={0} style={{ width: 80 }} />
              </Form.Item>
              <Form.Item name={[name, 'prizeGroupLabel']} label={<T id="invitation.prizeGroupLabel" />}>
                <Input maxLength={20} style={{ width: 100 }} />
              </Form.Item>
              <Form.Item name={[name, 'seatNo']} label={<T id="invitation.seatNo" />}>
                <Input maxLength={10} style={{ width: 80 }} />
              </Form.Item>
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
